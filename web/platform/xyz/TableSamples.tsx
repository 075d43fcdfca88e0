import { useMemo, useState } from 'react'
import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { sampleAthletes, type SampleAthlete } from './sample-data.ts'
import ui from '../../ui/ui.module.css'

const FEW = sampleAthletes(8)
const MANY = sampleAthletes(400)

const sum = (rows: readonly SampleAthlete[], of: (row: SampleAthlete) => number | null) =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0)

function useColumns(): readonly DataColumn<SampleAthlete>[] {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  return useMemo(
    () => [
      { key: 'name', header: t('athlete'), value: (row) => row.name, width: 180 },
      { key: 'squad', header: t('squad'), value: (row) => row.squad },
      {
        key: 'sessions',
        header: t('sessions'),
        figure: true,
        value: (row) => row.sessions,
        total: (rows) => format.number(sum(rows, (row) => row.sessions)),
      },
      {
        key: 'time',
        header: t('time'),
        unit: 'h',
        figure: true,
        value: (row) => row.seconds,
        cell: (row) => format.duration(row.seconds),
        total: (rows) => format.duration(sum(rows, (row) => row.seconds)),
      },
      {
        key: 'distance',
        header: t('distance'),
        unit: format.units.longDistance,
        figure: true,
        value: (row) => row.metres,
        cell: (row) => format.longDistance(row.metres),
      },
      {
        key: 'load',
        header: t('load'),
        unit: 'ETS',
        figure: true,
        value: (row) => row.load,
        cell: (row) => format.load(row.load),
      },
    ],
    [t, format],
  )
}

export function TableSample({ id }: { id: string }) {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  const columns = useColumns()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <DataTable
      id={`style-guide.${id}`}
      label={t('table')}
      columns={columns}
      rows={FEW}
      rowKey={(row) => row.id}
      sortedBy={{ key: 'load', descending: true }}
      onOpen={(row) => setOpened(row.name)}
      toolbar={<Text size="sm">{opened}</Text>}
      renderPhoneRow={(row) => (
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={500}>{row.name}</Text>
            <Text size="xs" c="dimmed">
              {row.squad}
            </Text>
          </div>
          <Text className={ui.tabular}>
            {format.duration(row.seconds)} h · {format.load(row.load)}
          </Text>
        </Group>
      )}
    />
  )
}

export function LongTableSample({ id }: { id: string }) {
  const { t } = useTranslation('xyz')
  const columns = useColumns()
  return (
    <DataTable
      id={`style-guide-long.${id}`}
      label={t('longTable')}
      columns={columns}
      rows={MANY}
      rowKey={(row) => row.id}
    />
  )
}
