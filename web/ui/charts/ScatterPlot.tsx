import { Text } from '@mantine/core'
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import type { Scheme } from './panel-plot.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { scatterOption, wordsOfPoint, type ScatterData } from './scatter-option.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'
import classes from './charts.module.css'

export type ScatterPlotProps = {
  title: string
  /** Heads what points are called. */
  pointLabel: string
  /** Heads what the groups are, where there are several. */
  groupLabel?: string
  /** Stays the same while what is drawn does. */
  data: ScatterData
  /** Says in words what the picture shows. */
  summary: string
  height?: number
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1 }

/**
 * Points over two axes with a line through them. Arrow keys go from point to point, the least of x
 * first. The drawing library is loaded with the first of them.
 */
export function ScatterPlot(props: ScatterPlotProps) {
  const { title, pointLabel, groupLabel, data, summary, height = 380 } = props
  const optionOf = useCallback((scheme: Scheme) => scatterOption(data, scheme), [data])
  const { host, drawn } = useDrawing(optionOf)
  const [at, setAt] = useState<number | null>(null)
  const places = useMemo(() => placesOf(data), [data])

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max((at ?? -1) + step, 0), places.length - 1)
    const place = places[next]
    if (!place) return
    setAt(next)
    drawn.current?.point(place.series, place.index)
  }
  const pointed = at === null ? undefined : places[at]
  const reading = pointed ? wordsOfPoint(pointed.point, data).join(' · ') : ''
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<PointValues {...{ title, pointLabel, data }} {...(groupLabel && { groupLabel })} />}
    >
      <div
        className={classes.panels}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, places.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={reading || summary}
        onKeyDown={press}
      >
        <div ref={host} role="img" aria-label={`${title}. ${summary}`} style={{ height }} />
      </div>
      {reading !== '' && (
        <Text size="sm" className={classes.readings ?? ''}>
          {reading}
        </Text>
      )}
    </ChartFrame>
  )
}

/** Where each point is in the picture, the least of x first. */
const placesOf = ({ groups }: ScatterData) =>
  groups
    .flatMap(({ points }, series) => points.map((point, index) => ({ series, index, point })))
    .toSorted((one, other) => one.point.x - other.point.x || one.point.y - other.point.y)

type PointValuesProps = Pick<ScatterPlotProps, 'title' | 'pointLabel' | 'groupLabel' | 'data'>

function PointValues({ title, pointLabel, groupLabel, data }: PointValuesProps) {
  const { x, y, groups } = data
  const rows = groups.flatMap(({ label, points }) =>
    points.map((point) => [
      point.label,
      ...(groupLabel === undefined ? [] : [label]),
      x.write(point.x),
      y.write(point.y),
    ]),
  )
  const head = [pointLabel, ...(groupLabel === undefined ? [] : [groupLabel]), x.label, y.label]
  return <ValuesTable label={title} head={head} rows={rows} />
}
