import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/planning/attendance.ts'
import { leaveClub } from '#contract/people/clubs.ts'
import { changeMemberStatus } from '#contract/people/members.ts'
import { deleteAccount } from '#contract/people/own-data.ts'
import { addAbsence, deleteAbsence } from '#contract/planning/availability.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  PASSWORD,
  ZONE,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, manager: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
})
afterAll(() => app.close())

const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString()
const A_DAY_AGO = new Date(Date.now() - 86_400_000).toISOString()

async function sessionOf(
  people: readonly TestUser[],
  places: number | null,
  start_date = IN_A_DAY,
): Promise<number> {
  const athlete_ids = people.map(({ id }) => id)
  const plan = { start_date, athlete_ids }
  const session = await makeSession(app.db, club, { user_id: coach.id }, plan)
  await limit(session, places)
  return session
}
const limit = (session: number, places: number | null) =>
  app.ask(
    contract.changeRegister,
    { params: { id: session }, body: { attendance_limit: places } },
    { token: coach.token, club },
  )
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember(app.db, club)))
const say = (session: number, { id, token }: TestUser, attending: 1 | 2) =>
  app.ask(
    contract.saveAttendance,
    { body: { event_id: session, users: { [id]: { attending } } } },
    { token, club },
  )
const comingTo = async (session: number) =>
  (
    await app.ask(
      contract.sessionAttendance,
      { params: { id: session } },
      { token: coach.token, club },
    )
  ).data
    .filter(({ attending }) => attending === 1)
    .map(({ user_id }) => user_id)
const loadsOf = async (session: number) =>
  (
    await app.rows<{ user_id: number }>(
      'select user_id from training_loads where session_id = $1 order by user_id',
      [session],
    )
  ).map(({ user_id }) => user_id)

test('who answers on a page from before the limit, or from before its end, is not held up', async () => {
  const [first, quick] = await members(2)
  if (!first || !quick) throw new Error('two members were made')
  const having = (session: number, seen: 2 | null) =>
    app.ask(
      contract.saveAttendance,
      {
        body: {
          event_id: session,
          users: { [first.id]: { attending: 1, seen: { attending: seen } } },
        },
      },
      { token: first.token, club },
    )
  const session = await sessionOf([first, quick], null)
  await say(session, quick, 1)
  await limit(session, 1)
  expect((await having(session, null)).data.waiting).toEqual([first.id])

  const open = await sessionOf([first], 1)
  await limit(open, null)
  await having(open, 2)
  expect(await comingTo(open)).toEqual([first.id])
})

test('the end of an account frees its place', async () => {
  const [leaving, next] = await members(2)
  if (!leaving || !next) throw new Error('two members were made')
  const session = await sessionOf([leaving, next], 1)
  await say(session, leaving, 1)
  await say(session, next, 1)
  expect(await comingTo(session)).toEqual([leaving.id])
  await app.ask(deleteAccount, { body: { password: PASSWORD } }, leaving)
  await expect.poll(() => comingTo(session), { timeout: 10_000 }).toEqual([next.id])
})

test.each<[string, (one: TestUser) => Promise<unknown>]>([
  ['leaves the club', ({ token }) => app.ask(leaveClub, { params: { id: club } }, { token })],
  [
    'is removed from it',
    ({ id }) =>
      app.ask(
        changeMemberStatus,
        { params: { id }, body: { status: MEMBER_STATUS.left } },
        { token: manager.token, club },
      ),
  ],
])('who %s comes to nothing ahead, and the first in line gets the place', async (_, goOut) => {
  const [leaving, waiting, next] = await members(3)
  if (!leaving || !waiting || !next) throw new Error('three members were made')
  const people = [leaving, waiting, next]
  const [full, open, over] = [
    await sessionOf(people, 1),
    await sessionOf(people, null),
    await sessionOf(people, 1, A_DAY_AGO),
  ]
  for (const session of [full, open, over]) for (const one of people) await say(session, one, 1)
  await goOut(leaving)
  await expect.poll(() => comingTo(full), { timeout: 10_000 }).toEqual([waiting.id])
  expect(await comingTo(open)).not.toContain(leaving.id)
  expect(await comingTo(over)).toEqual([leaving.id])
  const { data } = await app.ask(notifications, { query: {} }, { token: waiting.token })
  expect(data.map(({ kind }) => kind)).toContain('place-freed')
  await goOut(waiting)
  await expect.poll(() => loadsOf(full), { timeout: 10_000 }).toEqual([next.id])
})

test('loads hold of who has a place, also of one given by what somebody else did', async () => {
  const [first, next] = await members(2)
  if (!first || !next) throw new Error('two members were made')
  const session = await sessionOf([first, next], 1)
  await say(session, first, 1)
  await say(session, next, 1)
  expect(await loadsOf(session)).toEqual([first.id])
  await say(session, first, 2)
  expect(await loadsOf(session)).toEqual([next.id])
})

test('absences that come and go while others answer neither fail nor lose a place', async () => {
  const people = await members(8)
  const sessions = [await sessionOf(people, 3), await sessionOf(people, 3)]
  const day = dayIn(ZONE, new Date(IN_A_DAY))
  const goAway = async ({ token }: TestUser) => {
    const body = { from_date: day, until_date: day, reason: 'work' as const }
    const { data } = await app.ask(addAbsence, { body }, { token, club })
    await app.ask(deleteAbsence, { params: { id: data.id } }, { token, club })
  }
  const answers = people.flatMap((one) => sessions.map((session) => say(session, one, 1)))
  await Promise.all([...answers, ...people.map(goAway)])
  for (const session of sessions) {
    for (const one of people) await say(session, one, 1)
    expect(await comingTo(session)).toHaveLength(3)
  }
})
