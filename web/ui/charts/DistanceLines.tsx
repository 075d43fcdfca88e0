import { useCallback } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { CursorPicture } from './CursorPicture.tsx'
import { distanceOption, type DistanceData } from './distance-option.ts'
import type { Scheme } from './panel-plot.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { useDrawing } from './use-drawing.ts'
import { readingOf, ValuesTable } from './ValuesTable.tsx'

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
  const places = [
    ...new Set(data.lines.flatMap(({ points }) => points.map(([at]) => at))),
  ].toSorted((one, other) => one - other)
  const rowOf = (place: number) => [
    data.writeDistance(place),
    ...data.lines.map(({ points }) => {
      const value = points.find(([at]) => at === place)?.[1] ?? null
      return value === null ? NO_DATA : data.write(value)
    }),
  ]
  const head = [placeLabel, ...data.lines.map(({ label }) => label)]
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<ValuesTable label={title} head={head} rows={places.map(rowOf)} />}
    >
      <CursorPicture
        title={title}
        summary={summary}
        height={height}
        host={host}
        places={places}
        read={(place) => readingOf(head, rowOf(place), data.unit)}
        point={(place) => {
          const [first] = pointsAt(data, place)
          if (first) drawn.current?.point(first.line, first.index)
        }}
      />
    </ChartFrame>
  )
}

/** The points at a place whose value is known. */
const pointsAt = ({ lines }: DistanceData, place: number) =>
  lines.flatMap(({ points }, line) =>
    points.flatMap(([at, value], index) =>
      at === place && value !== null ? [{ line, index }] : [],
    ),
  )
