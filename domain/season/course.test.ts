import { expect, test } from 'vitest'
import { RATIO_LINES } from '../training/ratio.ts'
import { addDays, eachDay } from '../time/week.ts'
import { dailyLoads, seasonCourse } from './course.ts'
import { PROPOSAL_RULES } from './proposal-rules.ts'
import { proposeSeason } from './proposal.ts'
import { mondaysOf } from './season.ts'
import { courseWith, seasonToPlan, targetsFrom, type WholeSeason } from './targets.ts'

const HOUR = 3600
const FIRST = '2026-08-31'
const TODAY = '2026-11-29'
const DONE_WEEKS = 13

/** Ten hours and 600 points a week until today, and a target of twelve hours after it. */
function seasonWith(change: Partial<WholeSeason> = {}): WholeSeason {
  const mondays = mondaysOf(FIRST, 40)
  return {
    first_day: FIRST,
    today: TODAY,
    metric: 'ets',
    phases: [],
    goals: [{ first_day: '2027-05-29', priority: 'A' }],
    highest: 10 * HOUR,
    method: 'rolling',
    lines: RATIO_LINES,
    fitness_days: 42,
    fatigue_days: 7,
    weeks: mondays.map((monday, place) => ({
      monday,
      target:
        place < DONE_WEEKS ? null : { seconds: 12 * HOUR, load: null, by_hand: place % 4 === 0 },
      done:
        place < DONE_WEEKS
          ? { seconds: 10 * HOUR, load: 630, distance: 100_000, sessions: 5 }
          : { seconds: 0, load: 0, distance: 0, sessions: 0 },
    })),
    loads: { first_day: FIRST, days: eachDay(FIRST, TODAY).map(() => 90) },
    planned_loads: [],
    ...change,
  }
}

test('carries the loads on with the targets up to the end of the season', () => {
  const { first, days, known, rate } = dailyLoads(seasonWith())
  expect([first, days.length, known]).toEqual([FIRST, 280, 91])
  expect(rate * HOUR).toBeCloseTo(63)
  expect(days[91]).toBeCloseTo((12 * 63) / 7)
})

test('puts planned loads on their days', () => {
  const planned_loads = [{ day: '2026-12-02', load: 300 }]
  const { days } = dailyLoads(seasonWith({ planned_loads }))
  expect(days[93]).toBe(300)
  expect(days[92]).toBeCloseTo((12 * 63 - 300) / 6)
})

test('ends with the season where it is over, and fills the days before one to come', () => {
  const days = eachDay(FIRST, '2027-06-06').map(() => 50)
  const over = dailyLoads(seasonWith({ today: '2027-08-01', loads: { first_day: FIRST, days } }))
  expect([over.days.length, over.known]).toEqual([280, 280])
  const loads = { first_day: '2026-06-01', days: eachDay('2026-06-01', '2026-06-30').map(() => 50) }
  const ahead = dailyLoads(seasonWith({ today: '2026-06-30', loads }))
  expect(addDays(ahead.first, ahead.days.length - 1)).toBe('2027-06-06')
  expect(ahead.days[40]).toBe(0)
})

test('knows no load where nobody has trained, and still draws the targets', () => {
  const course = seasonCourse(seasonWith({ loads: { first_day: null, days: [] } }), seasonWith())
  expect(course.days.slice(0, 91).every((load) => load === 0)).toBe(true)
  expect(course.form).toHaveLength(280)
})

test('proposes from what was done, and turns hours into distance, load and sessions', () => {
  const season = seasonWith()
  const course = seasonCourse(season, season)
  const proposal = proposeSeason(seasonToPlan(season, course), PROPOSAL_RULES)
  expect(proposal?.weeks[0]).toMatchObject({ stays: 'past', seconds: 10 * HOUR })
  if (!proposal) throw new Error('nothing is proposed')
  const [target] = targetsFrom(season, course, proposal)
  const hours = (target?.seconds ?? 0) / HOUR
  expect(target).toMatchObject({
    monday: '2026-11-30',
    distance: Math.round(hours * 10) * 1000,
    load: Math.round(hours * 63),
    sessions: Math.round(hours / 2),
    shares: [85, 10, 5],
  })
  const targets = targetsFrom(season, course, proposal)
  expect(targets.some(({ monday }) => monday === season.weeks[16]?.monday)).toBe(false)
  const next = courseWith(season, targets)
  expect(next.days[91]).toBeCloseTo((target?.load ?? 0) / 7)
  expect(next.warnings.every(({ monday }) => !targets.some((one) => one.monday === monday))).toBe(
    true,
  )
})
