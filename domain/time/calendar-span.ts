import { isDate } from './week.ts'

/** The days on which something can be planned or looked at; other years are half typed, or from an address somebody made up. */
export const FIRST_DAY = '1970-01-01'
export const LAST_DAY = '2100-12-31'

/** A day that exists, within the years of the calendar. */
export const isCalendarDay = (text: string): boolean => isDate(text) && text >= FIRST_DAY && text <= LAST_DAY
