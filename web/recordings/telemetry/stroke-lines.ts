import uPlot from 'uplot'
import { bandOf, columnStarts, extentOf, type Band } from './drawn-strokes.ts'

/** As the library leaves above and below a line. */
const ROOM = 0.1

export type StrokeLines = { range: uPlot.Scale.Range; paths: uPlot.Series.PathBuilder }
type View = { times: Float64Array; first: number; last: number; columns: number }

/**
 * Draws lines of very many strokes as the band they cover, with a corner or two per pixel, from
 * arrays that do not change. Once there are few enough strokes to see each, they are drawn one by
 * one. Gaps are NaN. All plots of the same clock share one.
 */
export function strokeLines(width: number): StrokeLines {
  let shown: View | undefined
  let starts: Uint32Array | null = null
  function startsOf(
    plot: uPlot,
    { times, first, last }: Omit<View, 'columns'>,
  ): Uint32Array | null {
    const view = { times, first, last, columns: Math.ceil(plot.bbox.width) }
    if (!sameView(view, shown)) {
      shown = view
      starts = columnStarts(times, view, view.columns)
    }
    return starts
  }
  return {
    range: (plot) => {
      const { first, last } = spanOf(plot)
      const extents = plot.data
        .slice(1)
        .flatMap((line) => extentOf(arrayOf(line), first, last + 1) ?? [])
      if (extents.length === 0) return [null, null]
      return uPlot.rangeNum(
        Math.min(...extents.map(({ least }) => least)),
        Math.max(...extents.map(({ most }) => most)),
        ROOM,
        true,
      )
    },
    paths: (plot, series, before, after) => {
      const values = arrayOf(plot.data[series])
      const columns = startsOf(plot, spanOf(plot))
      if (columns)
        return {
          stroke: null,
          fill: bandPath(plot, bandOf(values, columns), width),
          clip: null,
          flags: 1,
        }
      return { stroke: linePath(plot, values, before, after), fill: null, clip: null, flags: 1 }
    },
  }
}

/** What the plot shows of its clock. */
function spanOf({ data, series }: uPlot): Omit<View, 'columns'> {
  const times = arrayOf(data[0])
  const [first, last] = series[0]?.idxs ?? [0, times.length - 1]
  return { times, first, last }
}

const sameView = (one: View, other: View | undefined) =>
  one.times === other?.times &&
  one.first === other.first &&
  one.last === other.last &&
  one.columns === other.columns

// The types know no typed arrays, which the library takes as they are.
const arrayOf = (line: uPlot.AlignedData[number] | undefined) => line as unknown as Float64Array

/** The positions of values and seconds in a plot, in pixels of the canvas. */
function placesIn({ bbox, scales }: uPlot) {
  const [left, right] = [scales['x']?.min ?? 0, scales['x']?.max ?? 1]
  const [bottom, top] = [scales['y']?.min ?? 0, scales['y']?.max ?? 1]
  const across = bbox.width / (right - left)
  const up = bbox.height / (top - bottom)
  return {
    x: (second: number) => bbox.left + (second - left) * across,
    y: (value: number) => bbox.top + (top - value) * up,
  }
}

/** Stroke by stroke; the pen is lifted where one says nothing. */
function linePath(plot: uPlot, values: Float64Array, before: number, after: number): Path2D {
  const times = arrayOf(plot.data[0])
  const { x, y } = placesIn(plot)
  const path = new Path2D()
  let lifted = true
  for (let stroke = before; stroke <= after; stroke++) {
    const value = values[stroke] ?? Number.NaN
    if (!Number.isNaN(value)) {
      const [across, up] = [Math.round(x(times[stroke] ?? 0)), Math.round(y(value))]
      if (lifted) path.moveTo(across, up)
      else path.lineTo(across, up)
    }
    lifted = Number.isNaN(value)
  }
  return path
}

/**
 * The band as ground, as much wider than what it covers as a line would be: it costs a fraction of
 * a line through all its corners.
 */
function bandPath(plot: uPlot, { columns, low, high, corners }: Band, width: number): Path2D {
  const { y } = placesIn(plot)
  const { left } = plot.bbox
  const half = (width * uPlot.pxRatio) / 2
  const path = new Path2D()
  const draw = (from: number, until: number) => {
    const at = (corner: number) => left + (columns[corner] ?? 0)
    path.moveTo(at(from) - half, y(high[from] ?? 0) - half)
    for (let corner = from; corner < until; corner++)
      path.lineTo(at(corner), y(high[corner] ?? 0) - half)
    path.lineTo(at(until - 1) + half, y(high[until - 1] ?? 0) - half)
    path.lineTo(at(until - 1) + half, y(low[until - 1] ?? 0) + half)
    for (let corner = until - 1; corner >= from; corner--)
      path.lineTo(at(corner), y(low[corner] ?? 0) + half)
    path.lineTo(at(from) - half, y(low[from] ?? 0) + half)
    path.closePath()
  }
  let from = 0
  for (let corner = 0; corner <= corners; corner++) {
    if (corner < corners && !Number.isNaN(low[corner])) continue
    if (corner > from) draw(from, corner)
    from = corner + 1
  }
  return path
}
