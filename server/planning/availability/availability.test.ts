import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as contract from '#contract/planning/availability.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { toInstant } from '#domain/time/zoned-time.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  today,
  ZONE,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  other = await makeMember(app.db, club)
})
afterAll(() => app.close())

const as = ({ token }: TestUser) => ({ token, club })
const day = (offset: number) => addDays(today(), offset)
const at = (offset: number) => `${day(offset)}T08:00:00Z`
const session = (
  offset: number,
  times: { start_date: string; end_date?: string } = { start_date: at(offset) },
) =>
  makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { ...times, athlete_ids: [athlete.id, other.id] },
  )
const midnight = (offset: number) =>
  toInstant(ZONE, { day: day(offset), time: '00:00' }).toISOString()
const rowOf = async (id: number, user = athlete) =>
  (await app.ask(attendance.sessionAttendance, { params: { id } }, as(user))).data.find(
    ({ user_id }) => user_id === athlete.id,
  )
const away = (from: number, until: number, reason: 'travel' | 'ill' = 'travel') =>
  app.ask(
    contract.addAbsence,
    { body: { from_date: day(from), until_date: day(until), reason } },
    as(athlete),
  )
const move = (id: number, offset: number) =>
  app.ask(
    sessions.updateSession,
    { body: { id, start_date: at(offset), end_date: `${day(offset)}T09:30:00Z` } },
    as(coach),
  )

describe('the ordinary week', () => {
  test('is what was said last', async () => {
    const save = (slots: contract.Slot[]) =>
      app.ask(contract.saveAvailability, { body: { slots } }, as(athlete))
    await save([
      { weekday: 1, part: 'early', free: true },
      { weekday: 2, part: 'evening', free: false },
    ])
    await save([
      { weekday: 1, part: 'early', free: false },
      { weekday: 1, part: 'early', free: true },
    ])
    const { slots } = (await app.ask(contract.ownAvailability, {}, as(athlete))).data
    expect(slots).toEqual([{ weekday: 1, part: 'early', free: true }])
  })

  test('is shown to coaches, by squad', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id])
    const grid = async (query: object) =>
      (
        await app.ask(
          contract.availabilityGrid,
          { query: { week_of: day(0), ...query } },
          as(coach),
        )
      ).data
    expect((await grid({})).people.map(({ user_id }) => user_id)).toEqual([athlete.id, other.id])
    const { people } = await grid({ squad_id: squad })
    expect(people).toMatchObject([
      {
        user_id: athlete.id,
        squad_ids: [squad],
        slots: [{ weekday: 1, part: 'early', free: true }],
      },
    ])
    expect(
      await app.refused(contract.availabilityGrid, { query: { week_of: day(0) } }, as(athlete)),
    ).toMatchObject({ status: 403 })
  })
})

describe('an absence', () => {
  test('answers what lies in its span and has no answer, and takes that back', async () => {
    const [before, within, answered] = [await session(1), await session(3), await session(4)]
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: answered, users: { [athlete.id]: { attending: 1 } } } },
      as(athlete),
    )
    const { id, answered: count } = (await away(2, 5)).data
    expect(count).toBe(1)
    expect(await rowOf(within)).toMatchObject({ attending: 2, reason: 'travel' })
    expect(await rowOf(before)).toMatchObject({ attending: null })
    expect(await rowOf(answered)).toMatchObject({ attending: 1 })
    const later = await session(5)
    expect(await rowOf(later)).toMatchObject({ attending: 2, reason: 'travel' })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: later, users: { [athlete.id]: { attending: 1 } } } },
      as(athlete),
    )
    await app.ask(contract.deleteAbsence, { params: { id } }, as(athlete))
    expect(await rowOf(within)).toMatchObject({ attending: null, reason: null, answered_at: null })
    expect(await rowOf(later)).toMatchObject({ attending: 1, reason: null })
  })

  test('leaves alone what ends at the midnight before it, also for those who come later', async () => {
    const wholeDay = () => session(20, { start_date: midnight(20), end_date: midnight(21) })
    const before = await wholeDay()
    expect((await away(21, 22)).data.answered).toBe(0)
    for (const id of [before, await wholeDay()])
      expect(await rowOf(id)).toMatchObject({ attending: null, reason: null })
    expect(await rowOf(await session(21))).toMatchObject({ attending: 2, reason: 'travel' })
  })

  test('follows a session that moves out of and into it', async () => {
    const { id: first } = (await away(30, 32)).data
    const [inside, outside, answered] = [await session(31), await session(34), await session(34)]
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: answered, users: { [athlete.id]: { attending: 1 } } } },
      as(athlete),
    )
    await move(inside, 34)
    expect(await rowOf(inside)).toMatchObject({ attending: null, reason: null, answered_at: null })
    await move(outside, 30)
    expect(await rowOf(outside)).toMatchObject({ attending: 2, reason: 'travel' })
    await move(answered, 32)
    expect(await rowOf(answered)).toMatchObject({ attending: 1, reason: null })

    await away(35, 36, 'ill')
    await move(outside, 35)
    expect(await rowOf(outside)).toMatchObject({ attending: 2, health_statuses: [3], reason: null })
    await app.ask(contract.deleteAbsence, { params: { id: first } }, as(athlete))
    expect(await rowOf(outside)).toMatchObject({ attending: 2, health_statuses: [3] })
  })

  test('leaves people without a place when a session with limited places moves out of it', async () => {
    await away(42, 42)
    const plan = { start_date: at(42), athlete_ids: [athlete.id], attendance_limit: 1 }
    const id = await makeSession(app.db, club, { user_id: coach.id }, plan)
    expect(await rowOf(id)).toMatchObject({ attending: 2, reason: 'travel' })
    await move(id, 41)
    expect(await rowOf(id)).toMatchObject({ attending: 2, reason: null, answered_at: null })
    await move(id, 42)
    expect(await rowOf(id)).toMatchObject({ attending: 2, reason: 'travel' })
  })

  test('answers a session that comes back from the bin', async () => {
    const id = await session(44)
    await app.ask(life.deleteSessions, { body: { session_ids: [id] } }, as(coach))
    await away(44, 44)
    await app.ask(life.restoreSessions, { body: { session_ids: [id] } }, as(coach))
    expect(await rowOf(id)).toMatchObject({ attending: 2, reason: 'travel' })
  })

  test('that ends leaves its sessions to the other days away they lie in', async () => {
    const { id: travel } = (await away(50, 54)).data
    const [both, newer] = [await session(52), await session(56)]
    const { id: ill } = (await away(52, 57, 'ill')).data
    expect(await rowOf(both)).toMatchObject({ attending: 2, health_statuses: [3] })
    await app.ask(contract.deleteAbsence, { params: { id: ill } }, as(athlete))
    expect(await rowOf(both)).toMatchObject({
      attending: 2,
      health_statuses: [],
      reason: 'travel',
    })
    expect(await rowOf(newer)).toMatchObject({ attending: null, answered_at: null })
    await app.ask(contract.deleteAbsence, { params: { id: travel } }, as(athlete))
    expect(await rowOf(both)).toMatchObject({ attending: null, answered_at: null })
  })

  test('for illness shows the others no more than that the person is away', async () => {
    const { id } = (await away(8, 9, 'ill')).data
    const ahead = await session(8)
    expect(await rowOf(ahead)).toMatchObject({ attending: 2, health_statuses: [3] })
    expect(await rowOf(ahead, other)).toMatchObject({
      attending: 2,
      health_statuses: [],
      reason: null,
    })
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, athlete.id],
    )
    const { people } = (
      await app.ask(contract.availabilityGrid, { query: { week_of: day(8) } }, as(coach))
    ).data
    expect(
      people.find(({ user_id }) => user_id === athlete.id)?.absences.map(({ reason }) => reason),
    ).toEqual(['other'])
    expect(await app.refused(contract.deleteAbsence, { params: { id } }, as(other))).toMatchObject({
      status: 404,
    })
  })

  test('ends no earlier than it begins', async () => {
    const body = { from_date: day(3), until_date: day(2), reason: 'travel' as const }
    const problem = await app.refused(contract.addAbsence, { body }, as(athlete))
    expect(problem).toMatchObject({ status: 400, code: 'end_before_start' })
    expect(problem.errors).toHaveProperty('until_date')
  })
})
