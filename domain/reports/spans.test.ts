import { describe, expect, test } from 'vitest'
import { seasonsFrom } from './context.ts'
import {
  againstDays,
  AGAINST_PATTERN,
  daysOfPeriod,
  daysOfSpan,
  earlierDays,
  readAgainst,
  usualDays,
  type Span,
} from './spans.ts'
import type { Period } from './report.ts'

const days = (start_date: string, end_date: string) => ({ start_date, end_date })

// A Sunday, so that the week is nearly over.
const TODAY = '2026-03-08'

test.each<[Span, string, string]>([
  ['this-week', '2026-03-02', '2026-03-08'],
  ['last-week', '2026-02-23', '2026-03-01'],
  ['four-weeks', '2026-02-02', '2026-03-01'],
  ['twelve-weeks', '2025-12-08', '2026-03-01'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['this-year', '2026-01-01', '2026-03-08'],
])('%s on a Sunday in March goes from %s to %s', (span, first, last) =>
  expect(daysOfSpan(span, TODAY)).toEqual(days(first, last)),
)

test.each([
  ['2026-08-31', '2025-09-01'],
  ['2026-09-01', '2026-09-01'],
])('this year is the season that begins in September: on %s', (today, first) =>
  expect(daysOfSpan('this-year', today, seasonsFrom(9))).toEqual(days(first, today)),
)

test('last month in January is that of the year before', () =>
  expect(daysOfSpan('last-month', '2026-01-31')).toEqual(days('2025-12-01', '2025-12-31')))

test('usually the same day last month until today, or the last that it has', () =>
  expect(usualDays('2026-03-31')).toEqual(days('2026-02-28', '2026-03-31')))

describe('days compared with', () => {
  test('are as many just before', () =>
    expect(earlierDays(days('2026-03-02', '2026-03-08'), 'before')).toEqual(
      days('2026-02-23', '2026-03-01'),
    ))

  test('are the same a year before, in a leap year too', () =>
    expect(earlierDays(days('2028-02-01', '2028-02-29'), 'year')).toEqual(
      days('2027-02-01', '2027-02-28'),
    ))
})

describe('the days of a period', () => {
  const asked = days('2026-02-10', '2026-03-20')

  test.each<[Period, string, string, string]>([
    ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-09', '2026-02-10', '2026-02-15'],
    ['month', '2026-02-01', '2026-02-10', '2026-02-28'],
    ['month', '2026-03-01', '2026-03-01', '2026-03-20'],
    ['year', '2026-01-01', '2026-02-10', '2026-03-20'],
  ])('a %s from %s is asked for from %s to %s', (by, period, first, last) =>
    expect(daysOfPeriod(period, by, asked)).toEqual(days(first, last)),
  )

  test('a weekday has none in a row', () => expect(daysOfPeriod('1', 'weekday', asked)).toBeNull())
})

test('chosen days are compared with as they are, and read back from an address', () => {
  const chosen = { start_date: '2024-01-15', end_date: '2024-02-03' }
  const written = againstDays(chosen)
  expect(written).toMatch(new RegExp(`^${AGAINST_PATTERN}$`))
  expect(readAgainst(written)).toBe(written)
  expect(earlierDays({ start_date: '2026-03-01', end_date: '2026-03-31' }, written)).toEqual(chosen)
})

test.each([[null], ['none'], ['2024-02-30..2024-03-01'], ['2024-02-01'], ['..']])(
  '%s is nothing to compare with',
  (text) => expect(readAgainst(text)).toBeNull(),
)
