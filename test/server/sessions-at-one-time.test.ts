import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPlan } from '#contract/plan.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId
let asCoach: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  asCoach = { token: (await makeMember(app.db, club, [ROLE.head_coach])).token, club }
})
afterAll(() => app.close())

const START = '2027-05-11T06:00:00Z'
type Times = Pick<SessionPlan, 'start_date' | 'end_date'>
const create = async (plan: Times & Partial<SessionPlan>) =>
  (await app.ask(sessions.createSession, { body: { name: 'Row', sport_id: 1, ...plan } }, asCoach))
    .data.id
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data

test('a copy of a whole day is one as well where the clocks change', async () => {
  const day = {
    start_date: '2027-03-25T23:00:00Z',
    end_date: '2027-03-26T22:59:00Z',
    all_day_event: true,
    athlete_ids: [],
  }
  const id = await create(day)
  for (const [start_date, end_date] of [
    ['2027-03-27T23:00:00Z', '2027-03-28T21:59:00Z'],
    ['2027-10-30T22:00:00Z', '2027-10-31T22:59:00Z'],
  ] as const) {
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date } }, asCoach)
    ).data.id
    expect(await read(copy)).toMatchObject({ start_date, end_date })
  }
})

test('people who would be in two sessions at one time are named before as well, each two once', async () => {
  const [one, two] = [await makeMember(app.db, club), await makeMember(app.db, club)]
  const at = (from: string, to: string) => ({
    athlete_ids: [],
    start_date: START.replace('T06:00', from),
    end_date: START.replace('T06:00', to),
  })
  const first = await create({ ...at('T07:00', 'T08:30'), name: 'First' })
  const second = await create({ ...at('T07:30', 'T09:00'), name: 'Second' })
  const later = await create({ ...at('T09:00', 'T10:00'), name: 'Later' })
  const day = await create({ ...at('T00:00', 'T23:00'), name: 'Camp', all_day_event: true })
  const conflicts = async () => {
    const body = {
      session_ids: [later, second, first, day],
      user_ids: [one.id, two.id],
      squad_ids: [],
    }
    const { data } = await app.ask(life.previewAssigning, { body }, asCoach)
    return data.conflicts
      .map(({ user_id, session_id, other_id }) => [user_id, session_id, other_id])
      .toSorted(([a = 0], [b = 0]) => a - b)
  }
  expect(await conflicts()).toEqual([
    [one.id, first, second],
    [two.id, first, second],
  ])
  await app.ask(
    life.assignMembers,
    { body: { session_ids: [second], user_ids: [one.id], squad_ids: [] } },
    asCoach,
  )
  expect((await conflicts()).filter(([user]) => user === one.id)).toContainEqual([
    one.id,
    first,
    second,
  ])
})
