import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

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
  if (places !== undefined)
    await app.rows('update sessions set attendance_limit = $2 where id = $1', [id, places])
  return id
}

describe('a merge taken apart keeps what people have said since', () => {
  const mark = (id: number, person: TestUser, body: attendance.AttendanceMark) =>
    app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [person.id]: body } } },
      { token: person.token, club },
    )
  const answerOf = async (id: number, person: TestUser) =>
    (await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)).data.find(
      ({ user_id }) => user_id === person.id,
    )
  const merged = async (into: number, from: number) =>
    (await app.ask(life.mergeSessions, { body: { into, session_ids: [from] } }, asCoach)).data
      .merge_id
  const undo = (id: number) => app.ask(life.undoMerge, { params: { id } }, asCoach)

  test('where they only came along, in the session they go back to', async () => {
    const [into, from] = [await create(), await create({ athlete_ids: [other.id] })]
    const merge = await merged(into, from)
    await mark(into, other, { attending: 1, note: 'By bike' })
    await app.ask(
      sessions.rateSession,
      { params: { id: into }, body: { rpe: 4 } },
      { token: other.token, club },
    )
    await undo(merge)
    expect(await answerOf(from, other)).toMatchObject({ attending: 1, note: 'By bike' })
    expect(await answerOf(into, other)).toBeUndefined()
    expect(
      await app.rows(
        'select session_id, rpe from session_ratings where user_id = $1 and session_id = any ($2)',
        [other.id, [into, from]],
      ),
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
    const [into, from] = [
      await create(),
      await create({ athlete_ids: [athlete.id, other.id], attendance_limit: 1 }),
    ]
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

describe('a merge into limited places, or into a draft', () => {
  const say = (id: number, person: TestUser, attending: 1 | 2) =>
    app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [person.id]: { attending } } } },
      { token: person.token, club },
    )
  const standing = async (id: number) =>
    (await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)).data
      .filter(({ user_role_id }) => user_role_id === ROLE.athlete)
      .map(({ user_id, attending, waiting }) => [
        user_id,
        waiting === null ? attending : `waits ${waiting}`,
      ])
      .toSorted(([a], [b]) => Number(a) - Number(b))
  const preview = async (into: number, from: number) =>
    (await app.ask(life.previewMerge, { body: { into, session_ids: [from] } }, asCoach)).data
  const merge = async (into: number, from: number) =>
    (await app.ask(life.mergeSessions, { body: { into, session_ids: [from] } }, asCoach)).data
      .merge_id
  const noticesOf = async (person: TestUser, id: number) =>
    (
      await app.rows<{ kind: string; what: string | null }>(
        `select n.kind, s ->> 'what' as what from notifications n left
          join lateral jsonb_array_elements(n.values -> 'sessions') s on true
         where n.user_id = $1 and (n.link like $2 or (s ->> 'id')::int = $3) order by n.id`,
        [person.id, `/session/${id}`, id],
      )
    ).map(({ kind, what }) => what ?? kind)

  test('who comes along too late stands in line, is notified, and is warned before', async () => {
    const late = await makeMember(app.db, club)
    const into = await create({ athlete_ids: [athlete.id], attendance_limit: 2 })
    const from = await create({ athlete_ids: [other.id, late.id], attendance_limit: 2 })
    await say(into, athlete, 1)
    await say(from, other, 1)
    await say(from, late, 1)
    expect(await preview(into, from)).toMatchObject({
      waits: 1,
      places: 2,
      publishes: false,
      answers: 2,
    })
    const id = await merge(into, from)
    expect(await standing(into)).toEqual([
      [athlete.id, 1],
      [other.id, 1],
      [late.id, 'waits 1'],
    ])
    expect(await noticesOf(late, into)).toContain('place-lost')
    expect(await noticesOf(other, into)).not.toContain('place-lost')
    await say(into, athlete, 2)
    expect(await standing(into)).toContainEqual([late.id, 1])
    await app.ask(life.undoMerge, { params: { id } }, asCoach)
    expect(await standing(from)).toEqual([
      [other.id, 1],
      [late.id, 1],
    ])
  })

  test('who waited comes where there is room, and who never answered is no no', async () => {
    const into = await create({ athlete_ids: [] })
    const from = await create({ athlete_ids: [athlete.id, other.id], attendance_limit: 1 })
    const third = await makeMember(app.db, club)
    await app.ask(
      attendance.changeRegister,
      { params: { id: from }, body: { add: [third.id] } },
      asCoach,
    )
    await say(from, athlete, 1)
    await say(from, other, 1)
    expect((await preview(into, from)).answers).toBe(2)
    await merge(into, from)
    expect(await standing(into)).toEqual([
      [athlete.id, 1],
      [other.id, 1],
      [third.id, null],
    ])
  })

  test('a yes takes the place of having said nothing there, and goes back', async () => {
    const into = await create({ attendance_limit: 3 })
    const from = await create()
    await say(from, athlete, 1)
    const id = await merge(into, from)
    expect(await standing(into)).toEqual([[athlete.id, 1]])
    await app.ask(life.undoMerge, { params: { id } }, asCoach)
    expect(await standing(into)).toEqual([[athlete.id, 2]])
    expect(
      await app.rows('select answered_at from attendance where session_id = $1', [into]),
    ).toEqual([{ answered_at: null }])
  })

  test('a draft is published with what people know of, says so before, and is a draft again', async () => {
    const into = await create({ athlete_ids: [athlete.id] })
    await app.ask(sessions.updateSession, { body: { id: into, published: false } }, asCoach)
    const from = await create({ athlete_ids: [other.id] })
    await app.ask(sessions.updateSession, { body: { id: from, published: false } }, asCoach)
    expect((await preview(into, from)).publishes).toBe(false)
    await app.ask(sessions.updateSession, { body: { id: from, published: true } }, asCoach)
    await say(from, other, 1)
    expect((await preview(into, from)).publishes).toBe(true)
    const id = await merge(into, from)
    const asOther = { token: other.token, club }
    expect(
      (await app.ask(sessions.getSession, { params: { id: into } }, asOther)).data.published,
    ).toBe(true)
    expect(await standing(into)).toContainEqual([other.id, 1])
    expect(await noticesOf(other, into)).toEqual(['new'])
    expect(await noticesOf(athlete, into)).toEqual(['new'])
    await app.ask(life.undoMerge, { params: { id } }, asCoach)
    expect(await app.refused(sessions.getSession, { params: { id: into } }, asOther)).toMatchObject(
      { status: 404 },
    )
    expect(await standing(from)).toEqual([[other.id, 1]])
    expect((await noticesOf(other, from)).at(-1)).toBe('new')
  })
})
