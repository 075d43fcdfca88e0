import { useCallback, useMemo } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Scheme } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { CursorPicture } from './CursorPicture.tsx'
import { curveOption, type CurveData, type CurveScale, type CurveSeries } from './curve-option.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'

export type DrawnCurvesProps = {
  title: string
  /** Stays the same while what is drawn does. */
  data: CurveData
  /** Says in words what the picture shows. */
  summary: string
  /** Heads the column that names the curves. */
  lineLabel: string
  height?: number
}

/** Curves with one or two scales. The drawing library is loaded with the first of them. */
export function DrawnCurves({ title, data, summary, lineLabel, height = 380 }: DrawnCurvesProps) {
  const { t } = useTranslation('ui')
  const optionOf = useCallback((scheme: Scheme) => curveOption(data, scheme), [data])
  const { host, drawn } = useDrawing(optionOf)
  const hasPoints = data.series.some(({ points }) => points.length > 0)

  const places = useMemo(() => placesOf(data), [data])

  if (!hasPoints) return <Text c="dimmed">{t('chart.noData')}</Text>
  const head = [data.x.label, lineLabel, ...[data.left, data.right].flatMap((s) => s?.label ?? [])]
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={
        <ValuesTable label={title} head={head} rows={places.map((place) => rowOf(place, data))} />
      }
    >
      <CursorPicture
        title={title}
        summary={summary}
        height={height}
        host={host}
        places={places}
        read={(place) => wordsOf(place, data).join(' · ')}
        point={({ line, index }) => drawn.current?.point(line, index)}
      />
    </ChartFrame>
  )
}

type CurvePlace = { line: number; index: number; series: CurveSeries; at: number; value: number }

/** The points that were measured or found, the least of x first; drawn curves are lines of many. */
const placesOf = ({ series }: CurveData): CurvePlace[] =>
  series
    .flatMap((one, line) =>
      one.as === 'line'
        ? []
        : one.points.map(([at, value], index) => ({ line, index, series: one, at, value })),
    )
    .toSorted((one, other) => one.at - other.at)

const scaleOf = ({ series }: CurvePlace, { left, right }: CurveData): CurveScale =>
  series.onRight && right ? right : left

function rowOf(place: CurvePlace, data: CurveData): string[] {
  const { x, right } = data
  const { series, at, value } = place
  const written = scaleOf(place, data).write(value)
  const cells = right ? (series.onRight ? ['', written] : [written, '']) : [written]
  return [x.write(at), series.label, ...cells]
}

function wordsOf(place: CurvePlace, data: CurveData): string[] {
  const scale = scaleOf(place, data)
  const { series, at, value } = place
  return [
    series.label,
    `${data.x.label} ${data.x.write(at)}`,
    `${scale.label} ${scale.write(value)}`,
  ]
}
