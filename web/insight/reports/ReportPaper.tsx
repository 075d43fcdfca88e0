import { useTranslation } from 'react-i18next'
import { changeOf, figureOf, type Report } from '#domain/reports/report.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { useFormat } from '../../format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PrintedTable, type PrintedSheet } from '../../ui/PrintedTable.tsx'
import { useAskedReport } from './asked-report.ts'
import { earlierTotalOf, totalOf, type ReportLine } from './lines.ts'
import { useFigures } from './use-report-words.ts'

type ReportPaperProps = {
  report: Report
  title: string
  header: string
  lines: readonly ReportLine[]
}

/** The report on paper: a line for each line of the table and one for all of them. */
export function ReportPaper({ report, title, header, lines }: ReportPaperProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { selected } = useViewer()
  const { start_date, end_date } = useAskedReport().query
  const figures = useFigures(report).filter(({ isExtra }) => !isExtra)
  const written = (parts: Parts, earlier: Parts | null) =>
    figures.map(({ name, write, writeChange }) => {
      const value = figureOf(report, name, parts)
      const change = changeOf(report, name, parts, earlier)
      // A column of dashes says nothing on paper.
      if (value === null) return ''
      return change === null ? write(value) : `${write(value)} (${writeChange(change)})`
    })
  const sheet = (): PrintedSheet => {
    const rows = lines.map(({ name, parts, earlier }) => [name, ...written(parts, earlier)])
    const total = [
      t('table.total'),
      ...written(totalOf(report, lines), earlierTotalOf(report, lines)),
    ]
    return {
      title,
      subtitle: [
        selected?.club.name ?? NO_DATA,
        `${format.day(start_date)} – ${format.day(end_date)}`,
      ].join(' · '),
      heads: [header, ...figures.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))],
      lines: lines.length > 1 ? [...rows, total] : rows,
    }
  }
  return <PrintedTable sheet={sheet} />
}
