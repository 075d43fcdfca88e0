import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gmtCrews } from '#contract/analysis/reports-crews.ts'
import * as contract from '#contract/analysis/reports.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { GMT_METRES_PARTS, GMT_TIME_PARTS } from '#domain/reports/gmt-zone-parts.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { performanceReport } from '#domain/reports/performance.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { rowPieces, setMedalTimes } from '../../../test/support/rowed-pieces.ts'
import { crewOf, recordBoat } from '../../../test/support/rowed-recordings.ts'
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
/** How long and how fast a boat was recorded: seconds, metres a second. */
const RECORDED = [
  null,
  { seconds: 300, speed: 2 },
  null,
  { seconds: 600, speed: 4 },
  { seconds: 421, speed: 4.6 },
]
const outing = fc.record({
  quarters: fc.integer({ min: 0, max: QUARTERS }),
  seats: fc.constantFrom(...SEATS),
  pieces: fc.array(timed, { minLength: 1, maxLength: 3 }),
  recorded: fc.constantFrom(...RECORDED),
})
const MEDAL_TIME = 390

type Outing = (typeof season)[number]

let training: TrainingClub
let athletes: TestUser[]
const [season = []] = fc.sample(fc.array(outing, { minLength: 14, maxLength: 14, size: 'max' }), {
  seed: 7,
  numRuns: 1,
})
/** The outings of the days, on the clock of the club. */
const within = season.filter(({ quarters }) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
    FROM + quarters * 900_000,
  )
  return day >= DAYS.start_date && day <= DAYS.end_date
})
const counted: readonly Rowed[] = within.flatMap(({ seats, pieces }) =>
  pieces.map((piece) => ({ ...piece, seats })),
)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
/** Whether an outing was recorded for nine tenths of the time of its pieces. */
const isCovered = ({ pieces, recorded }: Pick<Outing, 'pieces' | 'recorded'>) =>
  (recorded?.seconds ?? 0) >= 0.9 * sum(pieces.map(({ time }) => time))
/** What stands in the zones: the recording of an outing that covers it, else its pieces. */
const inZones: readonly Rowed[] = within.flatMap(({ seats, pieces, recorded }) =>
  recorded && isCovered({ pieces, recorded })
    ? [{ seats, time: recorded.seconds, distance: recorded.seconds * recorded.speed }]
    : pieces.map((piece) => ({ ...piece, seats })),
)

beforeAll(async () => {
  training = await openTrainingClub({ time_zone: 'Europe/Berlin' })
  await setMedalTimes(training)
  athletes = [await training.newAthlete(), await training.newAthlete(), await training.newAthlete()]
  for (const { quarters, seats, pieces, recorded } of season) {
    const start = new Date(FROM + quarters * 900_000).toISOString()
    const session = await rowPieces(
      training,
      seats.flatMap((seat) => athletes[seat] ?? []),
      pieces,
      {
        boat: seats.length,
        gmt: MEDAL_TIME,
        start_date: start,
      },
    )
    if (!recorded) continue
    const { seconds, speed } = recorded
    const crew_id = await crewOf(training, session)
    await recordBoat(training, { session, by: training.coach, crew_id, start }, [[seconds, speed]])
  }
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
const expectSums = (parts: Parts | undefined, expected: Parts) => {
  for (const [name, value] of Object.entries(expected))
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

const zonesIn = (total: Parts | null | undefined) =>
  [GMT_TIME_PARTS, GMT_METRES_PARTS].map((parts) =>
    parts.reduce((all, part) => all + (total?.[part] ?? 0), 0),
  )
/** Tenths are what is kept of a recording. */
const expectZones = (total: Parts | null | undefined, rowed: readonly Rowed[]) => {
  const [seconds, metres] = zonesIn(total)
  expect(seconds).toBeCloseTo(sum(rowed.map(({ time }) => time)), 0)
  expect(metres).toBeCloseTo(sum(rowed.map(({ distance }) => distance)), 0)
}

test('zones hold each recording that covers its pieces, else these: of all and of crews', async () => {
  // Some outings were not recorded, some in part, and some as a whole.
  expect(within.some(({ recorded }) => recorded === null)).toBe(true)
  expect(new Set(within.filter(({ recorded }) => recorded).map(isCovered)).size).toBe(2)
  const asked = { query: query() }
  const { data } = await training.app.ask(contract.reportGmt, asked, training.asCoach)
  for (const [seat, { id }] of athletes.entries()) {
    const found = data.athletes.find(({ user_id }) => user_id === id)
    const own = inZones.filter(({ seats }) => seats.includes(seat))
    expectZones(found?.total, own)
    const lines = (found?.periods ?? []).map((line): Parts => line.parts)
    expectZones(addUp(gmtReport.parts, lines), own)
  }
  const crews = (await training.app.ask(gmtCrews, asked, training.asCoach)).data
  expectZones(crews.total, inZones)
  const lines = crews.crews.map(({ total }): Parts => total)
  expectZones(addUp(gmtReport.parts, lines), inZones)
})
