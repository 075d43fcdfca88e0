import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/attendance.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import { runs } from '../../../test/support/share.ts'
import { inTransaction, type ClubId } from '../../db/client.ts'
import { markAttendance } from './commands.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
const athletes: TestUser[] = []
const CROWD = 200

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  while (athletes.length < CROWD) athletes.push(await makeMember(app.db, club))
}, 60_000)
afterAll(() => app.close())

const inAnHour = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A session ahead for the first `count` athletes, with places for some. */
async function limited(
  places: number | null,
  count: number,
  start_date = inAnHour(),
): Promise<number> {
  const ids = athletes.slice(0, count).map(({ id }) => id)
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date, athlete_ids: ids },
  )
  await limit(session, places)
  return session
}
const limit = (session: number, places: number | null) =>
  app.ask(
    contract.changeRegister,
    { params: { id: session }, body: { attendance_limit: places } },
    { token: coach.token, club },
  )

const answer = (session: number, { id, token }: TestUser, attending: 1 | 2 | null) =>
  app.ask(
    contract.saveAttendance,
    { body: { event_id: session, users: { [id]: { attending } } } },
    { token, club },
  )
const register = async (session: number) =>
  (
    await app.ask(
      contract.sessionAttendance,
      { params: { id: session } },
      { token: coach.token, club },
    )
  ).data.filter(({ user_role_id }) => user_role_id === ROLE.athlete)
const of = (index: number): TestUser => athletes[index] ?? athletes[0] ?? coach
/** Returns for each athlete whether they are in, their place in line, or out. */
const stands = async (session: number) => {
  const rows = await register(session)
  return athletes.flatMap(({ id }) => {
    const row = rows.find(({ user_id }) => user_id === id)
    return row
      ? [row.waiting ?? (row.attending === 1 ? 'in' : row.attending === 2 ? 'out' : 'open')]
      : []
  })
}
const noticesOf = async ({ token }: TestUser, session: number) =>
  (await app.ask(notifications, { query: {} }, { token })).data
    .filter(({ link }) => link === `/session/${session}`)
    .map(({ kind }) => kind)

test('with a limit athletes start as not attending, latecomers too, without an answer', async () => {
  const session = await limited(2, 3)
  expect(await stands(session)).toEqual(['out', 'out', 'out'])
  await app.ask(
    contract.changeRegister,
    { params: { id: session }, body: { add: [of(3).id] } },
    { token: coach.token, club },
  )
  expect(await stands(session)).toEqual(['out', 'out', 'out', 'out'])
  expect((await register(session)).map(({ answered_at }) => answered_at)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a freed place goes to the first in line, who is notified', async () => {
  const session = await limited(1, 3)
  expect((await answer(session, of(0), 1)).data.waiting).toEqual([])
  expect((await answer(session, of(1), 1)).data.waiting).toEqual([of(1).id])
  await answer(session, of(2), 1)
  await answer(session, of(1), 1)
  expect(await stands(session)).toEqual(['in', 1, 2])
  await answer(session, of(0), 2)
  expect(await stands(session)).toEqual(['out', 'in', 1])
  expect(await noticesOf(of(1), session)).toEqual(['place-freed'])
  expect(await noticesOf(of(2), session)).toEqual([])
  await app.ask(
    contract.changeRegister,
    { params: { id: session }, body: { remove: [of(1).id] } },
    { token: coach.token, club },
  )
  expect(await stands(session)).toEqual(['out', 'in'])
  expect(await noticesOf(of(2), session)).toEqual(['place-freed'])
})

test('the limit rises, falls, goes and comes back', async () => {
  const session = await limited(2, 4)
  for (const index of [0, 1, 2, 3]) await answer(session, of(index), 1)
  expect(await stands(session)).toEqual(['in', 'in', 1, 2])
  await limit(session, 3)
  expect(await stands(session)).toEqual(['in', 'in', 'in', 1])
  await limit(session, 1)
  expect(await stands(session)).toEqual(['in', 1, 2, 3])
  expect(await noticesOf(of(1), session)).toEqual(['place-lost'])
  await limit(session, null)
  expect(await stands(session)).toEqual(['in', 'in', 'in', 'in'])
  await limit(session, 4)
  expect(await stands(session)).toEqual(['in', 'in', 'in', 'in'])
})

describe('who came first stays first when there are fewer places', () => {
  const say = (session: number, { id, token }: TestUser, mark: contract.AttendanceMark) =>
    app.ask(
      contract.saveAttendance,
      { body: { event_id: session, users: { [id]: mark } } },
      { token, club },
    )

  test.each<[string, contract.AttendanceMark[]]>([
    ['a note', [{ note: 'I bring the cox' }]],
    ['a yes said twice', [{ attending: 1 }]],
    ['feeling ill in between', [{ health_statuses: [HEALTH_STATUS.ill] }, { health_statuses: [] }]],
  ])('whatever is answered afterwards: %s', async (_, marks) => {
    const session = await limited(2, 2)
    await answer(session, of(0), 1)
    await answer(session, of(1), 1)
    for (const mark of marks) await say(session, of(0), mark)
    await limit(session, 1)
    expect(await stands(session)).toEqual(['in', 1])
  })

  test('also where the place came from the line', async () => {
    const session = await limited(2, 4)
    for (const index of [0, 1, 2, 3]) await answer(session, of(index), 1)
    await answer(session, of(0), 2)
    await say(session, of(1), { note: 'By train' })
    await limit(session, 1)
    expect(await stands(session)).toEqual(['out', 'in', 1, 2])
  })

  test('but not who gave the place away in between', async () => {
    const session = await limited(2, 2)
    for (const index of [0, 1]) await answer(session, of(index), 1)
    await answer(session, of(0), 2)
    await answer(session, of(0), 1)
    await limit(session, 1)
    expect(await stands(session)).toEqual([1, 'in'])
  })
})

test('nobody is notified of places in a draft or a former one, yet the line moves', async () => {
  const session = await limited(1, 3)
  for (const index of [0, 1, 2]) await answer(session, of(index), 1)
  await app.ask(
    updateSession,
    { body: { id: session, published: false } },
    { token: coach.token, club },
  )
  const mark = (index: number, attending: 1 | 2) =>
    app.ask(
      contract.saveAttendance,
      { body: { event_id: session, users: { [of(index).id]: { attending } } } },
      { token: coach.token, club },
    )
  await mark(0, 2)
  expect(await stands(session)).toEqual(['out', 'in', 1])
  await limit(session, 2)
  expect(await stands(session)).toEqual(['out', 'in', 'in'])
  await limit(session, 1)
  expect(await stands(session)).toEqual(['out', 'in', 1])
  await limit(session, null)
  expect(await stands(session)).toEqual(['out', 'in', 'in'])
  for (const index of [0, 1, 2]) expect(await noticesOf(of(index), session)).toEqual([])
})

test('without the limit nobody is left as not attending who never said so', async () => {
  const session = await limited(2, 2)
  await answer(session, of(0), 2)
  await limit(session, null)
  expect(await stands(session)).toEqual(['out', 'open'])
})

test('what is over keeps its line, but the coach may still fill a free place', async () => {
  const session = await limited(1, 3, inAnHour(-8))
  await answer(session, of(0), 1)
  await answer(session, of(1), 1)
  await answer(session, of(0), 2)
  expect(await stands(session)).toEqual(['out', 1, 'out'])
  await answer(session, of(2), 1)
  expect(await stands(session)).toEqual(['out', 1, 'in'])
  await answer(session, of(2), 2)
  await answer(session, of(1), 1)
  expect(await stands(session)).toEqual(['out', 'in', 'out'])
  expect(await noticesOf(of(1), session)).toEqual([])
})

/** How many of the crowd are in, and how many in line. */
async function standing(
  session: number,
): Promise<{ attending: number; waiting: number } | undefined> {
  const [row] = await app.rows<{ attending: number; waiting: number }>(
    `select count(*) filter (where a.attending = 1)::int as attending,
    count(*) filter (where a.waiting_since is not null)::int as waiting
     from attendance a join participants p using (club_id, session_id, user_id)
     where a.session_id = $1 and p.role_id = 2`,
    [session],
  )
  return row
}

describe('two hundred answers at once for ten places: ten attend, nobody is lost', () => {
  test('over the wire', async () => {
    const session = await limited(10, CROWD)
    await Promise.all(athletes.map((athlete) => answer(session, athlete, 1)))
    expect(await standing(session)).toEqual({ attending: 10, waiting: CROWD - 10 })
  }, 30_000)

  test('again and again, beside the network', async () => {
    for (let run = 0; run < runs(19, 4); run += 1) {
      const session = await limited(10, CROWD)
      const asked = athletes.map(({ id: user_id }) =>
        inTransaction(app.database.app, { club_id: club, user_id }, (db) =>
          markAttendance(db, club, {
            session_id: session,
            marks: [{ user_id, attending: 1 }],
            reader: { user_id, edits: false },
          }),
        ),
      )
      await Promise.all(asked)
      expect(await standing(session)).toEqual({ attending: 10, waiting: CROWD - 10 })
    }
  }, 180_000)
})
