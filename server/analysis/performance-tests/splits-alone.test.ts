import { afterAll, beforeAll, expect, test } from 'vitest'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { ergoPieces } from '#contract/analysis/reports-ergo.ts'
import { TEST_DISTANCES, type DistanceKind } from '#domain/performance-tests/kinds.ts'
import { totalTime } from '#domain/performance-tests/work-out.ts'
import { makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { plannedErgos } from '../../../test/support/planned-ergos.ts'
import { newTest, testLine } from '../../../test/support/tested-club.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
/** Who sees everybody's tests. */
let asHead: As
beforeAll(async () => {
  training = await openTrainingClub()
  asHead = await training.newHeadCoach()
})
afterAll(() => training.app.close())
const { as, planned, shown } = plannedErgos(() => training)

/** A race of which only the splits were entered, those without a time as null. */
async function raced(kind: DistanceKind, times: readonly (number | null)[]) {
  const { app, club } = training
  const athlete = await makeMember(app.db, club)
  const lines = times.map((time_s) => testLine({ distance: TEST_DISTANCES[kind].split, time_s }))
  const body = newTest({ user_id: athlete.id, kind, day: '2026-03-20', lines })
  await app.ask(savePerformanceTest, { body }, asHead)
  const [stored] = await app.rows<{ seconds: number | null }>(
    'select app.seconds_of_test(t) as seconds from performance_tests t where user_id = $1',
    [athlete.id],
  )
  return { athlete, seconds: stored?.seconds, worked: totalTime(body) }
}

test('a race entered by its splits alone is the best of its athlete', async () => {
  const { app } = training
  const { athlete } = await raced('2k', [101, 100, 100, 99])
  const query = { kind: '2k', day: '2026-03-01' } as const
  const { people } = (await app.ask(performanceTestDay, { query }, asHead)).data
  expect(people.find(({ user_id }) => user_id === athlete.id)?.best_2k).toBe(400)
  const march = { query: { ...MARCH, athletes: String(athlete.id) } }
  const { pieces } = (await app.ask(ergoPieces, march, asHead)).data
  expect(pieces).toMatchObject([{ time: 400, test: { kind: '2k' }, is_best: true }])
  const workout = await shown(await planned([athlete]), { by: 'power' }, as(athlete))
  // 400 s over 2000 m are 350 W; the threshold zone is 72 to 82 % of them.
  expect(workout.pieces[0]?.target).toEqual({ low: 252, high: 287 })
})

test.each<[DistanceKind, (number | null)[]]>([
  ['2k', [101, 100, null, 99]],
  ['2k', [101, 100, 99]],
  ['5k', [210, 210, 210, 210, 210]],
  ['5k', [210, 210, 210, 210]],
  ['6k', [210, 210, 210, 210, 210, 210]],
])('the time of %s with splits of %j is their sum where none is missing', async (kind, times) => {
  const { seconds, worked } = await raced(kind, times)
  expect(seconds).toBe(worked)
})
