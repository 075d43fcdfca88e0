import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gmtCrews } from '#contract/insight/reports-crews.ts'
import * as contract from '#contract/insight/reports.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { performanceReport } from '#domain/reports/performance.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { rowPieces, setMedalTimes } from '../../../test/support/rowed-pieces.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

/** Two weeks around the night in which the clock goes forward. */
const DAYS = { start_date: '2026-03-23', end_date: '2026-04-05' }
const FROM = Date.parse('2026-03-22T12:00:00Z')
const QUARTERS = 15 * 24 * 4

const timed = fc.record({
  time: fc.integer({ min: 800, max: 5200 }).map((tenths) => tenths / 10),
  distance: fc.constantFrom(500, 1000, 2000),
})
type Rowed = { time: number; distance: number; seats: readonly number[] }
const SEATS: readonly (readonly number[])[] = [[0], [1], [0, 1], [1, 2], [2]]
const outing = fc.record({
  quarters: fc.integer({ min: 0, max: QUARTERS }),
  seats: fc.constantFrom(...SEATS),
  pieces: fc.array(timed, { minLength: 1, maxLength: 3 }),
})
const MEDAL_TIME = 390

let training: TrainingClub
let athletes: TestUser[]
const [season = []] = fc.sample(fc.array(outing, { minLength: 14, maxLength: 14, size: 'max' }), {
  seed: 7,
  numRuns: 1,
})
/** The pieces of the days, on the clock of the club. */
const counted: readonly Rowed[] = season
  .filter(({ quarters }) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
      FROM + quarters * 900_000,
    )
    return day >= DAYS.start_date && day <= DAYS.end_date
  })
  .flatMap(({ seats, pieces }) => pieces.map((piece) => ({ ...piece, seats })))

beforeAll(async () => {
  training = await openTrainingClub({ time_zone: 'Europe/Berlin' })
  await setMedalTimes(training)
  athletes = [await training.newAthlete(), await training.newAthlete(), await training.newAthlete()]
  for (const { quarters, seats, pieces } of season)
    await rowPieces(
      training,
      seats.flatMap((seat) => athletes[seat] ?? []),
      pieces,
      {
        boat: seats.length,
        gmt: MEDAL_TIME,
        start_date: new Date(FROM + quarters * 900_000).toISOString(),
      },
    )
})
afterAll(() => training.app.close())

const query = () => ({ ...DAYS, athletes: athletes.map(({ id }) => id).join(',') })
const NO_PIECE: Rowed = { time: 0, distance: 0, seats: [] }
const partsOf = ({ time, distance }: Rowed) => ({
  pieces: 1,
  piece_time: time,
  piece_distance: distance,
  medal_time: (MEDAL_TIME * distance) / 2000,
  measured_time: time,
})
const sumOf = (pieces: readonly Rowed[], names: readonly string[]): Parts => {
  const adding = Object.fromEntries(names.map((name) => [name, 'sum' as const]))
  return addUp(adding, pieces.map(partsOf))
}
const expectSums = (parts: Parts | undefined, sum: Parts) => {
  for (const [name, value] of Object.entries(sum))
    expect(parts?.[name], name).toBeCloseTo(value ?? Number.NaN, 5)
}

describe.each([
  ['gmt', contract.reportGmt, gmtReport],
  ['performance', contract.reportPerformance, performanceReport],
] as const)('the sums of a random season in %s', (_, show, { parts }) => {
  const names = Object.keys(parts).filter((name) => Object.hasOwn(partsOf(NO_PIECE), name))

  test.each(['week', 'month', 'day'] as const)('are those of the pieces, by %s', async (by) => {
    const { data } = await training.app.ask(show, { query: { ...query(), by } }, training.asCoach)
    for (const [seat, { id }] of athletes.entries()) {
      const found = data.athletes.find(({ user_id }) => user_id === id)
      const own = counted.filter(({ seats }) => seats.includes(seat))
      expectSums(found?.total, sumOf(own, names))
      const lines = (found?.periods ?? []).map((line): Parts => line.parts)
      const adding = Object.fromEntries(names.map((name) => [name, 'sum' as const]))
      expectSums(addUp(adding, lines), sumOf(own, names))
    }
  })
})

test('each piece counts once among crews, and as often as its athletes among them', async () => {
  const { data } = await training.app.ask(gmtCrews, { query: query() }, training.asCoach)
  const names = ['pieces', 'piece_time', 'piece_distance', 'medal_time']
  expectSums(data.total ?? undefined, sumOf(counted, names))
  const lines = data.crews.map(({ total }): Parts => total)
  const adding = Object.fromEntries(names.map((name) => [name, 'sum' as const]))
  expectSums(addUp(adding, lines), sumOf(counted, names))
})
