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
  'bring-in-columns': () => ({ query: { kind: 'people' } }),
}
