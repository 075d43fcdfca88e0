import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/attendance.ts'
import * as life from '#contract/session-life.ts'
import * as sessions from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from '../../test/support/factories.ts'
import type { As } from '../../test/support/http.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser
let asCoach: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  athlete = await makeMember(app.db, club)
  other = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
})
afterAll(() => app.close())

type Plan = { athlete_ids?: number[]; attendance_limit?: number }
const create = async (plan: Plan = {}) => {
  const { attendance_limit: places, ...rest } = { athlete_ids: [athlete.id], ...plan }
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: new Date(Date.now() + 86_400_000).toISOString(), ...rest },
  )
  if (places !== undefined) await app.rows('update sessions set attendance_limit = $2 where id = $1', [id, places])
  return id
}

describe('a merge taken apart keeps what people have said since', () => {
  const mark = (id: number, person: TestUser, body: attendance.AttendanceMark) =>
    app.ask(attendance.saveAttendance, { body: { event_id: id, users: { [person.id]: body } } }, { token: person.token, club })
  const answerOf = async (id: number, person: TestUser) =>
    (await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)).data.find(({ user_id }) => user_id === person.id)
  const merged = async (into: number, from: number) =>
    (await app.ask(life.mergeSessions, { body: { into, session_ids: [from] } }, asCoach)).data.merge_id
  const undo = (id: number) => app.ask(life.undoMerge, { params: { id } }, asCoach)

  test('where they only came along, in the session they go back to', async () => {
    const [into, from] = [await create(), await create({ athlete_ids: [other.id] })]
    const merge = await merged(into, from)
    await mark(into, other, { attending: 1, note: 'By bike' })
    await app.ask(sessions.rateSession, { params: { id: into }, body: { rpe: 4 } }, { token: other.token, club })
    await undo(merge)
    expect(await answerOf(from, other)).toMatchObject({ attending: 1, note: 'By bike' })
    expect(await answerOf(into, other)).toBeUndefined()
    expect(
      await app.rows('select session_id, rpe from session_ratings where user_id = $1 and session_id = any ($2)', [other.id, [into, from]]),
    ).toEqual([{ session_id: from, rpe: 4 }])
  })

  test('instead of what they had said there before', async () => {
    const [into, from] = [await create(), await create({ athlete_ids: [other.id] })]
    await mark(from, other, { attending: 1 })
    const merge = await merged(into, from)
    await mark(into, other, { attending: 2, reason: 'work' })
    await undo(merge)
    expect(await answerOf(from, other)).toMatchObject({ attending: 2, reason: 'work' })
  })

  test('in line for the places there', async () => {
    const [into, from] = [await create(), await create({ athlete_ids: [athlete.id, other.id], attendance_limit: 1 })]
    await mark(from, athlete, { attending: 1 })
    const merge = await merged(into, from)
    await mark(into, other, { attending: 1 })
    await undo(merge)
    expect(await answerOf(from, athlete)).toMatchObject({ attending: 1 })
    expect(await answerOf(from, other)).toMatchObject({ attending: 2, waiting: 1 })
  })

  test('where they took part anyhow, in the session that stayed', async () => {
    const [into, from] = [await create(), await create()]
    await mark(from, athlete, { attending: 1 })
    const merge = await merged(into, from)
    expect(await answerOf(into, athlete)).toMatchObject({ attending: 1 })
    await mark(into, athlete, { attending: 2 })
    await undo(merge)
    expect(await answerOf(into, athlete)).toMatchObject({ attending: 2 })
    expect(await answerOf(from, athlete)).toMatchObject({ attending: 1 })
  })
})
