import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Period, Report, ReportPeriod } from '#domain/reports/report.ts'
import { daysOfPeriod } from '#domain/reports/spans.ts'
import { paths } from '../../paths/paths.ts'
import type { Opening } from '../../ui/table/DataCell.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useAskedReport } from './asked-report.ts'
import type { ReportLine } from './lines.ts'
import { PhoneLine } from './PhoneLine.tsx'
import classes from './reports.module.css'
import { FoundSessions, SessionsBehind } from './SessionsBehind.tsx'
import { useOpened } from './use-opened.ts'
import { useReportColumns, type RowReading } from './use-report-columns.tsx'
import { usePeriodWord } from './use-seasons.ts'
import { usePeriodWriter } from './use-report-words.ts'

type PeriodsProps = {
  report: Report
  by: Period
  line: ReportLine
  /** The figure of the line that is asked about. */
  figure: string | undefined
}

/** The periods of an athlete, or why there are none to see. */
export function ReportPeriods(props: PeriodsProps) {
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
