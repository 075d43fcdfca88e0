import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineUp } from '#contract/boats/crews.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { LineUpActions } from './LineUpActions.tsx'
import ui from '../../ui/ui.module.css'
import { listSeparator } from '../../format/punctuation.ts'

const membersOf = ({ members }: LineUp) =>
  members.map(({ full_name }) => full_name).join(listSeparator())

/** Line-ups of one type of boat. */
export function LineUpTable({ rows, label }: { rows: readonly LineUp[]; label: string }) {
  const format = useFormat()
  const columns = useColumns()
  return (
    <DataTable
      id="line-ups"
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sortedBy={{ key: 'sessions', descending: true }}
      columnChoice={false}
      renderPhoneRow={(row) => (
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={2} miw={0}>
            <Text fw={650}>{row.name}</Text>
            <Text size="sm">{membersOf(row)}</Text>
            <Text size="sm" c="dimmed" className={ui.tabular}>
              {[
                row.class,
                format.percent(row.best_gmt, 1),
                `${format.number(row.sessions)} ×`,
                format.distance(row.distance),
              ].join(' · ')}
            </Text>
          </Stack>
          <LineUpActions row={row} />
        </Group>
      )}
    />
  )
}

function useColumns(): readonly DataColumn<LineUp>[] {
  const { t } = useTranslation('crews')
  const format = useFormat()
  return useMemo(
    () => [
      { key: 'crew', header: t('list.crew'), value: ({ name }) => name, width: 160 },
      { key: 'class', header: t('list.class'), value: (row) => row.class },
      { key: 'members', header: t('list.members'), value: membersOf, width: 360 },
      {
        key: 'gmt',
        header: t('list.gmt'),
        figure: true,
        value: ({ best_gmt }) => best_gmt,
        cell: ({ best_gmt }) => format.percent(best_gmt, 1),
      },
      {
        key: 'sessions',
        header: t('list.sessions'),
        figure: true,
        value: ({ sessions }) => sessions,
        cell: ({ sessions }) => format.number(sessions),
      },
      {
        key: 'distance',
        header: t('list.distance'),
        unit: format.units.longDistance,
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.longDistance(distance),
      },
      {
        key: 'last',
        header: t('list.last'),
        value: ({ last_date }) => last_date,
        cell: ({ last_date }) => format.day(last_date),
      },
      {
        key: 'actions',
        header: t('list.actions'),
        value: () => null,
        cell: (row) => <LineUpActions row={row} />,
      },
    ],
    [t, format],
  )
}
