import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZONES_COLUMN } from '#domain/reports/columns.ts'
import type { Parts } from '#domain/reports/parts.ts'
import {
  changeOf,
  figureOf,
  type Period,
  type Report,
  type ReportPeriod,
} from '#domain/reports/report.ts'
import { daysOfPeriod } from '#domain/reports/spans.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Opening } from '../../ui/table/DataCell.tsx'
import { useAskedReport } from './asked-report.ts'
import { earlierTotalOf, totalOf, type ReportLine } from './lines.ts'
import classes from './reports.module.css'
import { SessionList, SessionsBehind } from './SessionsBehind.tsx'
import { useReportColumns, type RowReading } from './use-report-columns.tsx'
import { useShownFigures, usePeriodWriter } from './use-report-words.ts'
import { ZoneShares } from './ZoneShares.tsx'
import ui from '../../ui/ui.module.css'

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

/** One line an athlete, or a group of them; each unfolds what it is made of. */
export function ReportTable({ report, by, lines, header, inside, isInside }: ReportTableProps) {
  const { t } = useTranslation('reports')
  const isCompared = lines.some(({ earlier }) => earlier !== null)
  const columns = useReportColumns(report, header, LINES_READ, { isCompared })
  const { opened, toggle } = useOpened(lines.length === 1 ? lines.map(({ key }) => key) : [])
  const isOpen = ({ key }: ReportLine) => opened.has(key)
  return (
    <DataTable
      id={`report-lines-${report.key}${isInside ? '-inside' : ''}`}
      label={t(`titles.${report.key}`)}
      columns={columns}
      rows={lines}
      rowKey={LINE_KEY}
      sortedBy={{ key: 'name' }}
      columnChoice={false}
      onOpen={({ key }) => toggle(key)}
      unfolding={{
        isOpen,
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
              <SessionsBehind report={report} athletes={line.athletes} />
            </div>
          ) : (
            <Unfolded report={report} by={by} line={line} />
          ),
      }}
      renderPhoneRow={(line) => (
        <PhoneLine
          report={report}
          name={line.name}
          parts={line.parts}
          earlier={line.earlier}
          open={isOpen(line)}
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

type LineProps = { report: Report; by: Period; line: ReportLine }

/** The periods of an athlete, or why there are none to see. */
function Unfolded({ report, by, line }: LineProps) {
  const { t } = useTranslation('reports')
  if (line.isOnlyAttendance)
    return (
      <Text size="sm" p="sm">
        {t('onlyAttendanceWhy')}
      </Text>
    )
  return <Periods report={report} by={by} line={line} />
}

function Periods({ report, by, line }: LineProps) {
  const { t } = useTranslation('reports')
  const write = usePeriodWriter(by)
  const columns = useReportColumns(report, t(`periods.${by}`), PERIODS_READ, { writeName: write })
  const { opened, toggle } = useOpened([])
  const { start_date, end_date } = useAskedReport().query
  const daysOf = (period: string) => daysOfPeriod(period, by, { start_date, end_date })
  const [athlete] = line.athletes
  if (!athlete) return null
  const unfolding: Opening<ReportPeriod> =
    by === 'weekday'
      ? {}
      : {
          onOpen: ({ period }) => toggle(period),
          unfolding: {
            isOpen: ({ period }) => opened.has(period),
            render: ({ period }) => {
              const days = daysOf(period)
              return <SessionList report={report} athletes={[athlete]} {...(days && { days })} />
            },
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
        renderPhoneRow={({ period, parts }) => (
          <PhoneLine report={report} name={write(period)} parts={parts} earlier={null} />
        )}
        {...unfolding}
      />
      <SessionsBehind report={report} athletes={[athlete]} />
    </Stack>
  )
}

const PERIOD = ({ period }: ReportPeriod) => period
const PERIODS_READ: RowReading<ReportPeriod> = { nameOf: PERIOD, partsOf: ({ parts }) => parts }

/** Which rows are unfolded. */
function useOpened(first: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(first))
  const toggle = (key: string) =>
    setOpened((now) =>
      now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]),
    )
  return { opened, toggle }
}

/** How many figures a line of a phone has room for. */
const ON_A_PHONE = 4

function PhoneLine({
  report,
  name,
  parts,
  earlier,
  open,
}: {
  report: Report
  name: string
  parts: Parts
  earlier: Parts | null
  open?: boolean
}) {
  const figures = useShownFigures(report)
  const { shown, compared } = useAskedReport().columns
  const Arrow = open ? IconChevronDown : IconChevronRight
  const seconds = ZONE_PARTS.map((zone) => parts[zone] ?? 0)
  const written = figures.slice(0, ON_A_PHONE).map((figure) => {
    const { label, unit, write, writeChange } = figure
    const change = changeOf(report, figure.name, parts, earlier)
    const before = compared.includes('earlier') ? earlier : null
    const values = [
      ...(before ? [write(figureOf(report, figure.name, before))] : []),
      ...(earlier && !compared.includes('now')
        ? []
        : [write(figureOf(report, figure.name, parts))]),
    ]
    return [
      label,
      ...(values.length > 0 ? [values.join(' → ')] : []),
      ...(unit === undefined ? [] : [unit]),
      ...(change === null || !compared.includes('change') ? [] : [`(${writeChange(change)})`]),
    ].join(' ')
  })
  return (
    <Stack gap={4}>
      <Group gap={4} wrap="nowrap">
        {open !== undefined && <Arrow size={18} aria-hidden />}
        <Text fw={500}>{name}</Text>
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {written.join(' · ')}
      </Text>
      {shown.includes(ZONES_COLUMN) && <ZoneShares seconds={seconds} />}
    </Stack>
  )
}
