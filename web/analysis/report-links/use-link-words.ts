import { useTranslation } from 'react-i18next'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { OutgoingPage } from '#domain/reports/outgoing.ts'
import { reportContext } from '#domain/reports/context.ts'
import { spanWord } from '#domain/reports/seasons.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'

/** What the page of a report is called. */
export function usePageTitle(): (page: OutgoingPage) => string {
  const { t } = useTranslation('reports')
  return (page) => {
    if (page === 'team-training-summary') return t('screens.teamTrainingSummary', { ns: 'common' })
    return t(`titles.${page === 'team-ergo' ? 'ergo-progress' : page}`)
  }
}

/** Which days a question is about: a span that moves, or days. */
export function useDaysWords(): (question: ReportQuestion) => string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const context = reportContext(useViewer())
  return ({ span, from, to }) => {
    if (span) return t(`spans.${spanWord(span, context)}`)
    if (from !== undefined && to !== undefined) return format.range(from, to)
    return [
      t('links.usualDays'),
      ...(from === undefined ? [] : [`${t('filters.from')} ${format.within.day(from)}`]),
      ...(to === undefined ? [] : [`${t('filters.to')} ${format.within.day(to)}`]),
    ].join(' · ')
  }
}
