import { FIRST_DAY, isCalendarDay, LAST_DAY } from '#domain/time/calendar-span.ts'
import { addDays, addMonths, isoWeekStart } from '#domain/time/week.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import type { CalendarView } from './calendar-url.ts'

/** Days without a zone, YYYY-MM-DD, both included. */
export type Period = { first: string; last: string }

const LIST_DAYS = 7

/** The days a view shows around a date. Months are whole weeks from Monday to Sunday. */
export function periodOf(view: CalendarView, date: string): Period {
  const monday = isoWeekStart(date)
  switch (view) {
    case 'month': {
      const first = firstOfMonth(date)
      return {
        first: isoWeekStart(first),
        last: addDays(isoWeekStart(addDays(addMonths(first, 1), -1)), 6),
      }
    }
    case 'week':
    case 'summary':
    // A season says itself which weeks it has.
    case 'season':
      return { first: monday, last: addDays(monday, 6) }
    case 'day':
      return { first: date, last: date }
    case 'agenda':
      return { first: date, last: addDays(date, LIST_DAYS - 1) }
  }
}

/** The part of a period that can be fetched: weeks at the ends of the calendar reach beyond it. */
export const withinCalendar = ({ first, last }: Period): Period => ({
  first: first < FIRST_DAY ? FIRST_DAY : first,
  last: last > LAST_DAY ? LAST_DAY : last,
})

/** A date in the next (1) or previous (-1) period; the same where the calendar ends. */
export function step(view: CalendarView, date: string, direction: 1 | -1): string {
  const next = nextOf(view, date, direction)
  return isCalendarDay(next) ? next : date
}

function nextOf(view: CalendarView, date: string, direction: 1 | -1): string {
  switch (view) {
    case 'month':
      return addMonths(firstOfMonth(date), direction)
    case 'week':
    case 'summary':
      return addDays(date, 7 * direction)
    case 'day':
      return addDays(date, direction)
    case 'agenda':
      return addDays(date, LIST_DAYS * direction)
    case 'season':
      return addMonths(date, 12 * direction)
  }
}

/** "November 2026", "16 – 22 Nov 2026", "Sat, 21 Nov 2026" in the way of the language. */
export function periodLabel(view: CalendarView, date: string, locale: string): string {
  const { first, last } = periodOf(view, date)
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateWriter(locale, { ...options, timeZone: 'UTC' })
  switch (view) {
    case 'month':
      return write({ month: 'long', year: 'numeric' }).format(new Date(date))
    case 'day':
      return write({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
        new Date(date),
      )
    case 'week':
    case 'summary':
    case 'agenda':
    case 'season':
      return write({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
        new Date(first),
        new Date(last),
      )
  }
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
