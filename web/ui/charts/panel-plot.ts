import type uPlot from 'uplot'
import { dashOf } from '../line-dashes.ts'
import { GRID, GROUND, INK } from '../theme-colours.ts'
import { writeTicks } from './plot-ticks.ts'
import {
  linesOf,
  TIME_STEPS,
  valueRange,
  type Along,
  type Panel,
  type PanelLine,
  type Span,
} from './time-series.ts'

export type Scheme = 'light' | 'dark'

/** What the plots of one chart report to the chart. */
export type PlotEvents = { onCursor: (index: number | null) => void; onSpan: (span: Span) => void }

type PlotOptions = PlotEvents & {
  width: number
  height: number
  scheme: Scheme
  last: boolean
  syncKey: string
  write: (panel: Panel, value: number) => string
  along: Along
}

const AXIS_WIDTH = 58
const X_AXIS_HEIGHT = 28
const FONT = '12px "Inter Variable", system-ui, sans-serif'

/**
 * One panel of a stack: a line, or several to be compared; cursor and zoom are shared through
 * `syncKey`.
 */
export function plotOptions(panel: Panel, options: PlotOptions): uPlot.Options {
  const { width, height, scheme, last, syncKey, onCursor, onSpan } = options
  return {
    width,
    height: height + (last ? X_AXIS_HEIGHT : 8),
    padding: [8, 12, 0, 0],
    legend: { show: false },
    cursor: {
      sync: { key: syncKey, scales: ['x', null] },
      drag: { x: true, y: false, dist: 6 },
      y: false,
      points: {
        size: 7,
        fill: (_plot, series) => linesOf(panel)[series - 1]?.colour[scheme] ?? INK[scheme],
        stroke: GROUND[scheme],
        width: 1.5,
      },
    },
    scales: {
      x: { time: false },
      y: { dir: panel.inverted ? -1 : 1, range: (plot) => visibleRange(plot, isPace(panel)) },
    },
    axes: axesOf(panel, options),
    series: [
      {},
      ...linesOf(panel).map((line, place) => lineOf(line, place, { scheme, dots: panel.dots })),
    ],
    hooks: {
      setCursor: [(plot) => onCursor(pointedAt(plot))],
      setScale: [(plot, key) => key === 'x' && onSpan(spanOf(plot))],
    },
  }
}

function axesOf(panel: Panel, { scheme, last, write, along }: PlotOptions): uPlot.Axis[] {
  const ink = { stroke: INK[scheme], font: FONT, grid: { stroke: GRID[scheme], width: 1 } }
  return [
    {
      ...ink,
      show: last,
      size: X_AXIS_HEIGHT,
      space: 64,
      incrs: along.steps,
      ticks: { show: false },
      values: writeTicks(along.write),
    },
    {
      ...ink,
      size: AXIS_WIDTH,
      space: 30,
      ...(panel.write && { incrs: TIME_STEPS }),
      ticks: { show: false },
      values: writeTicks((value) => write(panel, value)),
    },
  ]
}

/** The index of the sample under the cursor, null when it is nowhere. */
export const pointedAt = ({ cursor }: uPlot): number | null =>
  cursor.left !== undefined && cursor.left >= 0 ? (cursor.idx ?? null) : null

const isPace = ({ inverted = false, showsAll = false }: Panel) => inverted && !showsAll

type Drawn = { scheme: Scheme; dots?: boolean | undefined }

/** Dashes tell lines apart without their colours. */
const lineOf = (
  { colour, dash }: PanelLine,
  place: number,
  { scheme, dots = false }: Drawn,
): uPlot.Series => ({
  stroke: colour[scheme],
  width: 1.25,
  points: { show: dots, size: 5, fill: colour[scheme] },
  dash: [...dashOf(dash ?? place)],
})

export function spanOf(plot: uPlot): Span {
  const { min, max } = plot.scales['x'] ?? {}
  return { from: min ?? 0, to: max ?? 0 }
}

/** The values in view decide the range, so that a zoom into a piece shows its detail. */
function visibleRange(plot: uPlot, asPace: boolean): [number, number] {
  const [times, ...lines] = plot.data
  const [first = 0, last = times.length - 1] = plot.series[0]?.idxs ?? []
  const shown = lines.flatMap((values) => Array.from(values).slice(first, last + 1))
  return valueRange(shown, asPace) ?? [0, 1]
}
