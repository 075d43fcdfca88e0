import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SummaryAthlete, SummaryWeek } from '#contract/insight/reports.ts'
import { useFormat } from '../../format.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import classes from './reports.module.css'
import type { Figures, Metric } from './summary.ts'
import { useFigureColumns, useSummaryParts } from './use-figure-columns.tsx'
import { ZoneShares } from './ZoneShares.tsx'

/** One row an athlete, with their weeks folded in. */
export function SummaryTable({
  athletes,
  metric,
}: {
  athletes: readonly SummaryAthlete[]
  metric: Metric
}) {
  const { t } = useTranslation('reports')
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(athletes.length === 1 ? athletes.map(({ user_id }) => user_id) : []),
  )
  const isOpen = ({ user_id }: SummaryAthlete) => opened.has(user_id)
  const toggle = ({ user_id }: SummaryAthlete) =>
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
      rows={athletes}
      rowKey={({ user_id }) => String(user_id)}
      sortedBy={{ key: 'name' }}
      onOpen={toggle}
      unfolding={{ isOpen, render: (athlete) => <Weeks athlete={athlete} metric={metric} /> }}
      renderPhoneRow={(athlete) => (
        <PhoneFigures
          name={athlete.full_name}
          figures={athlete.total}
          metric={metric}
          open={isOpen(athlete)}
        />
      )}
    />
  )
}

const ATHLETE = (athlete: SummaryAthlete) => athlete.full_name
const totalOf = (athlete: SummaryAthlete): Figures => athlete.total
const WEEK = (week: SummaryWeek) => week.week
const figuresOf = (week: SummaryWeek): Figures => week

function Weeks({ athlete, metric }: { athlete: SummaryAthlete; metric: Metric }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const columns = useFigureColumns(WEEK, t('columns.week'), figuresOf, format.day)
  return (
    <div className={classes.weeks}>
      <DataTable
        id="training-summary-weeks"
        label={t('summary.weeksOf', { name: athlete.full_name })}
        columns={columns}
        rows={athlete.weeks}
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
          <Text className="ui-tabular" style={{ whiteSpace: 'nowrap' }}>
            {t(`metrics.${metric}`)} {format.load(figures[metric])}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" className="ui-tabular">
        {[counted, `${format.duration(figures.time)} h`, format.distance(figures.distance)].join(
          ' · ',
        )}
      </Text>
      {zones && <ZoneShares seconds={figures.zone_seconds} />}
    </Stack>
  )
}
