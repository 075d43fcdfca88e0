import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parts } from '#domain/reports/parts.ts'
import { figureOf, type Period, type Report, type ReportPeriod } from '#domain/reports/report.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { totalOf, type ReportLine } from './lines.ts'
import classes from './reports.module.css'
import { SessionsBehind } from './SessionsBehind.tsx'
import { useFigures, usePeriodWriter } from './use-report-words.ts'
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
  const columns = useColumns(report, header, LINE_NAME, LINE_PARTS, totalOf)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(lines.length === 1 ? lines.map(({ key }) => key) : []),
  )
  const isOpen = ({ key }: ReportLine) => opened.has(key)
  const toggle = ({ key }: ReportLine) =>
    setOpened((now) =>
      now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]),
    )
  return (
    <DataTable
      id={`report-${report.key}${isInside ? '-inside' : ''}`}
      label={t(`titles.${report.key}`)}
      columns={columns}
      rows={lines}
      rowKey={LINE_KEY}
      sortedBy={{ key: 'name' }}
      columnChoice={!isInside}
      onOpen={toggle}
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
            </div>
          ) : (
            <Unfolded report={report} by={by} line={line} />
          ),
      }}
      renderPhoneRow={(line) => (
        <PhoneLine report={report} name={line.name} parts={line.parts} open={isOpen(line)} />
      )}
    />
  )
}

const LINE_KEY = ({ key }: ReportLine) => key
const LINE_NAME = ({ name }: ReportLine) => name
const LINE_PARTS = ({ parts }: ReportLine) => parts

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
  const columns = useColumns(report, t(`periods.${by}`), PERIOD, PERIOD_PARTS, null, write)
  const [athlete] = line.athletes
  return (
    <Stack className={classes.inside} gap="xs">
      <DataTable
        id={`report-${report.key}-periods`}
        label={t('periodsOf', { name: line.name })}
        columns={columns}
        rows={athlete?.periods ?? []}
        rowKey={PERIOD}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={({ period, parts }) => (
          <PhoneLine report={report} name={write(period)} parts={parts} />
        )}
      />
      {athlete && <SessionsBehind report={report} athlete={athlete} />}
    </Stack>
  )
}

const PERIOD = ({ period }: ReportPeriod) => period
const PERIOD_PARTS = ({ parts }: ReportPeriod) => parts

/** The columns of the figures. All functions stay the same between renders. */
function useColumns<Row>(
  report: Report,
  header: string,
  nameOf: (row: Row) => string,
  partsOf: (row: Row) => Parts,
  addUpAll: ((report: Report, rows: readonly Row[]) => Parts) | null,
  writeName: (name: string) => string = AS_IT_IS,
): readonly DataColumn<Row>[] {
  const { t } = useTranslation('reports')
  const figures = useFigures(report)
  return useMemo(() => {
    const zones =
      report.stacks?.['zones'] !== undefined && figures.some(({ name }) => name === 'zone_ut2')
    const zoneSeconds = (parts: Parts) => ZONE_PARTS.map((zone) => parts[zone] ?? 0)
    const sum = (rows: readonly Row[]) => addUpAll?.(report, rows) ?? {}
    return [
      { key: 'name', header, value: nameOf, cell: (row) => writeName(nameOf(row)) },
      ...figures.map(({ name, label, unit, write, isExtra }): DataColumn<Row> => ({
        key: name,
        header: label,
        figure: true,
        hidden: isExtra,
        value: (row) => figureOf(report, name, partsOf(row)),
        cell: (row) => write(figureOf(report, name, partsOf(row))),
        ...(addUpAll && { total: (rows) => write(figureOf(report, name, sum(rows))) }),
        ...(unit !== undefined && { unit }),
      })),
      ...(zones
        ? [
            {
              key: 'zones',
              header: t('columns.zones'),
              value: () => null,
              cell: (row: Row) => <ZoneShares seconds={zoneSeconds(partsOf(row))} />,
              ...(addUpAll && {
                total: (rows: readonly Row[]) => <ZoneShares seconds={zoneSeconds(sum(rows))} />,
              }),
            },
          ]
        : []),
    ]
  }, [report, header, nameOf, partsOf, addUpAll, writeName, t, figures])
}

const AS_IT_IS = (name: string) => name

/** How many figures a line of a phone has room for. */
const ON_A_PHONE = 4

function PhoneLine({
  report,
  name,
  parts,
  open,
}: {
  report: Report
  name: string
  parts: Parts
  open?: boolean
}) {
  const figures = useFigures(report).filter(({ isExtra }) => !isExtra)
  const Arrow = open ? IconChevronDown : IconChevronRight
  const seconds = ZONE_PARTS.map((zone) => parts[zone] ?? 0)
  const written = figures.slice(0, ON_A_PHONE).map(({ name: figure, label, unit, write }) => {
    const value = write(figureOf(report, figure, parts))
    return `${label} ${value}${unit === undefined ? '' : ` ${unit}`}`
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
      {report.stacks?.['zones'] !== undefined && <ZoneShares seconds={seconds} />}
    </Stack>
  )
}
