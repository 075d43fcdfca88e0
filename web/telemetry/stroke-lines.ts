import uPlot from 'uplot'
import { extentOf, strokeChoice } from './drawn-strokes.ts'

/** As the library leaves above and below a line. */
const ROOM = 0.1

export type StrokeLines = { range: uPlot.Scale.Range; paths: uPlot.Series.PathBuilder }
type View = { times: Float64Array; first: number; last: number; columns: number }

/**
 * How lines of very many strokes are drawn: as many points as there are pixels, chosen once for the scale and the drawing, from arrays that stay as
 * they are. Gaps are NaN. All plots of the same clock share one.
 */
export function strokeLines(): StrokeLines {
  let shown: View | undefined
  let choose: ReturnType<typeof strokeChoice>
  const known = new Map<Float64Array, Uint32Array>()
  function chosen(plot: uPlot, values: Float64Array): Uint32Array {
    const times = arrayOf(plot.data[0])
    const [first, last] = plot.series[0]?.idxs ?? [0, times.length - 1]
    const view = { times, first, last, columns: Math.ceil(plot.width * uPlot.pxRatio) }
    if (!sameView(view, shown)) {
      shown = view
      known.clear()
      choose = strokeChoice(times, view, view.columns)
    }
    const strokes = known.get(values) ?? choose(values)
    known.set(values, strokes)
    return strokes
  }
  return {
    range: (plot) => {
      const extents = plot.data.slice(1).flatMap((line) => extentOf(arrayOf(line), chosen(plot, arrayOf(line))) ?? [])
      if (extents.length === 0) return [null, null]
      return uPlot.rangeNum(Math.min(...extents.map(({ least }) => least)), Math.max(...extents.map(({ most }) => most)), ROOM, true)
    },
    paths: (plot, series, before, after) => {
      const values = arrayOf(plot.data[series])
      const path = penOf(plot, values)
      path.to(before)
      for (const stroke of chosen(plot, values)) path.to(stroke)
      path.to(after)
      return { stroke: path.drawn, fill: null, clip: null, flags: 1 }
    },
  }
}

const sameView = (one: View, other: View | undefined) =>
  one.times === other?.times && one.first === other.first && one.last === other.last && one.columns === other.columns

// The types know no typed arrays, which the library takes as they are.
const arrayOf = (line: uPlot.AlignedData[number] | undefined) => line as unknown as Float64Array

/** A pen that goes from stroke to stroke, and is lifted where one says nothing. */
function penOf({ bbox, scales, data }: uPlot, values: Float64Array): { drawn: Path2D; to: (stroke: number) => void } {
  const times = arrayOf(data[0])
  const drawn = new Path2D()
  const [left, right] = [scales['x']?.min ?? 0, scales['x']?.max ?? 1]
  const [bottom, top] = [scales['y']?.min ?? 0, scales['y']?.max ?? 1]
  const across = bbox.width / (right - left)
  const up = bbox.height / (top - bottom)
  let lifted = true
  const to = (stroke: number) => {
    const value = values[stroke] ?? Number.NaN
    if (!Number.isNaN(value)) {
      const x = Math.round(bbox.left + ((times[stroke] ?? 0) - left) * across)
      const y = Math.round(bbox.top + (top - value) * up)
      if (lifted) drawn.moveTo(x, y)
      else drawn.lineTo(x, y)
    }
    lifted = Number.isNaN(value)
  }
  return { drawn, to }
}
