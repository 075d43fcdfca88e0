import { lookOfBoat } from './look.ts'
import classes from './public.module.css'
import { spread } from '../../ui/charts/spread.ts'
import { robustRange } from '../../ui/charts/robust-range.ts'
import { clippedRuns, type ValueRange } from '../../ui/charts/time-series.ts'
import { ticksBetween } from './ticks.ts'

export type Line = {
  place: number
  label: string
  points: readonly (readonly [x: number, y: number | null])[]
}
export type Axis = {
  label: string
  kind: 'number' | 'seconds'
  write: (value: number) => string
}
type LineChartProps = {
  title: string
  lines: readonly Line[]
  x: Axis
  y: Axis
  /** The least on top: a pace where faster is higher. */
  leastOnTop?: boolean
}

const WIDTH = 640
const HEIGHT = 300
const EDGE = { top: 12, right: 84, bottom: 34, left: 58 } as const
const INNER = {
  width: WIDTH - EDGE.left - EDGE.right,
  height: HEIGHT - EDGE.top - EDGE.bottom,
} as const

/** Lines with their names at their ends; the same values stand in a table beside it. */
export function LineChart({ title, lines, x, y, leastOnTop = false }: LineChartProps) {
  const known = lines.flatMap(({ points }) =>
    points.flatMap(([at, value]): [number, number][] => (value === null ? [] : [[at, value]])),
  )
  if (known.length === 0) return null
  const values = known.map(([, value]) => value)
  const range = leastOnTop ? robustRange(values) : null
  const [xs, ys] = [boundsOf(known.map(([at]) => at)), boundsOf(range ?? values)]
  const toX = (at: number) => EDGE.left + ((at - xs.from) / xs.size) * INNER.width
  const toY = (value: number) => {
    const share = Math.min(1, Math.max(0, (value - ys.from) / ys.size))
    return EDGE.top + (leastOnTop ? share : 1 - share) * INNER.height
  }
  const names = spread(
    lines.map(({ points }) => {
      const value = points.findLast((point) => point[1] !== null)?.[1]
      return typeof value === 'number' ? toY(value) : null
    }),
    { room: NAME_ROOM, from: EDGE.top, to: HEIGHT - EDGE.bottom },
  )
  return (
    <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {ticksBetween(ys.from, ys.to, y.kind).map((tick) => (
        <g key={tick} className={classes.grid}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={toY(tick)} y2={toY(tick)} />
          <text x={EDGE.left - 6} y={toY(tick) + 4} textAnchor="end">
            {y.write(tick)}
          </text>
        </g>
      ))}
      {ticksBetween(xs.from, xs.to, x.kind).map((tick) => (
        <text key={tick} x={toX(tick)} y={HEIGHT - EDGE.bottom + 16} textAnchor="middle">
          {x.write(tick)}
        </text>
      ))}
      <text x={WIDTH - EDGE.right} y={HEIGHT - 2} textAnchor="end">
        {x.label}
      </text>
      {lines.map((line, at) => (
        <ChartLine key={line.place} {...line} {...{ toX, toY, range }} nameY={names[at] ?? null} />
      ))}
    </svg>
  )
}

/** Names that do not touch. */
const NAME_ROOM = 15

type ChartLineProps = Line & {
  toX: (at: number) => number
  toY: (value: number) => number
  /** Values beyond it lie at the edge, and are marked there. */
  range: ValueRange | null
  nameY: number | null
}

function ChartLine({ place, label, points, toX, toY, range, nameY }: ChartLineProps) {
  const { stroke, dash } = lookOfBoat(place)
  const last = points.findLast(([, value]) => value !== null)
  const values = points.map(([, value]) => value)
  const clipped = range === null ? [] : clippedRuns(values, range)
  return (
    <g style={{ stroke, color: stroke }}>
      <path d={pathOf(points, toX, toY)} strokeDasharray={dash} />
      {clipped.map(({ index, end }) => (
        <path
          key={index}
          data-clipped={end}
          d={markAt(toX(points[index]?.[0] ?? 0), toY(values[index] ?? 0), end)}
        />
      ))}
      {last && nameY !== null && (
        <text x={WIDTH - EDGE.right + 6} y={nameY + 4}>
          {shortened(label)}
        </text>
      )}
    </g>
  )
}

/** A triangle whose tip is at the edge. */
const markAt = (x: number, y: number, end: 'low' | 'high') =>
  `M${x.toFixed(1)} ${y.toFixed(1)}l4 ${end === 'low' ? 6 : -6}h-8z`

/** As much of a name as there is room for beside the lines. */
const MOST_LETTERS = 12
const shortened = (label: string) =>
  [...label].length > MOST_LETTERS ? `${[...label].slice(0, MOST_LETTERS).join('')}…` : label

/** Nothing is drawn where nothing is known. */
function pathOf(
  points: Line['points'],
  toX: (at: number) => number,
  toY: (value: number) => number,
): string {
  let isOpen = false
  return points
    .map(([at, value]) => {
      if (value === null) {
        isOpen = false
        return ''
      }
      const step = `${isOpen ? 'L' : 'M'}${toX(at).toFixed(1)} ${toY(value).toFixed(1)}`
      isOpen = true
      return step
    })
    .join('')
}

function boundsOf(values: readonly number[]) {
  const from = values.reduce((one, other) => Math.min(one, other))
  const to = values.reduce((one, other) => Math.max(one, other))
  return to > from ? { from, to, size: to - from } : { from: from - 1, to: to + 1, size: 2 }
}
