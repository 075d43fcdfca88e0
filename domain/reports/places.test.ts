import { expect, test } from 'vitest'
import { seasonsFrom } from './context.ts'
import { periodsOf, placesOf, trimmed } from './places.ts'

const MARCH = { start_date: '2026-03-04', end_date: '2026-03-17' }

test.each([
  ['day', { start_date: '2026-02-28', end_date: '2026-03-01' }, ['2026-02-28', '2026-03-01']],
  ['week', MARCH, ['2026-03-02', '2026-03-09', '2026-03-16']],
  ['week', { start_date: '2025-12-31', end_date: '2026-01-05' }, ['2025-12-29', '2026-01-05']],
  ['month', { start_date: '2025-12-31', end_date: '2026-01-01' }, ['2025-12-01', '2026-01-01']],
  ['year', { start_date: '2025-12-31', end_date: '2026-01-01' }, ['2025-01-01', '2026-01-01']],
  ['weekday', MARCH, ['1', '2', '3', '4', '5', '6', '7']],
  ['session', MARCH, []],
] as const)('by %s, %j are all their periods', (by, days, expected) =>
  expect(periodsOf(days, by)).toEqual(expected),
)

test('a year is a season of the club', () => {
  const days = { start_date: '2026-08-31', end_date: '2026-09-01' }
  expect(periodsOf(days, 'year', seasonsFrom(9))).toEqual(['2025-09-01', '2026-09-01'])
  expect(placesOf(days, null, 'year', seasonsFrom(9))).toHaveLength(2)
})

test('earlier days stand beside the same place of the span, the longer of both goes on', () => {
  const earlier = { start_date: '2025-03-10', end_date: '2025-03-16' }
  expect(placesOf(MARCH, earlier, 'week')).toEqual([
    { period: '2026-03-02', earlier: '2025-03-10' },
    { period: '2026-03-09', earlier: null },
    { period: '2026-03-16', earlier: null },
  ])
  expect(placesOf(earlier, MARCH, 'week')[1]).toEqual({ period: null, earlier: '2026-03-09' })
  expect(placesOf(MARCH, null, 'year')).toEqual([{ period: '2026-01-01', earlier: null }])
})

test('places before the first and after the last that are known of are left out', () => {
  const places = placesOf(MARCH, null, 'week')
  const known = (...periods: string[]) =>
    trimmed(places, ({ period }) => period !== null && periods.includes(period))
  expect(known('2026-03-02', '2026-03-16')).toEqual(places)
  expect(known('2026-03-09')).toEqual([places[1]])
  expect(known()).toEqual([])
})
