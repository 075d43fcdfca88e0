import { addDays, addMonths, daysBetween, isDate, isoWeekStart } from '../time/week.ts'
import { CALENDAR_YEARS } from './context.ts'
import { seasonStart } from './seasons.ts'
import { AGAINST, type Against, type ChosenDays, type Period } from './report.ts'

/** Spans of days that move with the day they are looked at. */
export const SPANS = [
  'this-week',
  'last-week',
  'four-weeks',
  'twelve-weeks',
  'last-month',
  'this-year',
] as const
export type Span = (typeof SPANS)[number]

/** Days of the club's calendar, both included. */
export type Days = { start_date: string; end_date: string }

/** The same day last month until today: what is looked at unless somebody chooses. */
export const usualDays = (today: string): Days => ({
  start_date: addMonths(today, -1),
  end_date: today,
})

/** Two seasons until today, so that they can be compared. */
export const twoYears = (today: string): Days => ({
  start_date: addMonths(today, -24),
  end_date: today,
})

/** Three months until today: what is looked at of the training of one athlete. */
export const threeMonths = (today: string): Days => ({
  start_date: addMonths(today, -3),
  end_date: today,
})

/** The last ninety days: of whose bests critical power and speed are. */
export const ninetyDays = (today: string): Days => ({
  start_date: addDays(today, -89),
  end_date: today,
})

/**
 * The days that a span is on a day; weeks begin on Monday and the last four are whole ones. A year
 * is a season of the club.
 */
export function daysOfSpan(span: Span, today: string, context = CALENDAR_YEARS): Days {
  const monday = isoWeekStart(today)
  const sunday = addDays(monday, -1)
  const first = `${today.slice(0, 7)}-01`
  switch (span) {
    case 'this-week':
      return { start_date: monday, end_date: today }
    case 'last-week':
      return { start_date: addDays(monday, -7), end_date: sunday }
    case 'four-weeks':
      return { start_date: addDays(monday, -28), end_date: sunday }
    case 'twelve-weeks':
      return { start_date: addDays(monday, -84), end_date: sunday }
    case 'last-month':
      return { start_date: addMonths(first, -1), end_date: addDays(first, -1) }
    case 'this-year':
      return { start_date: seasonStart(today, context), end_date: today }
  }
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}`
/** How an address writes what is compared with. */
export const AGAINST_PATTERN = `(${AGAINST.join('|')}|${DAY}[.]{2}${DAY})`

export const againstDays = ({ start_date, end_date }: Days): ChosenDays =>
  `${start_date}..${end_date}`

/** The days that somebody chose to compare with; null where they are no days. */
export function chosenDays(against: string): Days | null {
  const [start_date = '', end_date = ''] = against.split('..')
  return isDate(start_date) && isDate(end_date) ? { start_date, end_date } : null
}

/** What an address says is compared with; null where it cannot be read. */
export const readAgainst = (text: string | null): Against | null =>
  AGAINST.find((known) => known === text) ??
  (text !== null && chosenDays(text) ? (text as ChosenDays) : null)

export function earlierDays({ start_date, end_date }: Days, against: Against): Days {
  if (against === 'year')
    return { start_date: addMonths(start_date, -12), end_date: addMonths(end_date, -12) }
  const days = daysBetween(start_date, end_date) + 1
  const before = { start_date: addDays(start_date, -days), end_date: addDays(start_date, -1) }
  return against === 'before' ? before : (chosenDays(against) ?? before)
}

/** The days of a period of a report, as far as they were asked for; a weekday has no days in a row. */
export function daysOfPeriod(period: string, by: Period, asked: Days): Days | null {
  if (by === 'weekday' || by === 'session') return null
  const last = {
    day: period,
    week: addDays(period, 6),
    month: addDays(addMonths(period, 1), -1),
    year: addDays(addMonths(period, 12), -1),
  }[by]
  return {
    start_date: period > asked.start_date ? period : asked.start_date,
    end_date: last < asked.end_date ? last : asked.end_date,
  }
}
