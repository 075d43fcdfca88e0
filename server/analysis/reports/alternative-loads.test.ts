import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addScores } from '#contract/analysis/result-entry.ts'
import { cr10Of } from '#domain/constants/scales.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { fosterLoad } from '#domain/training/foster.ts'
import { edwardsTrimp } from '#domain/training/trimp.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { rowingFile, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { piece } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import {
  openTrainingClub,
  weightOf,
  type TrainingClub,
} from '../../../test/support/training-club.ts'
import type { SessionPlan } from '#contract/plan.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asCoach: As
let training: TrainingClub
let rate: TrainingClub['rate']
let rowOf: TrainingClub['rowOf']

beforeAll(async () => {
  training = await openTrainingClub()
  ;({ app, club, asCoach, rate, rowOf } = training)
})
afterAll(() => app.close())

const ROWING = weightOf(SPORT.rowing)

/** Plans a session for an athlete who has done nothing yet. */
async function fresh(plan: Partial<SessionPlan> = {}): Promise<number> {
  athlete = await training.newAthlete()
  return training.planFor(athlete, plan)
}

describe('something else than was planned weighs by its own sport', () => {
  const PLAN = {
    planned_time: 3600,
    planned_distance: 12_000,
    intensities: [
      { id: 2, percentage: 80 },
      { id: 4, percentage: 20 },
    ],
  }
  const NO_PLAN = { trimp: null, zone_ut2: 0, zone_at: 0 }
  /** Sports as files name them. */
  const [ROW, RIDE, RUN, ERGO] = [
    { sport: 15 },
    { sport: 2 },
    { sport: 1 },
    { sport: 15, sub_sport: 14 },
  ] as const
  /** Ten minutes of a sport, in zone 2 where the heart was recorded. */
  const record = (
    session_id: number,
    of: { sport: number; sub_sport?: number },
    start: string,
    heart_rate?: number,
  ) => {
    const records = Array.from({ length: 601 }, (_, t) => ({
      t,
      distance: t * 4,
      ...(heart_rate !== undefined && { heart_rate }),
    }))
    const file = rowingFile(new Date(start), { records, ...of })
    const profile = { hr_zones: null, max_hr: 190, age_years: null }
    return storeFile(app.db, club, { user_id: athlete.id, session_id }, file, profile)
  }
  const etsShown = async () => (await rowOf(athlete))?.total.ets

  test.each([
    ['a ride', RIDE, weightOf(SPORT.bike)],
    ['a run', RUN, weightOf(SPORT.run)],
    ['the ergometer, which counts as rowed,', ERGO, ROWING],
  ])('%s by what was measured', async (_, recorded, weight) => {
    const session = await fresh(PLAN)
    await record(session, recorded, '2026-03-02T06:00:00Z', 150)
    expect(await etsShown()).toBeCloseTo(10 * weight, 6)
  })

  test('each outing by the sport it was of', async () => {
    const session = await fresh(PLAN)
    await record(session, ROW, '2026-03-02T06:00:00Z', 150)
    await record(session, RIDE, '2026-03-02T07:00:00Z', 150)
    expect(await etsShown()).toBeCloseTo(10 * ROWING + 10 * weightOf(SPORT.bike), 6)
  })

  test.each([
    ['a ride is not known', RIDE],
    ['a run is not known', RUN],
  ])('%s without a heart rate, and takes nothing from the plan', async (_, recorded) => {
    const session = await fresh(PLAN)
    await record(session, recorded, '2026-03-02T06:00:00Z')
    expect((await rowOf(athlete))?.total).toMatchObject({
      ...NO_PLAN,
      ets: null,
      unscored: 1,
      distance: 2400,
    })
  })

  test('rowing takes its own minutes from the plan, and the ride beside it none', async () => {
    const session = await fresh(PLAN)
    await record(session, ROW, '2026-03-02T06:00:00Z')
    await record(session, RIDE, '2026-03-02T07:00:00Z')
    const total = (await rowOf(athlete))?.total
    expect(total).toMatchObject({ time: 1200, distance: 4800, zone_ut2: 480, zone_at: 120 })
    expect(total?.ets).toBeCloseTo(10 * 1.22 * ROWING, 6)
    expect(total?.trimp).toBeCloseTo(edwardsTrimp([0, 8, 0, 2, 0, 0]), 6)
  })

  const enter = (session: number, sport_id: number, values: object) => {
    const scores = [piece(0, values)]
    const results = [{ user_id: athlete.id, alternative: true, sport_id, scores }]
    return app.ask(addScores, { params: { id: session }, body: { results } }, asCoach)
  }

  test('a run that was entered is not known, but as long and far as it was', async () => {
    const session = await fresh(PLAN)
    await enter(session, SPORT.run, { time: 2400, distance: 8000 })
    const done = { ...NO_PLAN, ets: null, time: 2400, distance: 8000 }
    expect((await rowOf(athlete))?.total).toMatchObject(done)
  })

  test('strength counts a point a minute, and its rating by its own time', async () => {
    const session = await fresh(PLAN)
    await enter(session, SPORT.strength, { time: 2400 })
    await rate(athlete, session, 4)
    const done = { ...NO_PLAN, ets: 40, foster: fosterLoad(cr10Of(4), 40), time: 2400 }
    expect((await rowOf(athlete))?.total).toMatchObject({ ...done, distance: null })
  })
})
