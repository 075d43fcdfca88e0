import uPlot from 'uplot'
import { ticksOf } from './plot-ticks.ts'
import type { PlotPicture } from './save-image.ts'
import { svgPicture, thinned, type Paper, type SvgLine, type SvgPlot } from './svg-picture.ts'

/** Plots below each other as lines and letters, as they are drawn just now. */
export const plotsAsSvg = (pictures: readonly PlotPicture[], paper: Paper): string =>
  svgPicture(pictures.map(pictureOf), paper)

function pictureOf({ plot, title, names }: PlotPicture): SvgPlot {
  const { left, top, width, height } = plot.bbox
  const ratio = uPlot.pxRatio
  const ticks = (axis: number, scale: 'x' | 'y') =>
    ticksOf(plot, axis)
      .map(({ at, text }) => ({ at: plot.valToPos(at, scale, true) / ratio, text }))
      .filter(({ at }) => Number.isFinite(at))
  return {
    title,
    width: plot.width,
    height: plot.height,
    area: {
      left: left / ratio,
      top: top / ratio,
      width: width / ratio,
      height: height / ratio,
    },
    across: ticks(0, 'x'),
    up: ticks(1, 'y'),
    lines: plot.series
      .slice(1)
      .map((series, place) => lineOf(plot, series, place + 1, names[place] ?? '')),
  }
}

function lineOf(plot: uPlot, series: uPlot.Series, place: number, name: string): SvgLine {
  const { stroke, width = 1, dash = [], spanGaps = false, points } = series
  const colour = typeof stroke === 'function' ? stroke(plot, place) : stroke
  const hasDots = typeof points?.show === 'function' ? points.show(plot, place, 0, 0) : points?.show
  return {
    name,
    colour: typeof colour === 'string' ? colour : 'currentColor',
    width,
    dash,
    spansGaps: spanGaps === true,
    dots: hasDots === true ? (points?.size ?? 0) : 0,
    points: pointsOf(plot, place, hasDots !== true),
  }
}

/** What is in view, and a point to either side of it. */
function pointsOf(plot: uPlot, place: number, isThinned: boolean): SvgLine['points'] {
  const [xs] = plot.data
  const values = plot.data[place] ?? []
  const [first, last] = plot.series[0]?.idxs ?? [0, xs.length - 1]
  const points = Array.from({ length: last - first + 3 }, (_, step) => {
    const [x, value] = [xs[first - 1 + step], values[first - 1 + step]]
    if (x === undefined || typeof value !== 'number' || Number.isNaN(value)) return null
    return {
      x: plot.valToPos(x, 'x', true) / uPlot.pxRatio,
      y: plot.valToPos(value, 'y', true) / uPlot.pxRatio,
    }
  })
  return isThinned ? thinned(points) : points
}
