import { expect, test } from 'vitest'
import { daysBetween } from '../time/week.ts'
import { distributionDays } from './distribution-choices.ts'

test.each([
  ['today', '2026-03-02', 1],
  ['last_week', '2026-02-24', 7],
  ['last_4_weeks', '2026-02-03', 28],
] as const)('%s begins on %s and is %i days that end today', (dates, start_date, days) => {
  const span = distributionDays(dates, '2026-03-02')
  expect(span).toEqual({ start_date, end_date: '2026-03-02' })
  expect(daysBetween(span.start_date, span.end_date) + 1).toBe(days)
})
