import { expect, test } from 'vitest'
import { comparableWeeks, perAthleteAndWeek, weeksIn } from './squads.ts'
import { trainingSummaryReport } from './training-summary.ts'

test('leaves out weeks that are cut off, as long as two whole ones are left', () => {
  expect(comparableWeeks({ start_date: '2026-11-04', end_date: '2026-11-25' })).toEqual([
    '2026-11-09',
    '2026-11-16',
  ])
  expect(comparableWeeks({ start_date: '2026-11-04', end_date: '2026-11-12' })).toEqual([
    '2026-11-02',
    '2026-11-09',
  ])
})

test('divides amounts by athletes and weeks, and leaves shares as they are', () => {
  const parts = { time: 72_000, compared_time: 90, planned_time: 100 }
  const of = { parts, athletes: 5, weeks: 2 }
  expect(perAthleteAndWeek(trainingSummaryReport, 'time', of)).toBe(7200)
  expect(perAthleteAndWeek(trainingSummaryReport, 'compliance', of)).toBe(90)
  expect(perAthleteAndWeek(trainingSummaryReport, 'time', { ...of, athletes: 0 })).toBeNull()
})

test('counts a part of a week as such', () =>
  expect(weeksIn({ start_date: '2026-11-02', end_date: '2026-11-12' })).toBeCloseTo(11 / 7, 9))
