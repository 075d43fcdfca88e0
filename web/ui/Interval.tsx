import classes from './interval.module.css'
import { onScheme, type Tone } from './theme-colours.ts'

/** The ends and the marks of an axis that several intervals share. */
export type IntervalAxis = { from: number; to: number; ticks: readonly number[] }

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] as const
const MOST_STEPS = 3

/** An axis with nought in its middle that all of these lie on. */
export function axisAround(values: readonly number[]): IntervalAxis {
  const most = Math.max(0, ...values.map(Math.abs))
  const step = STEPS.find((one) => most <= one * MOST_STEPS) ?? most
  const count = Math.max(1, Math.ceil(most / step))
  const ticks = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step)
  // Room for the marks at either end.
  const end = (count + 0.25) * step
  return { from: -end, to: end, ticks }
}

const placeOn = ({ from, to }: IntervalAxis, value: number) =>
  `${((Math.min(Math.max(value, from), to) - from) / (to - from)) * 100}%`

type IntervalProps = {
  axis: IntervalAxis
  value: number
  /** Where the true value lies; unknown it is null, and the mark is hollow. */
  interval: { from: number; to: number } | null
  tone: Tone
  /** What it shows, in words. */
  label: string
}

/** A value and its doubt on a common axis: a pale bar with a mark. */
export function Interval({ axis, value, interval, tone, label }: IntervalProps) {
  const [from, to] = interval ? [interval.from, interval.to] : [value, value]
  const width = (Math.min(to, axis.to) - Math.max(from, axis.from)) / (axis.to - axis.from)
  const strong = onScheme(tone.light.text, tone.dark.text)
  return (
    <svg className={classes.interval} role="img" aria-label={label}>
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          data-zero={tick === 0 || undefined}
          x1={placeOn(axis, tick)}
          x2={placeOn(axis, tick)}
          y1="0"
          y2="100%"
        />
      ))}
      {interval && (
        <rect
          x={placeOn(axis, from)}
          width={`${Math.max(0, width) * 100}%`}
          y="50%"
          height={12}
          rx={6}
          transform="translate(0 -6)"
          style={{ fill: strong, opacity: 0.25 }}
        />
      )}
      <rect
        x={placeOn(axis, value)}
        y="50%"
        width={4}
        height={20}
        rx={1}
        transform="translate(-2 -10)"
        style={{ fill: interval ? strong : 'var(--mantine-color-body)', stroke: strong }}
      />
    </svg>
  )
}

type IntervalTicksProps = { axis: IntervalAxis; write: (value: number) => string }

/** The marks of the axis in figures, below the last interval. */
export const IntervalTicks = ({ axis, write }: IntervalTicksProps) => (
  <div className={classes.ticks} aria-hidden>
    {axis.ticks.map((tick) => (
      <span
        key={tick}
        data-zero={tick === 0 || undefined}
        style={{ insetInlineStart: placeOn(axis, tick) }}
      >
        {write(tick)}
      </span>
    ))}
  </div>
)
