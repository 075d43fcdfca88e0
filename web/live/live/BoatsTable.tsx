import { Group, Stack, Text } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { heartNow, isSilent } from '#domain/live/fresh.ts'
import type { Ranked } from '#domain/live/ranks.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { BoatState } from './BoatState.tsx'
import { useMeasuredColumns } from './use-measured-columns.ts'

export type BoatRow = LiveBoat & { ranked: Ranked; place: number }

type BoatsTableProps = {
  rows: readonly BoatRow[]
  sportId: number
  /** By the server's clock. */
  now: number
  /** The map stands beside it. */
  narrow: boolean
  toolbar?: ReactNode
}

const LAST = Number.MAX_SAFE_INTEGER

/** Boats as they lie, with what is known of each now. */
export function BoatsTable({ rows, sportId, now, narrow, toolbar }: BoatsTableProps) {
  const { t } = useTranslation('live')
  const columns = useColumns(sportId, now)
  return (
    <DataTable
      id="live-boats"
      label={t('boats')}
      columns={columns}
      rows={rows}
      rowKey={({ recording_id }) => String(recording_id)}
      sortedBy={{ key: 'rank' }}
      narrow={narrow}
      toolbar={toolbar}
      renderPhoneRow={(row) => <PhoneBoat row={row} sportId={sportId} now={now} />}
    />
  )
}

function useColumns(sportId: number, now: number): readonly DataColumn<BoatRow>[] {
  const { t } = useTranslation('live')
  const format = useFormat()
  const { rate, heard, battery } = useMeasuredColumns(now)
  return useMemo(() => {
    const scale = speedScale(sportId)
    const pace = ({ speed }: BoatRow) => onScale(scale, speed)
    return [
      {
        key: 'boat',
        header: t('columns.boat'),
        value: ({ name }) => name,
        cell: (row) => <NamedBoat row={row} now={now} oneLine />,
      },
      {
        key: 'rank',
        header: t('columns.rank'),
        value: ({ ranked }) => ranked.rank ?? LAST,
        cell: ({ ranked }) => format.number(ranked.rank, 0),
        figure: true,
      },
      {
        key: 'distance',
        header: t('columns.distance'),
        unit: 'm',
        value: ({ ranked }) => ranked.distance,
        cell: ({ ranked }) => format.number(ranked.distance, 0),
        figure: true,
      },
      {
        key: 'time',
        header: t('columns.time'),
        value: ({ ranked }) => ranked.time,
        cell: ({ ranked }) => format.resultTime(ranked.time),
        figure: true,
      },
      {
        key: 'pace',
        header: t(scale.kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
        unit: unitOfScale(scale),
        value: pace,
        cell: (row) => writeOnScale(scale, pace(row), format),
        figure: true,
      },
      rate,
      {
        key: 'gap',
        header: t('columns.gap'),
        unit: 's',
        value: ({ ranked }) => ranked.gap_time,
        cell: ({ ranked }) => format.number(ranked.gap_time, 1),
        figure: true,
      },
      {
        key: 'gapDistance',
        header: t('columns.gap'),
        unit: 'm',
        value: ({ ranked }) => ranked.gap_distance,
        cell: ({ ranked }) => format.number(ranked.gap_distance, 0),
        figure: true,
      },
      {
        key: 'heart',
        header: t('columns.heart'),
        unit: '1/min',
        value: (row) => heartNow(row, now),
        cell: (row) => format.number(heartNow(row, now), 0),
        figure: true,
      },
      heard,
      battery,
    ]
  }, [t, format, sportId, now, rate, heard, battery])
}

type RowProps = { row: BoatRow; now: number }

function NamedBoat({ row, now, oneLine = false }: RowProps & { oneLine?: boolean }) {
  const { t } = useTranslation('live')
  return (
    <Stack gap={2} align="flex-start">
      <Text fw={600}>{row.is_own ? t('own', { name: row.name }) : row.name}</Text>
      <BoatState boat={row} silent={isSilent(row, now)} oneLine={oneLine} />
    </Stack>
  )
}

/** What matters on a dock: who, in what place, how fast. */
function PhoneBoat({ row, sportId, now }: RowProps & { sportId: number }) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const scale = speedScale(sportId)
  const { ranked, stroke_rate } = row
  const gap = ranked.gap_time !== null && ranked.gap_time > 0 ? ranked.gap_time : null
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Text fz="xl" fw={700} miw="1.5em">
          {format.number(ranked.rank, 0)}
        </Text>
        <Stack gap={2} align="flex-start">
          <NamedBoat row={row} now={now} />
          <Text size="sm" c="dimmed">
            {[
              format.distance(ranked.distance),
              t('atRate', { rate: format.number(stroke_rate, 1) }),
              ...(gap === null ? [] : [t('behind', { seconds: format.number(gap, 1) })]),
            ].join(' · ')}
          </Text>
        </Stack>
      </Group>
      <Stack gap={0} align="flex-end">
        <Text fz="xl" fw={700}>
          {writeOnScale(scale, onScale(scale, row.speed), format)}
        </Text>
        <Text size="sm" c="dimmed" miw="max-content">
          {unitOfScale(scale)}
        </Text>
      </Stack>
    </Group>
  )
}
