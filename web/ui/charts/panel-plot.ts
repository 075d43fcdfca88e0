import uPlot from 'uplot'
import { dashOf } from '../line-dashes.ts'
import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import { isPace, scaleAt, scalesOf } from './panel-scales.ts'
import { drawAreas } from './plot-areas.ts'
import { drawNames } from './plot-names.ts'
import { writeTicks } from './plot-ticks.ts'
import {
  linesOf,
  TIME_STEPS,
  clippedRuns,
  type Along,
  type DrawnLine,
  type Figure,
  type Panel,
  type Span,
} from './time-series.ts'
import { DRAG_PX } from './touch.ts'

/** Pixels of a mark. */
const MARK = { width: 8, height: 6 } as const

/** Marks where lines leave the picture, as triangles at the edge they leave by. */
function drawClipped(plot: uPlot, panel: Panel, scheme: Scheme): void {
  const { min, max } = plot.scales['y'] ?? {}
  if (min == null || max == null) return
  const { ctx, bbox, data } = plot
  const ratio = uPlot.pxRatio
  ctx.save()
  for (const [place, { colour }] of linesOf(panel).entries()) {
    ctx.fillStyle = colour[scheme]
    for (const { index, end } of clippedRuns(Array.from(data[place + 1] ?? []), [min, max])) {
      const x = plot.valToPos(data[0][index] ?? 0, 'x', true)
      if (x < bbox.left || x > bbox.left + bbox.width) continue
      const isAtTop = (end === 'low') === (panel.inverted === true)
      const tip = isAtTop ? bbox.top : bbox.top + bbox.height
      const base = tip + (isAtTop ? 1 : -1) * MARK.height * ratio
      ctx.beginPath()
      ctx.moveTo(x, tip)
      ctx.lineTo(x - (MARK.width / 2) * ratio, base)
      ctx.lineTo(x + (MARK.width / 2) * ratio, base)
      ctx.fill()
    }
  }
  ctx.restore()
}

/** What the plots of one chart report to the chart. */
export type PlotEvents = { onCursor: (index: number | null) => void; onSpan: (span: Span) => void }

type PlotOptions = PlotEvents & {
  width: number
  height: number
  scheme: Scheme
  last: boolean
  syncKey: string
  write: (figure: Figure, value: number) => string
  /** What panels are drawn along just now. */
  along: () => Along
  /** Pixels right of the lines for their names; none are drawn without it. */
  namesRoom?: number | undefined
}

const AXIS_WIDTH = 58
const X_AXIS_HEIGHT = 28
/** From this width on every line with a scale of its own has its axis. */
const WIDE = 560
const RIGHT = 1

/** How high a plot is whose panel has this height: what is below its lines comes on top. */
export const plotHeight = (height: number, last: boolean) => height + (last ? X_AXIS_HEIGHT : 8)

const FONT = '12px "Inter Variable", system-ui, sans-serif'

/**
 * One panel of a stack: a line, or several to be compared; cursor and zoom are shared through
 * `syncKey`.
 */
export function plotOptions(panel: Panel, options: PlotOptions): uPlot.Options {
  const { width, height, scheme, last, syncKey, namesRoom, onCursor, onSpan } = options
  return {
    width,
    height: plotHeight(height, last),
    padding: [8, namesRoom ?? 12, last ? 0 : 8, 0],
    legend: { show: false },
    cursor: {
      sync: { key: syncKey, scales: ['x', null] },
      drag: { x: true, y: false, dist: DRAG_PX },
      y: false,
      points: {
        size: 7,
        fill: (_plot, series) => linesOf(panel)[series - 1]?.colour[scheme] ?? INK[scheme],
        stroke: GROUND[scheme],
        width: 1.5,
      },
    },
    scales: { x: { time: false }, ...scalesOf(panel) },
    axes: axesOf(panel, options),
    series: [
      {},
      ...linesOf(panel).map((line, place) => ({
        ...(line.bars
          ? barsOf(line, scheme, panel)
          : lineOf(line, place, { scheme, dots: panel.dots })),
        spanGaps: panel.joinsGaps === true,
        scale: scaleAt(panel, place),
      })),
    ],
    hooks: {
      drawClear: [(plot) => panel.areas && drawAreas(plot, panel.areas, scheme)],
      draw: [
        (plot) => {
          if (isPace(panel)) drawClipped(plot, panel, scheme)
          if (namesRoom !== undefined) drawNames(plot, panel, scheme)
        },
      ],
      setCursor: [(plot) => onCursor(pointedAt(plot))],
      setScale: [(plot, key) => key === 'x' && onSpan(spanOf(plot))],
    },
  }
}

function axesOf(panel: Panel, { width, scheme, last, write, along }: PlotOptions): uPlot.Axis[] {
  const ink = { stroke: INK[scheme], font: FONT, grid: { stroke: GRID[scheme], width: 1 } }
  const lines = linesOf(panel).map((line, place) => ({ line, place }))
  const measured = panel.ownScales ? lines.filter(({ line }) => !line.bars) : lines
  const shown = measured.slice(0, panel.ownScales && width >= WIDE ? measured.length : 1)
  return [
    {
      ...ink,
      show: last,
      size: X_AXIS_HEIGHT,
      space: () => along().room ?? 64,
      incrs: () => along().steps,
      ticks: { show: false },
      values: writeTicks((at) => along().write(at)),
    },
    ...shown.map(({ line: { colour, figure }, place }, axis): uPlot.Axis => ({
      ...ink,
      scale: scaleAt(panel, place),
      size: AXIS_WIDTH,
      space: 30,
      ...(panel.ownScales && { stroke: colour[scheme] }),
      ...(axis > 0 && { side: RIGHT, grid: { show: false } }),
      ...stepsOf(figure),
      ticks: { show: false },
      values: writeTicks((value) => write(figure, value)),
    })),
  ]
}

/** Between whole numbers there are no others to write. */
const WHOLE_STEPS = [1, 2, 3, 4, 5].flatMap((step) => [step, 10 * step, 100 * step, 1000 * step])
const stepsOf = ({ write, decimals }: Figure): Pick<uPlot.Axis, 'incrs'> => {
  if (write) return { incrs: TIME_STEPS }
  return decimals === 0 ? { incrs: WHOLE_STEPS.toSorted((one, other) => one - other) } : {}
}

/** The index of the sample under the cursor, null when it is nowhere. */
export const pointedAt = ({ cursor }: uPlot): number | null =>
  cursor.left !== undefined && cursor.left >= 0 ? (cursor.idx ?? null) : null

type Drawn = { scheme: Scheme; dots?: boolean | undefined }

const DOT = 5
/** Closer than so many pixels dots would be a thick line: only who stands alone has one then. */
const DOT_ROOM = 6

/** The places of values without another beside them, which no line shows. */
function alone(plot: uPlot, series: number): number[] {
  const values = plot.data[series] ?? []
  return Array.from(values.keys()).filter(
    (at) => values[at] != null && values[at - 1] == null && values[at + 1] == null,
  )
}

const dotsOf = (colour: string): uPlot.Series.Points => ({
  space: DOT_ROOM,
  filter: (plot, series, isShown) => (isShown ? null : alone(plot, series)),
  size: DOT,
  fill: colour,
})

/** Dashes tell lines apart without their colours. */
const lineOf = (
  { colour, dash }: DrawnLine,
  place: number,
  { scheme, dots = false }: Drawn,
): uPlot.Series => ({
  stroke: colour[scheme],
  width: 1.25,
  points: dots ? dotsOf(colour[scheme]) : { show: false },
  dash: [...dashOf(dash ?? place)],
})

/** How much of the colour of bars is seen behind lines, in hexadecimal. */
const FAINT = '5c'
/** What of a day its bar takes, and its most pixels. */
export const BAR: [number, number] = [0.7, 24]

const barsOf = ({ colour }: DrawnLine, scheme: Scheme, { beside }: Panel): uPlot.Series => {
  const paths = uPlot.paths.bars?.({ size: BAR })
  return {
    stroke: 'transparent',
    fill: `${colour[scheme]}${beside ? FAINT : ''}`,
    width: 0,
    points: { show: false },
    ...(paths && { paths }),
  }
}

export function spanOf(plot: uPlot): Span {
  const { min, max } = plot.scales['x'] ?? {}
  return { from: min ?? 0, to: max ?? 0 }
}
