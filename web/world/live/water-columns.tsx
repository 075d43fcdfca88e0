import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/world/live.ts'
import { useFormat } from '../../format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { BoatState } from './BoatState.tsx'
import { isSilent } from './looks.ts'

const SECOND_MS = 1000

/** What the list of the whole club says of a boat: whether it is well, not who is faster. */
export function useWaterColumns(now: number): readonly DataColumn<LiveBoat>[] {
  const { t } = useTranslation('live')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'boat',
        header: t('columns.boat'),
        value: ({ name }) => name,
        cell: (boat) => (
          <Stack gap={2} align="flex-start">
            <Text fw={600}>{boat.name}</Text>
            <BoatState boat={boat} silent={isSilent(boat, now)} />
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
      {
        key: 'rate',
        header: t('columns.rate'),
        unit: '1/min',
        value: ({ stroke_rate }) => stroke_rate,
        cell: ({ stroke_rate }) => format.number(stroke_rate, 1),
        figure: true,
      },
      {
        key: 'heard',
        header: t('columns.heard'),
        unit: 's',
        value: ({ heard_at }) => heard_at,
        cell: ({ heard_at }) =>
          format.number(heard_at === null ? null : Math.round((now - heard_at) / SECOND_MS), 0),
        figure: true,
      },
      {
        key: 'battery',
        header: t('columns.battery'),
        unit: '%',
        value: ({ battery }) => battery,
        cell: ({ battery }) => format.number(battery, 0),
        figure: true,
      },
    ],
    [t, format, now],
  )
}
