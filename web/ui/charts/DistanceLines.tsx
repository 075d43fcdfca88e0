import { useCallback } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { distanceOption, type DistanceData } from './distance-option.ts'
import type { Scheme } from './panel-plot.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'

export type DistanceLinesProps = {
  title: string
  /** Names the places in the table: "At". */
  placeLabel: string
  /** Stays the same while what is drawn does. */
  data: DistanceData
  /** Says in words what the picture shows. */
  summary: string
  height?: number
}

/** Lines over a distance, one for each crew. The drawing library is loaded with the first of them. */
export function DistanceLines({
  title,
  placeLabel,
  data,
  summary,
  height = 340,
}: DistanceLinesProps) {
  const { t } = useTranslation('ui')
  const optionOf = useCallback((scheme: Scheme) => distanceOption(data, scheme), [data])
  const { host, drawn } = useDrawing(optionOf)

  if (data.lines.length === 0) return <Text c="dimmed">{t('chart.noData')}</Text>
  const places = [...new Set(data.lines.flatMap(({ points }) => points.map(([at]) => at)))]
  const rows = places
    .toSorted((one, other) => one - other)
    .map((place) => [
      data.writeDistance(place),
      ...data.lines.map(({ points }) => {
        const value = points.find(([at]) => at === place)?.[1] ?? null
        return value === null ? NO_DATA : data.write(value)
      }),
    ])
  const head = [placeLabel, ...data.lines.map(({ label }) => label)]
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<ValuesTable label={title} head={head} rows={rows} />}
    >
      <div ref={host} role="img" aria-label={`${title}. ${summary}`} style={{ height }} />
    </ChartFrame>
  )
}
