import { expect, test } from 'vitest'
import { seasonsFrom } from '../reports/context.ts'
import { RATIO_LINES } from '../training/ratio.ts'
import { mondaysOf, seasonOf } from './season.ts'
import { loadRate, loadsToCome } from './to-come.ts'
import { isMeantLow, ratiosOfWeeks, warningsOf } from './warnings.ts'

const RATIO = { method: 'rolling', lines: RATIO_LINES } as const
const MONDAYS = mondaysOf('2026-11-02', 5)
const daily = (weeks: readonly number[]) =>
  weeks.flatMap((load) => Array.from({ length: 7 }, () => load / 7))

test('names a week above the upper line with the hours that would stay within', () => {
  const weeks = [420, 420, 420, 420, 840]
  const loads = daily(weeks)
  const ratios = ratiosOfWeeks(loads, 0, MONDAYS, RATIO)
  expect(ratios.map(({ ratio }) => ratio)).toEqual([null, null, null, 1, 1.6])
  const judged = ratios.map((week, place) => ({ ...week, seconds: (weeks[place] ?? 0) * 60 }))
  // 1.3 × (3 × 420 + x) / 4 = x at 606.7 minutes, of which 605 are whole steps.
  const warnings = warningsOf(judged, loads, 0, { rate: 1 / 60, ratio: RATIO })
  expect(warnings).toEqual([{ monday: '2026-11-30', ratio: 1.6, within: 605 * 60 }])
})

test('asks no ratio of the first 27 days, nor of days that nobody has planned', () => {
  const ratios = ratiosOfWeeks(daily([400, 400, 400]), 0, MONDAYS, RATIO)
  expect(ratios.every(({ ratio }) => ratio === null)).toBe(true)
})

test('takes a low ratio for meant in recovery and taper alone', () => {
  expect(isMeantLow(0.7, 'recovery', RATIO)).toBe(true)
  expect(isMeantLow(0.7, 'loading', RATIO)).toBe(false)
  expect(isMeantLow(0.8, 'taper', RATIO)).toBe(false)
})

const WEEK = { monday: '2026-11-30', target_load: 350 }

test('puts what a target asks beyond the plan on the days that are free', () => {
  const planned = new Map([
    ['2026-12-01', 100],
    ['2026-12-03', 50],
  ])
  expect(loadsToCome('2026-11-30', [WEEK], planned)).toEqual([40, 100, 40, 50, 40, 40, 40])
  expect(loadsToCome('2026-11-30', [{ ...WEEK, target_load: null }], planned)).toEqual([
    0, 100, 0, 50, 0, 0, 0,
  ])
})

test('counts what the running week has done against its target', () => {
  expect(loadsToCome('2026-12-04', [WEEK], new Map(), 290)).toEqual([20, 20, 20])
  expect(loadsToCome('2026-12-04', [WEEK], new Map(), 500)).toEqual([0, 0, 0])
})

test('estimates the load of an hour by zones where nothing is done yet', () => {
  expect(loadRate([{ seconds: 36_000, load: 600 }], [85, 10, 5], 'ets') * 3600).toBe(60)
  const hour = loadRate([], [85, 10, 5], 'ets') * 3600
  expect(hour).toBeCloseTo(60 * (0.85 + 0.1 * 2.1 + 0.05 * 5), 6)
})

test.each([
  ['2026-11-29', 9, { first: '2026-08-31', weeks: 52 }],
  ['2026-08-31', 9, { first: '2026-08-31', weeks: 52 }],
  ['2026-08-30', 9, { first: '2025-09-01', weeks: 52 }],
  ['2026-01-01', 1, { first: '2025-12-29', weeks: 52 }],
  ['2025-12-29', 1, { first: '2025-12-29', weeks: 52 }],
])('%s is in the season of month %d that begins on a Monday', (day, month, season) =>
  expect(seasonOf(day, seasonsFrom(month))).toEqual(season),
)
