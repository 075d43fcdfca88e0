import { addMonths, daysBetween, isDate } from '#domain/time/week.ts'

/** What every report is narrowed down by. Days are of the club's calendar, both included. */
export type ReportFilters = {
  start_date: string
  end_date: string
  squads: readonly number[]
  tags: readonly number[]
}

/** The names of the filters in an address. */
export const FILTER_KEYS = ['from', 'to', 'squads', 'tags'] as const

/** More than this the server does not add up. */
const MOST_DAYS = 800

/** The same day last month until today. */
export const defaultFilters = (today: string): ReportFilters => ({
  start_date: addMonths(today, -1),
  end_date: today,
  squads: [],
  tags: [],
})

const dayOr = (text: string | null, usual: string) => (text !== null && isDate(text) ? text : usual)
const idsOf = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/** The filters of an address or of what was stored; what cannot be read is as usual. */
export function readFilters(search: URLSearchParams, today: string): ReportFilters {
  const usual = defaultFilters(today)
  return {
    start_date: dayOr(search.get('from'), usual.start_date),
    end_date: dayOr(search.get('to'), usual.end_date),
    squads: idsOf(search.get('squads')),
    tags: idsOf(search.get('tags')),
  }
}

/** Only what differs from the usual, so that a plain address always means the last month. */
export function writeFilters(
  { start_date, end_date, squads, tags }: ReportFilters,
  today: string,
): Record<string, string> {
  const usual = defaultFilters(today)
  return {
    ...(start_date !== usual.start_date && { from: start_date }),
    ...(end_date !== usual.end_date && { to: end_date }),
    ...(squads.length > 0 && { squads: squads.join(',') }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
  }
}

export type SpanProblem = 'reversed' | 'tooLong'

export function spanProblem({ start_date, end_date }: ReportFilters): SpanProblem | null {
  const days = daysBetween(start_date, end_date)
  if (days < 0) return 'reversed'
  return days > MOST_DAYS ? 'tooLong' : null
}
