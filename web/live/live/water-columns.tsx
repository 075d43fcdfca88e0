import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { isSilent } from '#domain/live/fresh.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { BoatState } from './BoatState.tsx'
import { useMeasuredColumns } from './use-measured-columns.ts'

/** What the list of the whole club says of a boat: whether it is well, not who is faster. */
export function useWaterColumns(now: number): readonly DataColumn<LiveBoat>[] {
  const { t } = useTranslation('live')
  const format = useFormat()
  const { rate, heard, battery } = useMeasuredColumns(now)
  return useMemo(
    () => [
      {
        key: 'boat',
        header: t('columns.boat'),
        value: ({ name }) => name,
        cell: (boat) => (
          <Stack gap={2} align="flex-start">
            <Text fw={600}>{boat.name}</Text>
            <BoatState boat={boat} silent={isSilent(boat, now)} oneLine />
          </Stack>
        ),
      },
      {
        key: 'distance',
        header: t('columns.distance'),
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.distance(distance),
        figure: true,
      },
      rate,
      heard,
      battery,
    ],
    [t, format, now, rate, heard, battery],
  )
}

/** The same on a phone. */
export function BoatAfloat({ boat, now }: { boat: LiveBoat; now: number }) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const { name, distance, stroke_rate } = boat
  return (
    <Stack gap={2} align="flex-start">
      <Text fw={600}>{name}</Text>
      <BoatState boat={boat} silent={isSilent(boat, now)} />
      <Text size="sm" c="dimmed">
        {[
          format.distance(distance),
          ...(stroke_rate === null ? [] : [t('atRate', { rate: format.number(stroke_rate, 1) })]),
        ].join(' · ')}
      </Text>
    </Stack>
  )
}
