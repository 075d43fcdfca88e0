import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#domain/reports/report.ts'
import { reportContext, type ReportContext } from '#domain/reports/context.ts'
import { periodWord, seasonName, spanWord } from '#domain/reports/seasons.ts'
import type { Span } from '#domain/reports/spans.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { Seasons } from './ergo-lines.ts'

/** What reports take from the club; the same object while the viewer is. */
export function useReportContext(): ReportContext {
  const viewer = useViewer()
  return useMemo(() => reportContext(viewer), [viewer])
}

/** What a period is called: a year is a season where it does not begin in January. */
export function usePeriodWord(): (by: Period) => string {
  const { t } = useTranslation('reports')
  const context = useReportContext()
  return useCallback((by) => t(`periods.${periodWord(by, context)}`), [t, context])
}

/** What a span of days is called. */
export function useSpanWord(): (span: Span | 'chosen') => string {
  const { t } = useTranslation('reports')
  const context = useReportContext()
  return (span) => t(`spans.${spanWord(span, context)}`)
}

/** The seasons of the club, by which years are kept apart. */
export function useSeasons(): Seasons {
  const { language } = useFormat()
  const context = useReportContext()
  return useMemo(
    () => ({ context, nameOf: (first) => seasonName(first, language) }),
    [context, language],
  )
}
