import { expect, test } from 'vitest'
import { CALENDAR_YEARS } from '#domain/reports/context.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { placesOfPeople, placesOverTime, seriesOfGroups, valuesAt } from './picture-series.ts'

const report = { parts: { time: 'sum' } } as const satisfies Partial<Report>
const MARCH = { start_date: '2026-03-02', end_date: '2026-03-22' }
const FEBRUARY = { start_date: '2026-02-09', end_date: '2026-03-01' }

type Weeks = Readonly<Record<string, number>>
const periods = (weeks: Weeks) =>
  Object.entries(weeks).map(([period, time]) => ({ period, parts: { time } }))
const athlete = (user_id: number, squads: string[], now: Weeks, before: Weeks): ReportAthlete => ({
  user_id,
  full_name: `Athlete ${user_id}`,
  squads,
  gender: null,
  age_category: null,
  boat_class: null,
  total: { time: 1 },
  earlier: { time: 2 },
  periods: periods(now),
  earlier_periods: periods(before),
})
const anna = athlete(1, ['Eights'], { '2026-03-02': 3600 }, { '2026-02-16': 1800 })
const ben = athlete(2, ['Fours'], { '2026-03-16': 7200 }, {})
const course = {
  report,
  by: 'week',
  days: MARCH,
  context: CALENDAR_YEARS,
  writePeriod: (day: string) => day,
} as const

test('weeks in which nobody did anything have their place', () => {
  const places = placesOverTime({ ...course, earlier: null }, [anna, ben])
  expect(places.map(({ label, parts, earlier }) => [label, parts['time'], earlier])).toEqual([
    ['2026-03-02', 3600, null],
    ['2026-03-09', null, null],
    ['2026-03-16', 7200, null],
  ])
})

test('earlier weeks are lined up by their place in the span', () => {
  const places = placesOverTime({ ...course, earlier: FEBRUARY }, [anna, ben])
  expect(places.map(({ earlier }) => earlier?.['time'])).toEqual([null, 1800, null])
})

test('a span that is shorter than the days compared with goes on with theirs', () => {
  const days = { start_date: '2026-03-02', end_date: '2026-03-08' }
  const places = placesOverTime({ ...course, days, earlier: FEBRUARY }, [anna])
  expect(places.map(({ label }) => label)).toEqual(['2026-03-02', '(2026-02-16)'])
})

test('athletes stand beside what they did before', () =>
  expect(placesOfPeople(report, [anna], 'athletes', 'None')).toEqual([
    { key: '1', label: 'Athlete 1', parts: { time: 1 }, earlier: { time: 2 } },
  ]))

test('each squad has a series over the same weeks', () => {
  const split = { ...course, report: trainingSummaryReport, group: 'squad' } as const
  const nameOf = (name: string | null) => name ?? 'None'
  const both = seriesOfGroups({ ...split, nameOf, only: null }, 'time', [ben, anna])
  expect(both).toEqual({
    categories: ['2026-03-02', '2026-03-09', '2026-03-16'],
    series: [
      { key: 'Eights', label: 'Eights', values: [1, null, null] },
      { key: 'Fours', label: 'Fours', values: [null, null, 2] },
    ],
    count: 2,
  })
  const one = seriesOfGroups({ ...split, nameOf, only: ['Fours'] }, 'time', [ben, anna])
  expect(one.series.map(({ key }) => key)).toEqual(['Fours'])
})

test('a duration is drawn in hours, a time in seconds', () => {
  expect(valuesAt(trainingSummaryReport, 'time', [{ time: 5400 }, null])).toEqual([1.5, null])
  expect(valuesAt(ergoReport, 'ergo_2000', [{ ergo_2000: 400 }])).toEqual([400])
})
