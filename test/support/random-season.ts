import * as fc from 'fast-check'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { Days } from '#domain/reports/spans.ts'

export type Season = {
  time_zone: string
  /** The month in which the season of the club begins. */
  season_month: number
  days: Days
  week: Days
  from: string
}

/** Weeks across the end of a year, and across a change of the clock. */
const YEARS_END = {
  days: { start_date: '2025-12-22', end_date: '2026-01-11' },
  week: { start_date: '2025-12-29', end_date: '2026-01-04' },
  from: '2025-12-21T00:00:00Z',
}
const CLOCK_CHANGE = {
  days: { start_date: '2025-10-20', end_date: '2025-11-09' },
  week: { start_date: '2025-10-27', end_date: '2025-11-02' },
  from: '2025-10-19T00:00:00Z',
}
/** In clubs whose days end far apart. */
export const SEASONS: readonly Season[] = [
  { time_zone: 'Europe/Berlin', season_month: randomMonth(1), ...YEARS_END },
  { time_zone: 'Pacific/Auckland', season_month: 1, ...YEARS_END },
  // The season begins in the middle of the days.
  { time_zone: 'America/New_York', season_month: 11, ...CLOCK_CHANGE },
]

function randomMonth(seed: number): number {
  const [month = 1] = fc.sample(fc.integer({ min: 1, max: 12 }), { seed, numRuns: 1 })
  return month
}
const QUARTERS = 23 * 24 * 4
export const RANDOM_ATHLETES = 3

const answer = fc.record({
  attending: fc.constantFrom(1 as const, 1 as const, 2 as const, null),
  rpe: fc.option(fc.integer({ min: 1, max: 8 })),
})
const planned = fc.record({
  quarters: fc.integer({ min: 0, max: QUARTERS }),
  seconds: fc.integer({ min: 20, max: 150 }).map((minutes) => 60 * minutes),
  metres: fc.integer({ min: 1, max: 30_000 }),
  planned_rpe: fc.option(fc.integer({ min: 1, max: 8 })),
  answers: fc.array(answer, { minLength: RANDOM_ATHLETES, maxLength: RANDOM_ATHLETES }),
})
export type Planned = (typeof planned extends fc.Arbitrary<infer One> ? One : never) & {
  starts: number
}

/** Sessions that repeat with their seed, so that a failure can be looked at. */
export const seasonOf = (seed: number, from: string): Planned[] =>
  fc
    .sample(fc.array(planned, { minLength: 22, maxLength: 26, size: 'max' }), { seed, numRuns: 1 })
    .flat()
    .map((one) => ({ ...one, starts: Date.parse(from) + one.quarters * 900_000 }))

/** What one athlete adds to the reports by one session. */
export function countedOf(session: Planned, place: number): Record<string, Parts> {
  const { attending = null, rpe = null } = session.answers[place] ?? {}
  const came = attending === 1 ? 1 : 0
  const cr10 = came && rpe !== null ? (RPE_STEPS[rpe - 1]?.cr10 ?? 0) : null
  const foster = cr10 === null ? null : (cr10 * session.seconds) / 60
  return {
    attendance: {
      asked: 1,
      came,
      declined: attending === 2 ? 1 : 0,
      unanswered: attending === null ? 1 : 0,
    },
    rpe: { sessions: came, rated: cr10 === null ? 0 : 1, foster },
    'training-summary': {
      sessions: came,
      time: came * session.seconds,
      distance: came * session.metres,
      foster,
      planned_sessions: 1,
      missed: 1 - came,
      planned_time: session.seconds,
      planned_distance: session.metres,
      compared_time: came ? session.seconds : null,
    },
  }
}
