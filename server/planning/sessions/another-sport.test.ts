import { afterAll, beforeAll, expect, test } from 'vitest'
import * as lookups from '#contract/lookups.ts'
import type { SessionPlan } from '#contract/plan.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

let app: TestApp
let asCoach: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  asCoach = { token: (await makeMember(app.db, club, [ROLE.coach])).token, club }
})
afterAll(() => app.close())

const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
}
const create = async (plan: Partial<SessionPlan>) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)).data.id
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data

test('a session changes to another sport only without the parts that has no use for', async () => {
  const structure = {
    piece_structure: 1 as const,
    repetitions: 1,
    pieces: [
      { planned_distance: 500, planned_time: null, rest: null, split_length: null, segments: [] },
    ],
  }
  const [exercise] = (await app.ask(lookups.exercises, {}, asCoach)).data
  const sets = {
    exercise_id: exercise?.id ?? 0,
    sets_count: 3,
    rest: null,
    segments: [{ reps_count: 8, exercise_weight: null }],
  }
  const rowed = await create({ structure })
  const lifted = await create({ sport_id: 7, strength_structures: [{ pieces: [sets] }] })
  const refusedAt = async (body: Partial<SessionPlan> & { id: number }) =>
    Object.keys((await app.refused(sessions.updateSession, { body }, asCoach)).errors ?? {})
  expect(await refusedAt({ id: rowed, sport_id: 9 })).toEqual(['structure'])
  expect(await refusedAt({ id: rowed, sport_id: 7 })).toEqual(['structure'])
  expect(await refusedAt({ id: lifted, sport_id: 1 })).toEqual(['strength_structures'])
  await app.ask(sessions.updateSession, { body: { id: rowed, sport_id: 2 } }, asCoach)
  await app.ask(
    sessions.updateSession,
    { body: { id: rowed, sport_id: 9, structure: null } },
    asCoach,
  )
  await app.ask(
    sessions.updateSession,
    { body: { id: lifted, sport_id: 1, strength_structure: null, structure } },
    asCoach,
  )
  expect(await read(rowed)).toMatchObject({ sport: { id: 9 }, structure: null })
  expect(await read(lifted)).toMatchObject({ sport: { id: 1 }, structure, strength_structures: [] })
})
