import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as contract from '#contract/planning/availability.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'
import { followMorning } from './open.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})
afterAll(() => app.close())
beforeEach(async () => {
  athlete = await makeMember(app.db, club)
})

const as = ({ token }: TestUser) => ({ token, club })
const tomorrow = addDays(today(), 1)

const session = (more: { attendance_limit?: number } = {}) =>
  makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: `${tomorrow}T08:00:00Z`, athlete_ids: [athlete.id], ...more },
  )
const answer = (id: number, mark: attendance.AttendanceMark) =>
  app.ask(
    attendance.saveAttendance,
    { body: { event_id: id, users: { [athlete.id]: mark } } },
    as(athlete),
  )

const standing = async (id: number) => {
  const rows = await app.ask(attendance.sessionAttendance, { params: { id } }, as(coach))
  const row = rows.data.find(({ user_id }) => user_id === athlete.id)
  return { attending: row?.attending, health: row?.health_statuses, waiting: row?.waiting }
}
const morning = (said: { ill?: boolean; injured?: boolean }, day = tomorrow) =>
  followMorning(app.db, club, { userId: athlete.id, day, ill: false, injured: false, ...said })
const absences = async () =>
  (await app.ask(contract.ownAvailability, {}, as(athlete))).data.absences.map(
    ({ from_date, until_date, reason }) => ({ from_date, until_date, reason }),
  )

describe('a morning that says ill', () => {
  test('answers the sessions of the day and is taken back with it', async () => {
    const id = await session()
    await morning({ ill: true })
    expect(await standing(id)).toEqual({ attending: 2, health: [3], waiting: null })
    expect(await absences()).toEqual([{ from_date: tomorrow, until_date: tomorrow, reason: 'ill' }])
    await morning({})
    expect(await standing(id)).toEqual({ attending: null, health: [], waiting: null })
    expect(await absences()).toEqual([])
  })

  test('takes the place of a yes, which comes back with health', async () => {
    const id = await session()
    await answer(id, { attending: 1 })
    await morning({ ill: true })
    expect(await standing(id)).toMatchObject({ attending: 2, health: [3] })
    await morning({})
    expect(await standing(id)).toMatchObject({ attending: 1, health: [] })
  })

  test('leaves a no with its reason, and what was answered with health, as they are', async () => {
    const [work, rehab] = [await session(), await session()]
    await answer(work, { attending: 2, reason: 'work' })
    await answer(rehab, { attending: 1, health_statuses: [2], did_alternative: true })
    await morning({ ill: true })
    expect(await standing(work)).toMatchObject({ attending: 2, health: [] })
    expect(await standing(rehab)).toMatchObject({ attending: 1, health: [2] })
  })

  test('can be corrected for one session, which the next morning leaves alone', async () => {
    const id = await session()
    await morning({ ill: true })
    await answer(id, { attending: 1, health_statuses: [] })
    await morning({})
    expect(await standing(id)).toMatchObject({ attending: 1, health: [] })
  })

  test('gives a limited place to the next in line, and none back', async () => {
    const id = await session({ attendance_limit: 1 })
    await answer(id, { attending: 1 })
    await morning({ ill: true })
    expect(await standing(id)).toMatchObject({ attending: 2, health: [3] })
    await morning({})
    expect(await standing(id)).toEqual({ attending: 2, health: [], waiting: null })
  })
})

test('ill and injured at once are both said of a session, and end on their own', async () => {
  const id = await session()
  await morning({ ill: true, injured: true })
  expect(await standing(id)).toMatchObject({ attending: 2, health: [2, 3] })
  await morning({ injured: true })
  expect(await standing(id)).toMatchObject({ attending: 2, health: [2] })
})

test('days in a row are one absence, and a well day among them divides it', async () => {
  const [next, third] = [addDays(tomorrow, 1), addDays(tomorrow, 2)]
  for (const day of [tomorrow, next, third]) await morning({ injured: true }, day)
  const reason = 'injured'
  expect(await absences()).toEqual([{ from_date: tomorrow, until_date: third, reason }])
  await morning({}, next)
  expect(await absences()).toEqual([
    { from_date: tomorrow, until_date: tomorrow, reason },
    { from_date: third, until_date: third, reason },
  ])
})

test('days away entered by hand answer again once one is well', async () => {
  const id = await session()
  const body = { from_date: tomorrow, until_date: addDays(tomorrow, 2), reason: 'travel' } as const
  await app.ask(contract.addAbsence, { body }, as(athlete))
  await morning({ ill: true })
  expect(await standing(id)).toMatchObject({ attending: 2, health: [3] })
  await morning({})
  const rows = await app.ask(attendance.sessionAttendance, { params: { id } }, as(coach))
  expect(rows.data.find(({ user_id }) => user_id === athlete.id)).toMatchObject({
    attending: 2,
    health_statuses: [],
    reason: 'travel',
  })
})

test('an absence entered by hand is neither lengthened nor ended', async () => {
  const body = { from_date: tomorrow, until_date: tomorrow, reason: 'ill' } as const
  await app.ask(contract.addAbsence, { body }, as(athlete))
  await morning({})
  expect(await absences()).toEqual([{ ...body }])
})
