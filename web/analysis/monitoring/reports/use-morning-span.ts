import { keepPreviousData } from '@tanstack/react-query'
import { daysBetween } from '#domain/time/week.ts'
import { useReportFilters, writeLists } from '../../reports/open.ts'

/** More than a season is too wide for a day a column. */
const MOST_DAYS = 92

/** The days and people that a report of several mornings is about. */
export function useMorningSpan() {
  const { filters, change } = useReportFilters()
  const { start_date, end_date } = filters
  const days = daysBetween(start_date, end_date)
  const problem = days < 0 ? 'reversed' : days > MOST_DAYS ? 'tooLong' : null
  const { squads = '', athletes = '' } = writeLists(filters)
  const asked = {
    start_date,
    end_date,
    ...(squads && { squads }),
    ...(athletes && { athletes }),
  }
  /** How such a report is asked for. */
  const options = { enabled: problem === null, placeholderData: keepPreviousData } as const
  return { filters, change, problem, asked, options } as const
}
export type MorningSpan = ReturnType<typeof useMorningSpan>
