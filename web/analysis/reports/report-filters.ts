import type { ReportContext } from '#domain/reports/context.ts'
import { REPORT_LISTS, type ReportList } from '#domain/reports/lists.ts'
import {
  daysOfSpan,
  ninetyDays,
  SPANS,
  threeMonths,
  twoYears,
  usualDays,
  type Days,
  type Span,
} from '#domain/reports/spans.ts'
import { daysBetween, isDate } from '#domain/time/week.ts'

/**
 * What every report is narrowed down by. Days are of the club's calendar, both included; those of a
 * span move with the day.
 */
export type ReportFilters = {
  span: Span | null
  start_date: string
  end_date: string
} & Record<ReportList, readonly number[]>

/** The names of the filters in an address. */
export const FILTER_KEYS = ['span', 'from', 'to', ...REPORT_LISTS] as const

/** What is kept on the device for all reports; the rest belongs to the address of one. */
export const KEPT_KEYS = ['span', 'from', 'to', 'squads', 'tags'] as const

/** More than this the server does not add up: three seasons, and the one before. */
const MOST_DAYS = 1500

const NO_LISTS = Object.fromEntries(REPORT_LISTS.map((name) => [name, []])) as unknown as Record<
  ReportList,
  readonly number[]
>

/** Whom a report is about; of one athlete it looks further back, most so for their bests. */
export type AboutWhom = 'all' | 'tests' | 'one' | 'bests-of-one'

const DAYS: Record<AboutWhom, (today: string) => Days> = {
  all: usualDays,
  tests: twoYears,
  one: threeMonths,
  'bests-of-one': twoYears,
}

/** The days looked at unless somebody chooses, and everything in them. */
export const defaultFilters = (today: string, about: AboutWhom = 'all'): ReportFilters => ({
  span: null,
  ...DAYS[about](today),
  ...NO_LISTS,
})

const dayOr = (text: string | null, usual: string) => (text !== null && isDate(text) ? text : usual)
const idsOf = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/**
 * The days of whose bests critical power and speed are, apart from those of the report: the last
 * ninety unless an address says others.
 */
export function readCriticalDays(search: URLSearchParams, today: string): Days {
  const usual = ninetyDays(today)
  return {
    start_date: dayOr(search.get('critical_from'), usual.start_date),
    end_date: dayOr(search.get('critical_to'), usual.end_date),
  }
}

export function writeCriticalDays({ start_date, end_date }: Days, today: string) {
  const usual = ninetyDays(today)
  return {
    critical_from: start_date === usual.start_date ? null : start_date,
    critical_to: end_date === usual.end_date ? null : end_date,
  }
}

/** When one looks, and in which month the seasons of the club begin. */
export type Today = { today: string; context: ReportContext }

/** The filters of an address or of what was stored; what cannot be read is as usual. */
export function readFilters(
  search: URLSearchParams,
  { today, context }: Today,
  about: AboutWhom = 'all',
): ReportFilters {
  const usual = defaultFilters(today, about)
  const lists = REPORT_LISTS.map((name) => [name, idsOf(search.get(name))])
  const span = SPANS.find((known) => known === search.get('span')) ?? null
  return {
    ...usual,
    ...(Object.fromEntries(lists) as Record<ReportList, readonly number[]>),
    span,
    ...(span
      ? daysOfSpan(span, today, context)
      : {
          start_date: dayOr(search.get('from'), usual.start_date),
          end_date: dayOr(search.get('to'), usual.end_date),
        }),
  }
}

/** Only what differs from the usual, so that a plain address always means the last month. */
export function writeFilters(
  filters: ReportFilters,
  today: string,
  about: AboutWhom = 'all',
): Record<string, string> {
  const usual = defaultFilters(today, about)
  const { span, start_date, end_date } = filters
  const days = {
    ...(start_date !== usual.start_date && { from: start_date }),
    ...(end_date !== usual.end_date && { to: end_date }),
  }
  return { ...(span ? { span } : days), ...writeLists(filters) }
}

/** The lists that name something, as an address and a query write them. */
export const writeLists = (
  filters: Record<ReportList, readonly number[]>,
): Record<string, string> =>
  Object.fromEntries(
    REPORT_LISTS.filter((name) => filters[name].length > 0).map((name) => [
      name,
      filters[name].join(','),
    ]),
  )

export type SpanProblem = 'reversed' | 'tooLong'

export function spanProblem(
  { start_date, end_date }: Days,
  most: number = MOST_DAYS,
): SpanProblem | null {
  const days = daysBetween(start_date, end_date)
  if (days < 0) return 'reversed'
  return days > most ? 'tooLong' : null
}

/** By session the server answers of so many athletes, who are named. */
const MOST_BY_SESSION = 100

export const isOfFew = ({ athletes }: Pick<ReportFilters, 'athletes'>): boolean =>
  athletes.length > 0 && athletes.length <= MOST_BY_SESSION
