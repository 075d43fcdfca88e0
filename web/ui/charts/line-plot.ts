import uPlot from 'uplot'
import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import { pointedAt } from './panel-plot.ts'
import 'uplot/dist/uPlot.min.css'
import { aligned, type CurveLine } from './curve-lines.ts'
import { writeTicks } from './plot-ticks.ts'
import { robustRange } from './robust-range.ts'

export type CurveAxis = {
  write: (value: number) => string
  /** Places named on the axis, where they are not to be found by themselves. */
  ticks?: readonly number[]
  /** Short lengths take as much room as long ones. */
  logarithmic?: boolean
  /** More is further down, as with paces. */
  inverted?: boolean
}
type Settings = {
  height: number
  scheme: Scheme
  x: CurveAxis
  y: CurveAxis
  /** Also what a robust axis would leave out. */
  showsAll: boolean
  onHover: (place: number | null) => void
}

const FONT = '12px "Inter Variable", system-ui, sans-serif'
const BOLD = '650 14px "Inter Variable", system-ui, sans-serif'
/** Every second line is dashed, so that neighbours tell apart without their colours. */
const DASH = [7, 4]
const Y_AXIS_WIDTH = 62

/** Lines over each other with their points, each with its mark at its end. */
export function drawLines(
  host: HTMLElement,
  lines: readonly CurveLine[],
  settings: Settings,
): { plot: uPlot; xs: readonly number[] } {
  const { height, scheme, onHover, x, y } = settings
  const { xs, values } = aligned(lines)
  const range = y.inverted && !settings.showsAll ? robustRange(values.flat()) : null
  const plot = new uPlot(
    {
      width: host.clientWidth,
      height,
      padding: [12, roomFor(lines), 0, 0],
      legend: { show: false },
      cursor: {
        drag: { x: false, y: false },
        y: false,
        points: { size: 9, fill: (_plot, at) => colourAt(lines, at, scheme) },
      },
      scales: {
        x: { time: false, ...(x.logarithmic && { distr: 3 as const, log: 10 as const }) },
        y: { dir: y.inverted ? -1 : 1, ...(range && { range }) },
      },
      axes: [axisOf(x, scheme, 26, 76), axisOf(y, scheme, Y_AXIS_WIDTH, 36)],
      series: [
        {},
        ...lines.map(({ colour }, place) => ({
          stroke: colour[scheme],
          width: 2,
          spanGaps: true,
          points: { show: true, size: 6, fill: colour[scheme] },
          ...(place % 2 === 1 && { dash: DASH }),
        })),
      ],
      hooks: {
        draw: [(drawn) => lines.length > 1 && drawMarks(drawn, lines, scheme)],
        setCursor: [(drawn) => onHover(pointedAt(drawn))],
      },
    },
    [xs, ...values],
    (drawn, ready) => {
      host.append(drawn.root)
      ready()
    },
  )
  // At once: paper does not wait for the end of the script.
  plot.batch(() => undefined)
  return { plot, xs }
}

function axisOf(
  { write, ticks }: CurveAxis,
  scheme: Scheme,
  size: number,
  space: number,
): uPlot.Axis {
  return {
    stroke: INK[scheme],
    font: FONT,
    grid: { stroke: GRID[scheme], width: 1 },
    ticks: { show: false },
    size,
    space,
    ...(ticks && {
      splits: (plot: uPlot) => {
        const { min = -Infinity, max = Infinity } = plot.scales['x'] ?? {}
        return ticks.filter((tick) => tick >= (min ?? -Infinity) && tick <= (max ?? Infinity))
      },
      filter: (_plot: uPlot, splits: number[]) => splits,
    }),
    values: writeTicks(write),
  }
}

const colourAt = (lines: readonly CurveLine[], series: number, scheme: Scheme): string =>
  lines[series - 1]?.colour[scheme] ?? INK[scheme]

/** Room between marks that would stand on each other. */
const MARK_HEIGHT = 14

function drawMarks(plot: uPlot, lines: readonly CurveLine[], scheme: Scheme): void {
  const { ctx } = plot
  const ratio = uPlot.pxRatio
  ctx.save()
  ctx.font = BOLD.replace('14px', `${13 * ratio}px`)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = 5 * ratio
  ctx.lineJoin = 'round'
  const taken: { x: number; y: number }[] = []
  for (const { mark, colour, points } of lines) {
    const last = points.at(-1)
    if (!last) continue
    const x = plot.valToPos(last.x, 'x', true) + 7 * ratio
    let y = plot.valToPos(last.y, 'y', true)
    while (taken.some((one) => isOn(one, { x, y }, ratio))) y += MARK_HEIGHT * ratio
    taken.push({ x, y })
    ctx.strokeStyle = GROUND[scheme]
    ctx.strokeText(mark, x, y)
    ctx.fillStyle = colour[scheme]
    ctx.fillText(mark, x, y)
  }
  ctx.restore()
}

/** Pixels right of the last point that the longest mark takes. */
const roomFor = (lines: readonly CurveLine[]) =>
  18 + 9 * Math.max(0, ...lines.map(({ mark }) => mark.length))

const isOn = (one: { x: number; y: number }, other: { x: number; y: number }, ratio: number) =>
  Math.abs(one.x - other.x) < 18 * ratio && Math.abs(one.y - other.y) < MARK_HEIGHT * ratio
