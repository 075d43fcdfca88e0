import { useMemo, useState } from 'react'
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { PlanColumns } from '../../ui/charts/PlanColumns.tsx'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { TimeSeriesPanels, type Panel } from '../../ui/charts/TimeSeriesPanels.tsx'
import { TrackMap } from '../../ui/map/TrackMap.tsx'
import { CHANNEL_COLOURS } from '../../ui/theme-colours.ts'
import { OUTING, TRACK, WEEK_NUMBERS, ZONE_WEEKS } from './sample-data.ts'

export function ChartSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const panels = useMemo<Panel[]>(
    () => [
      {
        key: 'pace',
        label: t('pace'),
        unit: '/500 m',
        colour: CHANNEL_COLOURS.speed,
        values: OUTING.pace,
        decimals: 1,
        inverted: true,
        write: format.paceNumber,
      },
      {
        key: 'heart-rate',
        label: t('heartRate'),
        unit: format.units.heartRate,
        colour: CHANNEL_COLOURS.heartRate,
        values: OUTING.heartRate,
        decimals: 0,
      },
      {
        key: 'stroke-rate',
        label: t('strokeRate'),
        unit: format.units.strokeRate,
        colour: CHANNEL_COLOURS.strokeRate,
        values: OUTING.strokeRate,
        decimals: 0,
      },
    ],
    [t, format],
  )
  return (
    <Stack gap="xl">
      <TimeSeriesPanels title={t('outing')} t={OUTING.times} panels={panels} onCursor={setCursor} />
      <TrackMap
        track={TRACK}
        tileUrl={null}
        attribution=""
        cursorIndex={cursor}
        valueLabel={t('speed')}
        height={320}
      />
      <PlanColumns
        title={t('week')}
        summary={WEEK_NUMBERS.join(' ')}
        columns={WEEK_NUMBERS.map((name, place) => ({
          key: name,
          name,
          done: 6 + place,
          planned: 8,
          value: format.number(6 + place),
          words: format.list([name, format.number(6 + place)]),
        }))}
        current={WEEK_NUMBERS.at(-1) ?? ''}
        mostNames={4}
        writeTick={(value) => format.number(value)}
      />
      <StackedBars
        title={t('zones')}
        categoryLabel={t('week')}
        categories={WEEK_NUMBERS}
        series={ZONE_WEEKS}
        unit="min"
        write={format.number}
      />
    </Stack>
  )
}
