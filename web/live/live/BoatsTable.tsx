import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { heartNow, isSilent } from '#domain/live/fresh.ts'
import type { Ranked } from '#domain/live/ranks.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { decimal, figure, text, time } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import ui from '../../ui/ui.module.css'
import { BoatState } from './BoatState.tsx'
import { battery, heard, rate } from './measured-columns.ts'

export type BoatRow = LiveBoat & { ranked: Ranked; place: number }

/** `now` is by the server's clock. */
type BoatWords = { sportId: number; now: number }

const LAST = Number.MAX_SAFE_INTEGER

const boatList = list('live', 'columns', rows<BoatRow, BoatWords>(), {
  id: 'live-boats',
  title: ({ t }) => t('boats'),
  columns: {
    boat: text(({ name }) => name, {
      cell: (row, { now }) => <NamedBoat {...{ row, now }} oneLine />,
    }),
    rank: text(({ ranked }) => ranked.rank ?? LAST, {
      cell: ({ ranked }, { format }) => format.number(ranked.rank, 0),
      figure: true,
    }),
    distance: figure(({ ranked }) => ranked.distance, undefined, { unit: 'm' }),
    time: time(({ ranked }) => ranked.time),
    pace: figure(
      ({ speed }, { sportId }) => onScale(speedScale(sportId), speed),
      (speed, { format, sportId }) => writeOnScale(speedScale(sportId), speed, format),
      { unit: ({ sportId }) => unitOfScale(speedScale(sportId)) },
    ),
    rate,
    gap: decimal(({ ranked }) => ranked.gap_time, 1, { unit: 's' }),
    gapDistance: figure(({ ranked }) => ranked.gap_distance, undefined, { unit: 'm' }),
    heart: figure((row, { now }) => heartNow(row, now), undefined, { unit: '1/min' }),
    heard,
    battery,
  },
  headers: {
    pace: ({ t, sportId }) =>
      t(speedScale(sportId).kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
    gapDistance: ({ t }) => t('columns.gap'),
  },
  rowKey: ({ recording_id }) => recording_id,
  sortedBy: 'rank',
  phone: (row, words) => <PhoneBoat row={row} {...words} />,
})

type BoatsTableProps = BoatWords & {
  rows: readonly BoatRow[]
  /** The map stands beside it. */
  narrow: boolean
  toolbar?: ReactNode
}

/** Boats as they lie, with what is known of each now. */
export const BoatsTable = ({ sportId, now, ...table }: BoatsTableProps) => (
  <ListTable of={boatList} given={{ sportId, now }} {...table} />
)

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
    <div className={ui.ended} data-top>
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
    </div>
  )
}
