import { useEffect, useRef } from 'react'
import { Text, useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import { GROUND } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { distanceOption, type DistanceData } from './distance-option.ts'
import type { Drawing } from './echarts.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
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
  const scheme = useComputedColorScheme('light')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawing>(null)

  useEffect(() => {
    let wanted = true
    void import('./echarts.ts').then(({ drawChart }) => {
      if (!wanted || !host.current) return
      drawn.current = drawChart(host.current, distanceOption(data, scheme), GROUND[scheme])
    })
    return () => {
      wanted = false
      drawn.current?.remove()
      drawn.current = null
    }
  }, [data, scheme])

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
