import uPlot from 'uplot'
import type { Scheme } from '../theme-colours.ts'
import { placedAreas } from './plot-areas.ts'
import { ticksOf } from './plot-ticks.ts'
import type { PlotPicture } from './save-image.ts'
import { svgPicture, thinned, type Paper, type SvgLine, type SvgPlot } from './svg-picture.ts'
import { BAR } from './panel-plot.ts'

/** Plots below each other as lines and letters, as they are drawn just now. */
export const plotsAsSvg = (
  pictures: readonly PlotPicture[],
  paper: Paper,
  scheme: Scheme,
): string =>
  svgPicture(
    pictures.map((picture) => pictureOf(picture, scheme)),
    paper,
  )

function pictureOf(
  { plot, title, names, bars = [], areas = [] }: PlotPicture,
  scheme: Scheme,
): SvgPlot {
  const { left, top, width, height } = plot.bbox
  const ratio = uPlot.pxRatio
  const ticks = (axis: number, scale: string) =>
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
    up: ticks(1, plot.axes[1]?.scale ?? 'y'),
    areas: placedAreas(plot, areas, scheme).map((one) => ({
      ...one,
      top: one.top / ratio,
      height: one.height / ratio,
    })),
    lines: plot.series.slice(1).map((series, place) =>
      lineOf(plot, series, {
        place: place + 1,
        name: names[place] ?? '',
        isBars: bars[place] ?? false,
      }),
    ),
  }
}

type Placed = { place: number; name: string; isBars: boolean }

function lineOf(plot: uPlot, series: uPlot.Series, { place, name, isBars }: Placed): SvgLine {
  const { stroke, fill, width = 1, dash = [], spanGaps = false, points } = series
  const paint = isBars ? fill : stroke
  const colour = typeof paint === 'function' ? paint(plot, place) : paint
  const hasDots = typeof points?.show === 'function' ? points.show(plot, place, 0, 0) : points?.show
  return {
    name,
    colour: typeof colour === 'string' ? colour : 'currentColor',
    width,
    dash,
    spansGaps: spanGaps === true,
    dots: hasDots === true ? (points?.size ?? 0) : 0,
    points: pointsOf(plot, place, hasDots !== true && !isBars),
    ...(isBars && { bars: barsOf(plot, series.scale ?? 'y') }),
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
      y: plot.valToPos(value, plot.series[place]?.scale ?? 'y', true) / uPlot.pxRatio,
    }
  })
  return isThinned ? thinned(points) : points
}

/** How wide bars are, and where they stand. */
function barsOf(plot: uPlot, scale: string): NonNullable<SvgLine['bars']> {
  const ratio = uPlot.pxRatio
  const [first = 0, second = first + 1] = plot.data[0]
  const step = plot.valToPos(second, 'x', true) - plot.valToPos(first, 'x', true)
  return {
    width: Math.min((BAR[0] * step) / ratio, BAR[1]),
    base: plot.valToPos(0, scale, true) / ratio,
  }
}
