import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period, Report } from '#domain/reports/report.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { earlierTotalOf, totalOf, type ReportLine } from './lines.ts'
import { PhoneLine } from './PhoneLine.tsx'
import { ReportPeriods } from './ReportPeriods.tsx'
import classes from './reports.module.css'
import { SessionsBehind } from './SessionsBehind.tsx'
import { useCourseColumn } from './use-course-column.tsx'
import { useOpened } from './use-opened.ts'
import { useReportColumns, type RowReading } from './use-report-columns.tsx'

type ReportTableProps = {
  report: Report
  by: Period
  lines: readonly ReportLine[]
  /** What the lines are: "Athlete", "Squad". */
  header: string
  /** The lines inside a group; a line that has none unfolds its periods. */
  inside?: (line: ReportLine) => readonly ReportLine[]
  isInside?: boolean
}

/**
 * One line an athlete, or a group of them; each unfolds what it is made of, and a click on a figure
 * the sessions that make it.
 */
export function ReportTable({ report, by, lines, header, inside, isInside }: ReportTableProps) {
  const { t } = useTranslation('reports')
  const isCompared = lines.some(({ earlier }) => earlier !== null)
  const figures = useReportColumns(report, header, LINES_READ, { isCompared })
  const course = useCourseColumn(report, by)
  const columns = useMemo(
    () => (course && !isCompared ? figures.toSpliced(1, 0, course) : figures),
    [figures, course, isCompared],
  )
  const { isOpen, figureOf, toggle } = useOpened(
    report,
    lines.length === 1 ? lines.map(({ key }) => key) : [],
  )
  return (
    <DataTable
      id={`report-lines-${report.key}${isInside ? '-inside' : ''}`}
      label={t(`titles.${report.key}`)}
      columns={columns}
      rows={lines}
      rowKey={LINE_KEY}
      sortedBy={{ key: 'name' }}
      columnChoice={false}
      onOpen={({ key }, column) => toggle(key, column)}
      unfolding={{
        isOpen: ({ key }) => isOpen(key),
        render: (line) =>
          inside ? (
            <div className={classes.inside}>
              <ReportTable
                report={report}
                by={by}
                lines={inside(line)}
                header={t('columns.athlete')}
                isInside
              />
              <SessionsBehind
                key={figureOf(line.key)}
                report={report}
                athletes={line.athletes}
                figure={figureOf(line.key)}
              />
            </div>
          ) : (
            <ReportPeriods report={report} by={by} line={line} figure={figureOf(line.key)} />
          ),
      }}
      renderPhoneRow={(line) => (
        <PhoneLine
          report={report}
          name={line.name}
          parts={line.parts}
          earlier={line.earlier}
          open={isOpen(line.key)}
        />
      )}
    />
  )
}

const LINE_KEY = ({ key }: ReportLine) => key
const LINES_READ: RowReading<ReportLine> = {
  nameOf: ({ name }) => name,
  partsOf: ({ parts }) => parts,
  earlierOf: ({ earlier }) => earlier,
  sumOf: totalOf,
  earlierSumOf: earlierTotalOf,
}
