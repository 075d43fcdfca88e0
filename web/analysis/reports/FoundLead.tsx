import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { figureOf, type Report } from '#domain/reports/report.ts'
import { sumOf } from '#domain/reports/sums.ts'
import { useFormat } from '../../format/format.ts'
import { useFigures } from './use-report-words.ts'
import { useFoundReport } from './use-found-report.ts'

/** How many figures the line below the title holds. */
const IN_LEAD = 3

/** What a report comes to, in one line; nothing where nobody is in it. */
export function FoundLead({ report }: { report: Report }) {
  const { athletes, others, earlier } = useFoundReport()
  const { t } = useTranslation('reports')
  const format = useFormat()
  const figures = useFigures(report)
  const total = useMemo(() => sumOf(report, athletes), [report, athletes])
  const people = new Set(athletes.map(({ user_id }) => user_id)).size
  const words = figures.slice(0, IN_LEAD).map(({ name, label, unit, write }) => {
    const value = figureOf(report, name, total)
    return `${label} ${write(value)}${unit === undefined ? '' : ` ${unit}`}`
  })
  if (athletes.length === 0) return null
  return [
    ...(people > 1 ? [t('athletes', { count: people })] : []),
    ...words,
    ...(others.length > 0 ? [t('onlyAttendance', { count: others.length })] : []),
    ...(earlier
      ? [
          t('comparedWith', {
            days: `${format.day(earlier.start_date)} – ${format.day(earlier.end_date)}`,
          }),
        ]
      : []),
  ].join(' · ')
}
