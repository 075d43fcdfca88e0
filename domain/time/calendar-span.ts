import { isDate } from './week.ts'

/**
 * The days on which something can be planned or looked at; other years are half typed, or from an
 * address somebody made up.
 */
export const FIRST_DAY = '1970-01-01'
export const LAST_DAY = '2100-12-31'

/** The years in which something of a club can happen, births among it: no call takes others. */
const KNOWN_YEARS = { from: 1900, to: 2100 }

/** Whether a text that begins with a date (YYYY-MM-DD…) is of such a year. */
export function inKnownYears(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= KNOWN_YEARS.from && year <= KNOWN_YEARS.to
}

/** A day that exists, within the years of the calendar. */
export const isCalendarDay = (text: string): boolean =>
  isDate(text) && text >= FIRST_DAY && text <= LAST_DAY
