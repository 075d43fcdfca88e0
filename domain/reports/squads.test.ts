import { expect, test } from 'vitest'
import { changePerWeek, comparableWeeks, perAthleteAndWeek, weeksIn } from './squads.ts'
import type { Against } from './report.ts'
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

test('the change of an amount is that of a week where the compared days are longer', () => {
  const days = { start_date: '2026-11-02', end_date: '2026-11-15' }
  const of = { parts: { time: 72_000 }, earlier: { time: 144_000 }, athletes: 5, days }
  const change = (against: Against, other: object = {}) =>
    changePerWeek(trainingSummaryReport, 'time', { ...of, against, ...other })
  expect(change('2026-09-07..2026-10-04')).toBe(0)
  expect(change('before')).toBe(-50)
  expect(change('before', { earlier: null })).toBeNull()
  expect(change('before', { earlier: { time: 0 } })).toBeNull()
})
