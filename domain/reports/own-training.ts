import { addDays, addMonths, isoWeekStart } from '../time/week.ts'
import { CALENDAR_YEARS } from './context.ts'
import { seasonStart } from './seasons.ts'
import type { Days } from './spans.ts'

/** What athletes look at of their own training. */
export const OWN_SPANS = ['week', 'twelve-weeks', 'season'] as const
export type OwnSpan = (typeof OWN_SPANS)[number]
/** Unless they choose. */
export const USUAL_OWN_SPAN: OwnSpan = 'twelve-weeks'

/** What one column of the picture is of. */
type Column = 'day' | 'week'

type OwnDays = {
  days: Days
  /** What they are compared with: up to the same day of the week, or of the year. */
  before: Days
  by: Column
  /** Up to here the picture has columns: a week has those of the days to come as well. */
  until: string
}

/** The days of a span until today, the running week included. */
export function ownDays(span: OwnSpan, today: string, context = CALENDAR_YEARS): OwnDays {
  const monday = isoWeekStart(today)
  if (span === 'season') {
    const first = seasonStart(today, context)
    return {
      days: { start_date: first, end_date: today },
      before: { start_date: addMonths(first, -12), end_date: addMonths(today, -12) },
      by: 'week',
      until: today,
    }
  }
  const weeks = span === 'week' ? 1 : 12
  const first = addDays(monday, -7 * (weeks - 1))
  return {
    days: { start_date: first, end_date: today },
    before: { start_date: addDays(first, -7 * weeks), end_date: addDays(today, -7 * weeks) },
    by: span === 'week' ? 'day' : 'week',
    until: span === 'week' ? addDays(monday, 6) : today,
  }
}
