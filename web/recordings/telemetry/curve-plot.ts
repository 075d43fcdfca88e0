import uPlot from 'uplot'
import { writeTicks } from '../../ui/charts/plot-ticks.ts'
import { pointedAt } from '../../ui/charts/panel-plot.ts'
import { GRID, GROUND, INK, type Scheme } from '../../ui/theme-colours.ts'
import type { Line } from './lines.ts'

export type Curve = { line: Line; values: readonly number[] }
type Settings = {
  height: number
  scheme: Scheme
  write: (value: number) => string
  writePercent: (percent: number) => string
  onHover: (percent: number | null) => void
}

const FONT = '12px "Inter Variable", system-ui, sans-serif'
const BOLD = '650 14px "Inter Variable", system-ui, sans-serif'
/** The even seats are dashed, so that neighbours tell apart without their colours. */
const DASH = [7, 4]
const isEven = ({ position }: Line) => position !== null && position % 2 === 0

/** Curves over 0–100 % of the drive with their marks beside them. */
export function drawCurves(host: HTMLElement, curves: readonly Curve[], settings: Settings): uPlot {
  const { height, scheme, onHover } = settings
  const percents = Array.from({ length: curves[0]?.values.length ?? 0 }, (_, percent) => percent)
  return new uPlot(
    {
      width: host.clientWidth,
      height,
      padding: [10, 26, 0, 0],
      legend: { show: false },
      cursor: {
        drag: { x: false, y: false },
        y: false,
        points: { size: 6, fill: (_plot, at) => colourAt(curves, at, scheme) },
      },
      scales: { x: { time: false } },
      axes: axesOf(settings),
      series: [{}, ...curves.map(({ line }) => seriesOf(line, scheme))],
      hooks: {
        draw: [(plot) => curves.length > 1 && drawMarks(plot, curves, scheme)],
        setCursor: [(plot) => onHover(pointedAt(plot))],
      },
    },
    [percents, ...curves.map(({ values }) => [...values])],
    (plot, ready) => {
      host.append(plot.root)
      ready()
    },
  )
}

function axesOf({ scheme, write, writePercent }: Settings): uPlot.Axis[] {
  const ink = {
    stroke: INK[scheme],
    font: FONT,
    grid: { stroke: GRID[scheme], width: 1 },
    ticks: { show: false },
  }
  return [
    {
      ...ink,
      size: 26,
      space: 72,
      values: writeTicks(writePercent),
    },
    { ...ink, size: 50, space: 36, values: writeTicks(write) },
  ]
}

const seriesOf = (line: Line, scheme: Scheme): uPlot.Series => ({
  stroke: line.colour[scheme],
  width: 2,
  points: { show: false },
  ...(isEven(line) && { dash: DASH }),
})

const colourAt = (curves: readonly Curve[], series: number, scheme: Scheme): string =>
  curves[series - 1]?.line.colour[scheme] ?? INK[scheme]

/**
 * The positions of the marks along the falling side, each further out than the last so that they do
 * not overlap.
 */
const FIRST_MARK = 56
const LAST_MARK = 84

function drawMarks(plot: uPlot, curves: readonly Curve[], scheme: Scheme): void {
  const { ctx } = plot
  const ratio = uPlot.pxRatio
  ctx.save()
  ctx.font = BOLD.replace('14px', `${14 * ratio}px`)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = 7 * ratio
  ctx.lineJoin = 'round'
  for (const [index, { line, values }] of curves.entries()) {
    const percent = Math.round(
      FIRST_MARK + ((LAST_MARK - FIRST_MARK) * index) / Math.max(1, curves.length - 1),
    )
    const x = plot.valToPos(percent, 'x', true)
    const y = plot.valToPos(values[percent] ?? 0, 'y', true)
    ctx.strokeStyle = GROUND[scheme]
    ctx.strokeText(line.mark, x, y)
    ctx.fillStyle = line.colour[scheme]
    ctx.fillText(line.mark, x, y)
  }
  ctx.restore()
}
