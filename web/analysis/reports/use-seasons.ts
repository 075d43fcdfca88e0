import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#domain/reports/report.ts'
import { periodWord, seasonMonthOf, seasonName, spanWord } from '#domain/reports/seasons.ts'
import type { Span } from '#domain/reports/spans.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { Seasons } from './ergo-lines.ts'

/** The month in which the seasons of the club begin. */
export const useSeasonMonth = (): number => seasonMonthOf(useViewer())

/** What a period is called: a year is a season where it does not begin in January. */
export function usePeriodWord(): (by: Period) => string {
  const { t } = useTranslation('reports')
  const seasonMonth = useSeasonMonth()
  return useCallback((by) => t(`periods.${periodWord(by, seasonMonth)}`), [t, seasonMonth])
}

/** What a span of days is called. */
export function useSpanWord(): (span: Span | 'chosen') => string {
  const { t } = useTranslation('reports')
  const seasonMonth = useSeasonMonth()
  return (span) => t(`spans.${spanWord(span, seasonMonth)}`)
}

/** The seasons of the club, by which years are kept apart. */
export function useSeasons(): Seasons {
  const { language } = useFormat()
  const seasonMonth = useSeasonMonth()
  return useMemo(
    () => ({ seasonMonth, nameOf: (first) => seasonName(first, language) }),
    [seasonMonth, language],
  )
}
