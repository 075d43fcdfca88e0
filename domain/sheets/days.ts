/** Which of the two numbers in front of the year is the day. */
export const DATE_ORDERS = ['day-month', 'month-day'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** No date has more characters. */
const LONGEST = 80
const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d\d?)\s?[-/.月]\s?(\d\d?)日?(?:[T\s].*)?$/
const NUMBERS = /^(\d\d?)\s?([-/.])\s?(\d\d?)\s?\2\s?(\d{4}|\d\d)(?:[T\s,-].*)?$/
const DAY_NAMED = /^(\d\d?)(?:\.|er|st|nd|rd|th)?[\s-]*(\p{L}{3,9})\.?[\s-]+(\d{4}|\d\d)$/u
const MONTH_NAMED = /^(\p{L}{3,9})\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})$/u
const SERIAL = /^[1-6]\d{4}(?:\.\d+)?$/
/** Day 0 of workbooks. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
/** How names of months begin in English, German and French, without accents. */
const MONTHS = [
  /^jan/,
  /^fe[bv]/,
  /^m(ar|ae?rz|rz)/,
  /^a[pv]r/,
  /^ma[iy]/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aou)/,
  /^sep/,
  /^o[kc]t/,
  /^nov/,
  /^de[zc]/,
]

type Numbers = { first: number; second: number; year: string; mark: string }

const tidy = (cell: string): string => cell.slice(0, LONGEST).normalize('NFKC').trim()

function numbersIn(cell: string): Numbers | null {
  const [, first, mark = '', second, year = ''] = NUMBERS.exec(tidy(cell)) ?? []
  return first === undefined ? null : { first: Number(first), second: Number(second), year, mark }
}

/**
 * The order that all dates of a column share: one that can be read in one way only decides for all.
 * Null when none decides, or they contradict each other.
 */
export function dateOrderOf(cells: Iterable<string>): DateOrder | null {
  let [dayFirst, monthFirst] = [false, false]
  for (const cell of cells) {
    const numbers = numbersIn(cell)
    if (!numbers) continue
    const { first, second, mark } = numbers
    if (first > 12 && second <= 12) dayFirst = true
    else if (second > 12 && first <= 12 && mark !== '.') monthFirst = true
  }
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'day-month' : 'month-day'
}

/** Whether a date is read in two ways, so that only its column or a person can say which. */
export function isOpenDay(cell: string): boolean {
  const { first = 0, second = 0, mark = '.' } = numbersIn(cell) ?? {}
  const areMonths = first >= 1 && first <= 12 && second >= 1 && second <= 12
  return mark !== '.' && areMonths && first !== second
}

/** Whether nothing in a column says how one of its dates is meant. */
export const isOpenColumn = (cells: readonly string[]): boolean =>
  dateOrderOf(cells) === null && cells.some(isOpenDay)

/**
 * A day as YYYY-MM-DD; null where the cell holds none, or one that is read in two ways and `order`
 * does not say which. A year of two digits is the last one that is not after `latest`.
 */
export function dayIn(cell: string, order: DateOrder | null, latest: number): string | null {
  const text = tidy(cell)
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return written(Number(year), Number(month), Number(day))
  const numbers = numbersIn(text)
  if (numbers) return dayOfNumbers(numbers, order, latest)
  if (SERIAL.test(text))
    return new Date(SERIAL_ZERO + Math.trunc(Number(text)) * DAY_MS).toISOString().slice(0, 10)
  return dayWithName(text, latest)
}

/** The day and month of a cell that is written as a day which no year has. */
export function absentDay(cell: string): { day: number; month: number } | null {
  const text = tidy(cell)
  const [, , writtenMonth, writtenDay] = YEAR_FIRST.exec(text) ?? []
  const numbers = numbersIn(text)
  const isTurned = numbers !== null && numbers.mark !== '.' && numbers.second > 12
  const day = Number(writtenDay ?? (isTurned ? numbers.second : numbers?.first))
  const month = Number(writtenMonth ?? (isTurned ? numbers.first : numbers?.second))
  const isWritten = day >= 1 && day <= 31 && month >= 1 && month <= 12
  return isWritten && !isOpenDay(cell) && written(LEAP_YEAR, month, day) === null
    ? { day, month }
    : null
}

/** A day that this year does not have is in no year. */
const LEAP_YEAR = 2000

function dayOfNumbers(numbers: Numbers, order: DateOrder | null, latest: number): string | null {
  const { first, second, year: digits, mark } = numbers
  const year = wholeYear(digits, latest)
  // Who writes points puts the day first.
  if (mark === '.' || first === second || first > 12) return written(year, second, first)
  if (second > 12) return written(year, first, second)
  if (order === null) return null
  return order === 'day-month' ? written(year, second, first) : written(year, first, second)
}

function dayWithName(text: string, latest: number): string | null {
  const plain = text.replace(/^\p{L}+,\s*/u, '')
  const [, day, name, year] = DAY_NAMED.exec(plain) ?? []
  if (day !== undefined) return written(wholeYear(year ?? '', latest), monthOf(name), Number(day))
  const [, month, date, of] = MONTH_NAMED.exec(plain) ?? []
  return month === undefined ? null : written(Number(of), monthOf(month), Number(date))
}

function monthOf(name = ''): number {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return MONTHS.findIndex((month) => month.test(plain)) + 1
}

function wholeYear(digits: string, latest: number): number {
  if (digits.length !== 2) return Number(digits)
  const year = Math.trunc(latest / 100) * 100 + Number(digits)
  return year > latest ? year - 100 : year
}

/** Null for a day that the calendar does not have. */
function written(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay && year >= 1000 ? date.toISOString().slice(0, 10) : null
}
