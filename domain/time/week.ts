const DAY_MS = 86_400_000
const [FIRST, LAST] = ['0001-01-01', '9999-12-31'].map(
  (date) => Date.parse(`${date}T00:00:00Z`) / DAY_MS,
) as [number, number]

/**
 * Day number of a YYYY-MM-DD date, counted from 1970-01-01. Throws a RangeError for what is no
 * date.
 */
function dayNumber(date: string): number {
  const day = isDate(date) ? Date.parse(`${date}T00:00:00Z`) / DAY_MS : Number.NaN
  if (Number.isNaN(day)) throw new RangeError(`not a date: ${date}`)
  return day
}

/**
 * The date of a day number. Dates have years of four digits: a day before year 1 or after 9999
 * becomes the first or the last date there is.
 */
function dateOf(day: number): string {
  return new Date(Math.min(Math.max(day, FIRST), LAST) * DAY_MS).toISOString().slice(0, 10)
}

/** A day that exists, written YYYY-MM-DD. By its digits: every request with a date asks this. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ]
  return year > 0 && month > 0 && month <= 12 && day > 0 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days)
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** Every date from first to last, both included. */
export function eachDay(first: string, last: string): string[] {
  const start = dayNumber(first)
  return Array.from({ length: Math.max(0, dayNumber(last) - start + 1) }, (_, index) =>
    dateOf(start + index),
  )
}

/** 1 Monday to 7 Sunday. */
export function isoWeekday(date: string): number {
  // 1970-01-01 was a Thursday; the remainder of a negative day is made positive.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** The Monday of the date's week. */
export function isoWeekStart(date: string): string {
  return addDays(date, 1 - isoWeekday(date))
}

/**
 * ISO 8601 week: week 1 holds the year's first Thursday, so the year may differ from the date's.
 */
export function isoWeek(date: string): { year: number; week: number } {
  const thursday = addDays(date, 4 - isoWeekday(date))
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

/** The first days of all weeks that a range of dates touches. */
export function isoWeeksBetween(first: string, last: string): string[] {
  const [start, end] = [dayNumber(isoWeekStart(first)), dayNumber(last)]
  return Array.from({ length: Math.max(0, Math.floor((end - start) / 7) + 1) }, (_, week) =>
    dateOf(start + 7 * week),
  )
}

const [FIRST_MONTH, LAST_MONTH] = [12, 9999 * 12 + 11]

/** The same day of an earlier or later month, or that month's last day where it has fewer. */
export function addMonths(date: string, months: number): string {
  const index = Math.min(
    Math.max(Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months, FIRST_MONTH),
    LAST_MONTH,
  )
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  const first = `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`
  const lastDay = new Date(Date.UTC(Number(first.slice(0, 4)), (index % 12) + 1, 0)).getUTCDate()
  return addDays(first, Math.min(Number(date.slice(8)), lastDay) - 1)
}
