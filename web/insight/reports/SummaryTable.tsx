import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SummaryWeek } from '#contract/insight/reports.ts'
import { useFormat } from '../../format.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import classes from './reports.module.css'
import type { Figures, Metric, SummaryRow } from './summary.ts'
import { useFigureColumns, useSummaryParts } from './use-figure-columns.tsx'
import { ZoneShares } from './ZoneShares.tsx'
import ui from '../../ui/ui.module.css'

/** One row an athlete, with their weeks folded in. */
export function SummaryTable({ rows, metric }: { rows: readonly SummaryRow[]; metric: Metric }) {
  const { t } = useTranslation('reports')
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(rows.length === 1 ? rows.map(({ user_id }) => user_id) : []),
  )
  const isOpen = ({ user_id }: SummaryRow) => opened.has(user_id)
  const toggle = ({ user_id }: SummaryRow) =>
    setOpened((now) =>
      now.has(user_id)
        ? new Set([...now].filter((id) => id !== user_id))
        : new Set([...now, user_id]),
    )
  const columns = useFigureColumns(ATHLETE, t('columns.athlete'), totalOf)
  return (
    <DataTable
      id="training-summary"
      label={t('summary.title')}
      columns={columns}
      rows={rows}
      rowKey={({ user_id }) => String(user_id)}
      sortedBy={{ key: 'name' }}
      onOpen={toggle}
      unfolding={{ isOpen, render: (row) => <Unfolded row={row} metric={metric} /> }}
      renderPhoneRow={(row) => (
        <PhoneFigures name={row.full_name} figures={row.total} metric={metric} open={isOpen(row)} />
      )}
    />
  )
}

const ATHLETE = (row: SummaryRow) => row.full_name
const totalOf = (row: SummaryRow): Figures => row.total
const WEEK = (week: SummaryWeek) => week.week
const figuresOf = (week: SummaryWeek): Figures => week

type RowProps = { row: SummaryRow; metric: Metric }

/** The weeks, or why there are none to see. */
function Unfolded({ row, metric }: RowProps) {
  const { t } = useTranslation('reports')
  if (!row.onlyAttendance) return <Weeks row={row} metric={metric} />
  return (
    <Text size="sm" p="sm">
      {t('summary.onlyAttendanceWhy')}
    </Text>
  )
}

function Weeks({ row, metric }: RowProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const columns = useFigureColumns(WEEK, t('columns.week'), figuresOf, format.day)
  return (
    <div className={classes.weeks}>
      <DataTable
        id="training-summary-weeks"
        label={t('summary.weeksOf', { name: row.full_name })}
        columns={columns}
        rows={row.weeks}
        rowKey={({ week }) => week}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={(week) => (
          <PhoneFigures name={format.day(week.week)} figures={week} metric={metric} />
        )}
      />
    </div>
  )
}

type PhoneFiguresProps = { name: string; figures: Figures; metric: Metric; open?: boolean }

function PhoneFigures({ name, figures, metric, open }: PhoneFiguresProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { loads, zones } = useSummaryParts()
  const Arrow = open ? IconChevronDown : IconChevronRight
  const counted = `${t('columns.sessions')} ${format.number(figures.sessions)}`
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group gap={4} wrap="nowrap">
          {open !== undefined && <Arrow size={18} aria-hidden />}
          <Text fw={500}>{name}</Text>
        </Group>
        {loads && (
          <Text className={ui.tabular} style={{ whiteSpace: 'nowrap' }}>
            {t(`metrics.${metric}`)} {format.load(figures[metric])}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[counted, `${format.duration(figures.time)} h`, format.distance(figures.distance)].join(
          ' · ',
        )}
      </Text>
      {zones && <ZoneShares seconds={figures.zone_seconds} />}
    </Stack>
  )
}
