import type { ValueRange } from './time-series.ts'

/** Shares of the paces between which an axis lies: first strokes and single spikes do not rule it. */
const SHOWN = { from: 0.02, to: 0.98 } as const
/** Slower than this many times the middle pace is standing about, and would flatten the pieces. */
const SLOWEST = 1.4
/** An axis has about so many steps. */
const STEPS = 4
/** Seconds, as people read them on an axis. */
const NICE_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600]

const niceStep = (size: number) => NICE_STEPS.find((step) => step >= size) ?? size

type Values = readonly (number | null | undefined)[]

/** From the 2nd to the 98th percentile of paces, rounded out to nice steps; null without values. */
export function robustRange(values: Values): ValueRange | null {
  const sorted = Float64Array.from(values.filter((value) => typeof value === 'number')).sort()
  if (sorted.length === 0) return null
  const last = sorted.length - 1
  const at = (index: number) => sorted[index] ?? 0
  const low = at(Math.floor(SHOWN.from * last))
  const high = Math.min(at(Math.ceil(SHOWN.to * last)), SLOWEST * at(sorted.length >> 1))
  const step = niceStep((high - low) / STEPS || high / 20)
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  return from < to ? [from, to] : [from - step, to + step]
}

/** The ends of an axis that values lie beyond, the low one first. */
export function endsPassed(values: Values, [low, high]: ValueRange): number[] {
  const known = values.filter((value) => typeof value === 'number')
  return [
    ...(known.some((value) => value < low) ? [low] : []),
    ...(known.some((value) => value > high) ? [high] : []),
  ]
}
