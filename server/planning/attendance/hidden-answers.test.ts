import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/attendance.ts'
import type { AttendanceMark } from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { fillCrews, sessionCrews } from '#contract/boats/crews.ts'
import { home } from '#contract/analysis/home.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { sessionChanges } from '#contract/planning/session-life.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  answerConsent,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SECRET = { ill: true, injured: false, reason: 'family', note: 'Secret note' }
const NOTHING = { ill: false, injured: false, reason: null, note: null }

type Scene = {
  club: ClubId
  coach: TestUser
  as: As
  unwell: TestUser
  well: TestUser
  session: number
}

/**
 * Two athletes who differ in nothing but what they say beside their answer, and a coach who sees
 * neither of them.
 */
async function scene(hide: Hide, attending: 1 | 2 | null): Promise<Scene> {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const people: TestUser[] = []
  for (let index = 0; index < 2; index++) {
    const athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1990-01-01' })
    await hide(club, athlete, coach)
    people.push(athlete)
  }
  const [unwell = coach, well = coach] = people
  const athlete_ids = people.map(({ id }) => id)
  const inAnHour = new Date(Date.now() + 60_000).toISOString()
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: inAnHour, athlete_ids },
  )
  const before = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: '2026-01-01T08:00:00Z' },
  )
  await makeCrew(app.db, club, { session_id: before, user_ids: athlete_ids, published: true })
  for (const [person, { ill, injured, reason, note }] of [
    [unwell, SECRET],
    [well, NOTHING],
  ] as const)
    if (attending !== null || person === unwell)
      await app.rows(
        `insert into attendance (club_id, session_id, user_id, attending, ill, injured, reason,
          note, answered_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $3)`,
        [club, session, person.id, attending, ill, injured, reason, note],
      )
  return { club, coach, as: { token: coach.token, club }, unwell, well, session }
}

type Hide = (club: ClubId, athlete: TestUser, coach: TestUser) => Promise<unknown>
const choose =
  (mode: string): Hide =>
  (club, { id }) =>
    app.rows('insert into privacy_settings (club_id, user_id, mode) values ($1, $2, $3)', [
      club,
      id,
      mode,
    ])

const WAYS_TO_HIDE: [string, Hide][] = [
  ['wants to be seen by nobody', choose('only-me')],
  ['wants to be seen by other coaches', choose('specific-coaches')],
  ['has withdrawn their consent', (_, { id }) => answerConsent(app.db, id, 'withdrawn')],
  [
    'is a minor and the coach may not see minors',
    (club, { id }, coach) =>
      app.rows(
        `with born as (update users set date_of_birth = now() - interval '15 years' where id = $2)
         insert into member_permissions (club_id, user_id, permission_id, granted)
         select $1, $3, id, false from permissions where name = 'view-minors'
           on conflict do nothing`,
        [club, id, coach.id],
      ),
  ],
  [
    'trains in a squad the coach is not limited to',
    (club, _, coach) =>
      app.rows(
        `update memberships set coach_scope = 'own-squads' where club_id = $1 and user_id = $2`,
        [club, coach.id],
      ),
  ],
]

/** Guesses, right and wrong, and ordinary marks. */
const MARKS: AttendanceMark[] = [
  { health_statuses: [3], seen: { health_statuses: [3] } },
  { health_statuses: [], seen: { health_statuses: [2] } },
  { health_statuses: [] },
  { reason: 'family', seen: { reason: 'family' } },
  { reason: null, seen: { reason: 'work' } },
  { note: 'Secret note', seen: { note: 'Secret note' } },
  { note: null },
  { attending: 1, seen: { health_statuses: [3], reason: 'family', note: 'Secret note' } },
  { attending: 2, seen: { attending: 1, health_statuses: [], reason: null, note: null } },
  { attending: null, seen: { attending: 2 } },
  { did_alternative: true, seen: { did_alternative: false } },
  { presence: 'late', seen: { presence: null } },
  { attending: 1 },
  { attending: 2 },
]

/** What a reply reveals about a person, with their name, their number and the time taken out. */
function about({ id }: TestUser, reply: unknown): string {
  return JSON.stringify(reply)
    .replaceAll(`"user_id":${id}`, '"user_id":ID')
    .replaceAll(`users.${id}.`, 'users.ID.')
    .replaceAll(/No \d{4,}/g, 'NAME')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
}

const rowsOf = <R extends { user_id: number }>({ id }: TestUser, rows: readonly R[] | undefined) =>
  (rows ?? []).filter(({ user_id }) => user_id === id)

/** Everything a coach reads of one person around a session. */
async function view({ as, session }: Scene, person: TestUser): Promise<string> {
  const parts = { params: { id: session } }
  const week = { start_date: today(), end_date: today() }
  const { pool } = (await app.ask(sessionCrews, parts, as)).data
  const { coaching } = (await app.ask(home, {}, as)).data
  return about(person, {
    register: rowsOf(person, (await app.ask(contract.sessionAttendance, parts, as)).data),
    session: rowsOf(person, (await app.ask(getSession, parts, as)).data.participants),
    pool: rowsOf(person, pool),
    missing: rowsOf(person, coaching?.missing),
    unwell: rowsOf(person, coaching?.unwell),
    agenda: (await app.ask(agenda, { body: { ...week, one_user_id: person.id } }, as)).data.map(
      ({ mine }) => mine,
    ),
    changes: (await app.ask(sessionChanges, parts, as)).data,
    notices: (await app.ask(notifications, {}, as)).data.length,
  })
}

const privateOf = async ({ session }: Scene, { id }: TestUser) =>
  (
    await app.rows(
      'select ill, injured, reason, note from attendance where session_id = $1 and user_id = $2',
      [session, id],
    )
  )[0]

describe.each(WAYS_TO_HIDE)('of somebody who %s', (_, hide) => {
  test.each([2, null] as const)(
    'nothing distinguishes a secret from none beside the answer %s, and it stays',
    async (attending) => {
      const here = await scene(hide, attending)
      const { as, session, unwell, well } = here
      expect(await view(here, unwell)).toBe(await view(here, well))
      for (const mark of MARKS) {
        const answerTo = async (person: TestUser) => {
          const { status, json } = await app.send(
            contract.saveAttendance,
            { body: { event_id: session, users: { [person.id]: mark } } },
            as,
          )
          return about(person, { status, json })
        }
        expect([mark, await answerTo(unwell)]).toEqual([mark, await answerTo(well)])
        expect([mark, await view(here, unwell)]).toEqual([mark, await view(here, well)])
        expect(await privateOf(here, unwell)).toEqual(SECRET)
      }
    },
  )

  test('crews are filled as if nobody were ill', async () => {
    const here = await scene(hide, 1)
    await app.ask(fillCrews, { params: { id: here.session } }, here.as)
    const { crews } = (await app.ask(sessionCrews, { params: { id: here.session } }, here.as)).data
    const seated = crews.flatMap(({ crew_users }) => crew_users.map(({ user_id }) => user_id))
    expect(new Set(seated)).toEqual(new Set([here.unwell.id, here.well.id]))
  })
})

test('refuses health, reason and note of a person the writer does not see, at their fields', async () => {
  const here = await scene(choose('only-me'), null)
  const users = {
    [here.well.id]: { attending: 1, health_statuses: [2], reason: 'work', note: 'Mine' },
  }
  const problem = await app.refused(
    contract.saveAttendance,
    { body: { event_id: here.session, users } },
    here.as,
  )
  expect(problem).toMatchObject({ status: 400, code: 'invalid' })
  expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(
    ['health_statuses', 'note', 'reason'].map((field) => `users.${here.well.id}.${field}`),
  )
  expect(await privateOf(here, here.well)).toBeUndefined()
})

test('a coach who sees the person reads, compares and writes all of it', async () => {
  const here = await scene(choose('all-coaches'), 2)
  expect(await view(here, here.unwell)).not.toBe(await view(here, here.well))
  const mark = (given: AttendanceMark) => ({
    body: { event_id: here.session, users: { [here.unwell.id]: given } },
  })
  const stale = mark({ health_statuses: [2], seen: { health_statuses: [] } })
  expect(await app.refused(contract.saveAttendance, stale, here.as)).toMatchObject({
    code: 'changed_meanwhile',
    current: [
      { user_id: here.unwell.id, health_statuses: [3], reason: 'family', note: 'Secret note' },
    ],
  })
  await app.ask(
    contract.saveAttendance,
    mark({ attending: 1, note: null, seen: { note: 'Secret note' } }),
    here.as,
  )
  expect(await privateOf(here, here.unwell)).toEqual({ ...SECRET, reason: null, note: null })
})
