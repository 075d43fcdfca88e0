import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '@mantine/core'
import type { Period, Report, ReportPeriod } from '#domain/reports/report.ts'
import { daysOfPeriod } from '#domain/reports/spans.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { paths } from '../../paths/paths.ts'
import type { Opening } from '../../ui/table/DataCell.tsx'
import { earlierTotalOf, totalOf, type ReportLine } from './lines.ts'
import { PhoneLine } from './PhoneLine.tsx'
import { SessionsBehind, FoundSessions } from './SessionsBehind.tsx'
import { useCourseColumn } from './use-course-column.tsx'
import { useReportColumns, type RowReading } from './use-report-columns.tsx'
import { useAskedReport } from './asked-report.ts'
import { usePeriodWord } from './use-seasons.ts'
import { usePeriodWriter } from './use-report-words.ts'
import classes from './reports.module.css'

type Opened = ReadonlyMap<string, string | undefined>

/** Which rows of a report are unfolded, each with the figure that was asked about. */
function useOpened({ figures }: Pick<Report, 'figures'>, first: readonly string[]) {
  const [opened, setOpened] = useState<Opened>(() => new Map(first.map((key) => [key, undefined])))
  /** Another figure of an open row is asked about; the same, or none, folds it up. */
  const toggle = (key: string, column?: string) =>
    setOpened((now) => {
      const figure = column !== undefined && Object.hasOwn(figures, column) ? column : undefined
      const isAnother = figure !== undefined && figure !== now.get(key)
      if (!now.has(key) || isAnother) return new Map([...now, [key, figure]])
      return new Map([...now].filter(([one]) => one !== key))
    })
  return {
    isOpen: (key: string) => opened.has(key),
    figureOf: (key: string) => opened.get(key),
    toggle,
  }
}

type PeriodsProps = {
  report: Report
  by: Period
  line: ReportLine
  /** The figure of the line that is asked about. */
  figure: string | undefined
}

/** The periods of an athlete, or why there are none to see. */
function ReportPeriods(props: PeriodsProps) {
  const { t } = useTranslation('reports')
  if (props.line.isOnlyAttendance)
    return (
      <Text size="sm" p="sm">
        {t('onlyAttendanceWhy')}
      </Text>
    )
  return <Periods {...props} />
}

function Periods({ report, by, line, figure }: PeriodsProps) {
  const { t } = useTranslation('reports')
  const write = usePeriodWriter(by)
  const wordOf = usePeriodWord()
  const columns = useReportColumns(report, wordOf(by), PERIODS_READ, { writeName: write })
  const { isOpen, figureOf, toggle } = useOpened(report, [])
  const { start_date, end_date } = useAskedReport().query
  const partOf = (period: string) =>
    by === 'weekday'
      ? { weekday: Number(period) }
      : (daysOfPeriod(period, by, { start_date, end_date }) ?? {})
  const [athlete] = line.athletes
  if (!athlete) return null
  const unfolding: Opening<ReportPeriod> = {
    onOpen: ({ period }, column) => toggle(period, column),
    unfolding: {
      isOpen: ({ period }) => isOpen(period),
      render: ({ period }) => (
        <FoundSessions
          key={figureOf(period)}
          report={report}
          athletes={[athlete]}
          part={partOf(period)}
          figure={figureOf(period)}
        />
      ),
    },
  }
  return (
    <Stack className={classes.inside} gap="xs">
      <DataTable
        id={`report-lines-${report.key}-periods`}
        label={t('periodsOf', { name: line.name })}
        columns={columns}
        rows={athlete.periods}
        rowKey={PERIOD}
        sortable={false}
        columnChoice={false}
        {...(by === 'session' ? { href: SESSION_LINK } : unfolding)}
        renderPhoneRow={({ period, parts }) => (
          <PhoneLine
            report={report}
            name={write(period)}
            parts={parts}
            earlier={null}
            {...(by !== 'session' && { open: isOpen(period) })}
          />
        )}
      />
      <SessionsBehind key={figure} report={report} athletes={[athlete]} figure={figure} />
    </Stack>
  )
}

const SESSION_LINK = ({ period }: ReportPeriod) => paths.session(Number(period))
const PERIOD = ({ period }: ReportPeriod) => period
const PERIODS_READ: RowReading<ReportPeriod> = { nameOf: PERIOD, partsOf: ({ parts }) => parts }

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
