import { useCallback, useMemo } from 'react'
import type { Scheme } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { CursorPicture } from './CursorPicture.tsx'
import { saveChart, saveChartSvg } from './save-image.ts'
import { scatterOption, wordsOfPoint, type ScatterData } from './scatter-option.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'

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

/**
 * Points over two axes with a line through them. Arrow keys go from point to point, the least of x
 * first. The drawing library is loaded with the first of them.
 */
export function ScatterPlot(props: ScatterPlotProps) {
  const { title, pointLabel, groupLabel, data, summary, height = 380 } = props
  const optionOf = useCallback((scheme: Scheme) => scatterOption(data, scheme), [data])
  const { host, drawn } = useDrawing(optionOf)
  const places = useMemo(() => placesOf(data), [data])

  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<PointValues {...{ title, pointLabel, data }} {...(groupLabel && { groupLabel })} />}
    >
      <CursorPicture
        title={title}
        summary={summary}
        height={height}
        host={host}
        places={places}
        read={({ point }) => wordsOfPoint(point, data).join(' · ')}
        point={({ series, index }) => drawn.current?.point(series, index)}
      />
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
