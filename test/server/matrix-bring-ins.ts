import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { Parts } from '../support/http.ts'
import { idOf, plain, type MatrixCall } from './matrix-parts.ts'

const PEOPLE = {
  rows: [{ line: 2, cells: { full_name: 'New Person', email: 'new@slipway.test' } }],
  role_id: 2 as const,
}

const PLAN = {
  rows: [{ line: 2, cells: { day: '2026-03-02', start: '6:00', what: 'Ergo 4x2000m/6' } }],
  week_of: '2026-03-02',
  sport_id: 1,
}

/** A result of somebody the club does not have. */
const NO_RESULT = {
  rows: [{ line: 2, cells: { day: '2026-03-02', name: 'Nobody', time: '7:12' } }],
  sport_id: 2,
}

/** A result of an athlete of the club. */
async function resultsIn(db: Db, club: number) {
  const athlete = await db
    .selectFrom('membership_roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.first_name', 'u.last_name'])
    .where('r.club_id', '=', club)
    .where('r.role_id', '=', ROLE.athlete)
    .orderBy('u.date_of_birth')
    .executeTakeFirst()
  const name = `${athlete?.last_name}, ${athlete?.first_name}`
  const cells = { day: '2026-03-02', name, distance: '2000', time: '7:12' }
  return { rows: [{ line: 2, cells }], sport_id: 2 }
}

/** An import of the club that nothing came of. */
async function emptyBringIn(db: Db, club_id: number, email: string): Promise<number> {
  const { id } = await db
    .insertInto('bring_ins')
    .values({ club_id, kind: 'people', file_name: 'people.csv', made_by: await idOf(db, email) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const forget = async (db: Db, club: ClubId) => {
  await db.deleteFrom('bring_ins').where('club_id', '=', club).execute()
  await db.deleteFrom('users').where('email', '=', 'new@slipway.test').execute()
}

const EVENT = {
  name: 'Followed regatta',
  start_date: '2026-05-02T08:00:00.000Z',
  end_date: '2026-05-02T09:00:00.000Z',
  all_day: false,
  location: '',
  description: '',
}

const calendarIn = async (db: Db, club_id: number): Promise<number> => {
  const { id } = await db
    .insertInto('followed_calendars')
    .values({
      club_id,
      address: 'https://calendar.example/a.ics',
      name: 'Regattas',
      follows: false,
      next_check: 'infinity',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const latest = JSON.stringify(EVENT)
  const event = { club_id, calendar_id: id, uid: 'a', recurrence: '', latest }
  await db.insertInto('followed_events').values(event).execute()
  return id
}
const forgetCalendars = async (db: Db, club: ClubId) => {
  await db.deleteFrom('followed_calendars').where('club_id', '=', club).execute()
  await db
    .deleteFrom('sessions')
    .where('club_id', '=', club)
    .where('name', '=', EVENT.name)
    .execute()
  await forget(db, club)
}
const byCalendar = {
  parts: async ({ club }, db) => ({ params: { id: await calendarIn(db, club) } }),
  undo: forgetCalendars,
} satisfies MatrixCall

/** Rows of the matrix about lists that a club brings in. */
export const BRING_IN_CALLS: Record<string, MatrixCall> = {
  'POST bring-ins/people/preview': { parts: () => ({ body: PEOPLE }) },
  'POST bring-ins/people': {
    parts: () => ({ body: { ...PEOPLE, file_name: 'people.csv' } }),
    undo: forget,
  },
  'POST bring-ins/plan/preview': { parts: () => ({ body: PLAN }) },
  'POST bring-ins/plan': {
    parts: () => ({ body: { ...PLAN, file_name: 'plan.csv' } }),
    undo: forget,
  },
  'POST bring-ins/results/preview': { parts: () => ({ body: NO_RESULT }) },
  'POST bring-ins/results': {
    parts: async ({ club }, db) => ({
      body: { ...(await resultsIn(db, club)), file_name: 'results.csv' },
    }),
    undo: async (db, club) => {
      const made = db.selectFrom('bring_in_sessions').select('session_id')
      await db
        .deleteFrom('sessions')
        .where('id', 'in', made.where('club_id', '=', club))
        .execute()
      await forget(db, club)
    },
  },
  'GET bring-ins': plain,
  'POST bring-ins/{id}/undo': {
    parts: async ({ club, email }, db) => ({
      params: { id: await emptyBringIn(db, club, email) },
    }),
    undo: forget,
  },
  'GET followed-calendars': plain,
  'POST followed-calendars': {
    parts: () => ({ body: { address: 'https://calendar.example/a.ics', follows: true } }),
    undo: forgetCalendars,
  },
  'POST followed-calendars/{id}/check': byCalendar,
  'POST followed-calendars/{id}/take': byCalendar,
  'DELETE followed-calendars/{id}': byCalendar,
  'GET bring-in-columns': { parts: () => ({ query: { kind: 'people' } }) },
}

/** What the calls that only read need beside their path. */
export const BRING_IN_READS: Readonly<Record<string, () => Parts>> = {
  'bring-ins/people/preview': () => ({ body: PEOPLE }),
  'bring-ins/plan/preview': () => ({ body: PLAN }),
  'bring-ins/results/preview': () => ({ body: NO_RESULT }),
  'bring-in-columns': () => ({ query: { kind: 'people' } }),
}
