import { along, periodOf, principalAxes, type Series } from './periods.ts'

/** What a motion sensor says: metres per second squared along its three axes, with gravity. */
export type Motion = { at: number; x: number; y: number; z: number }

type Bin = { number: number; count: number; x: number; y: number; z: number }

/** The last seconds of motion, in bins of equal length; a phone may not measure as evenly. */
export type MotionTrace = readonly Bin[]
export const NO_MOTION: MotionTrace = []

export type Stroke = 'rowing' | 'paddling'

const BIN_MS = 40
const BINS_A_MINUTE = 60_000 / BIN_MS
const seconds = (count: number) => Math.round((count * 1000) / BIN_MS)
/** Enough for three strokes of the slowest paddle. */
const KEPT = seconds(12)
const LEAST = seconds(6)
/** A sensor that was silent for longer starts over. */
const LONGEST_GAP = seconds(1)
/** A phone that is turned feels gravity from elsewhere; what it felt before is of no use. */
const TURN_OVER = seconds(2)
const TURNED = 4
/** Bins a value is the mean of, against the shaking of hands and motors. */
const SMOOTHED = 2

/** What a stroke is, in strokes a minute; what is faster is walking, or the swell at the dock. */
const RATES: Record<Stroke, { min: number; max: number }> = {
  rowing: { min: 12, max: 52 },
  paddling: { min: 30, max: 150 },
}
/** The hull moves by more than this when somebody strokes. */
const LEAST_MOTION = 0.25
/** So long without that motion nobody strokes, whatever was before. */
const STILL = seconds(4)
const ALIKE = 0.5
/** A paddle's left stroke is not its right one; a stroke of the oars has a shock of its own inside. */
const NEARLY: Record<Stroke, number> = { rowing: 0.8, paddling: 0.7 }
/** An axis with less of the motion is not looked at. */
const LEAST_SHARE = 0.15
const SHORTEST = seconds(0.32)

/**
 * The trace after a further measurement. One from a little before the last is left out; from longer
 * before it the clock was set back, and the trace starts over.
 */
export function motionAfter(trace: MotionTrace, { at, x, y, z }: Motion): MotionTrace {
  if (![at, x, y, z].every(Number.isFinite)) return trace
  const number = Math.floor(at / BIN_MS)
  const last = trace.at(-1)
  if (!last || Math.abs(number - last.number) > LONGEST_GAP) return [{ number, count: 1, x, y, z }]
  if (number < last.number) return trace
  if (number === last.number) {
    const count = last.count + 1
    const mean = (before: number, value: number) => before + (value - before) / count
    const joined = { number, count, x: mean(last.x, x), y: mean(last.y, y), z: mean(last.z, z) }
    return [...trace.slice(0, -1), joined]
  }
  const kept = [...trace, { number, count: 1, x, y, z }]
  return sinceTurn(kept.filter((bin) => bin.number > number - KEPT))
}

/** What was felt since the phone was last turned. */
function sinceTurn(trace: MotionTrace): MotionTrace {
  const from = (trace.at(-1)?.number ?? 0) - TURN_OVER
  const late = trace.filter(({ number }) => number > from)
  const early = trace.filter(({ number }) => number <= from)
  if (early.length < TURN_OVER / 2) return trace
  const [one, other] = [meanOf(early), meanOf(late)]
  const moved = Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))
  return moved > TURNED ? late : trace
}

type Vector = [number, number, number]
const meanOf = (trace: readonly { x: number; y: number; z: number }[]): Vector => {
  const sum = trace.reduce((all, { x, y, z }) => [all[0] + x, all[1] + y, all[2] + z] as Vector, [
    0, 0, 0,
  ] as Vector)
  const count = Math.max(1, trace.length)
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Strokes a minute of the last seconds; null while nobody strokes, or it cannot be known yet. */
export function strokeRateOf(trace: MotionTrace, stroke: Stroke): number | null {
  const series = seriesOf(trace)
  if (series.length < LEAST) return null
  if (motionIn(series) < LEAST_MOTION || motionIn(series.slice(-STILL)) < LEAST_MOTION) return null
  const periods = stroke === 'rowing' ? [periodIn(series, stroke)] : periodsOfAxes(series)
  const known = periods.filter((period) => period !== null)
  if (known.length === 0) return null
  const rate = BINS_A_MINUTE / Math.min(...known)
  const { min, max } = RATES[stroke]
  return rate >= min && rate <= max ? rate : null
}

/** The boat surges with each stroke of a paddle and rolls with every second one. */
const periodsOfAxes = (series: Series) =>
  principalAxes(series)
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ axis }) => periodIn(along(series, axis), 'paddling'))

function periodIn(series: Series, stroke: Stroke): number | null {
  const slowest = Math.ceil(BINS_A_MINUTE / RATES[stroke].min)
  const longest = Math.min(slowest, Math.floor(series.length * 0.6))
  const limits = { alike: ALIKE, nearly: NEARLY[stroke] }
  return periodOf(series, { shortest: SHORTEST, longest }, limits)
}

const motionIn = (series: Series) =>
  Math.sqrt(
    series.reduce((sum, [x, y, z]) => sum + x * x + y * y + z * z, 0) / Math.max(1, series.length),
  )

/** A value for every bin, those without a measurement between their neighbours; without gravity. */
function seriesOf(trace: MotionTrace): Series {
  const even: Vector[] = []
  for (const [index, bin] of trace.entries()) {
    const next = trace[index + 1] ?? bin
    const steps = Math.max(1, next.number - bin.number)
    for (let step = 0; step < steps; step += 1) {
      const between = (one: number, other: number) => one + ((other - one) * step) / steps
      even.push([between(bin.x, next.x), between(bin.y, next.y), between(bin.z, next.z)])
    }
  }
  return levelled(even.map((_, index) => smoothedAt(even, index)))
}

function smoothedAt(series: Series, index: number): Vector {
  const around = series.slice(Math.max(0, index - SMOOTHED), index + SMOOTHED + 1)
  return meanOf(around.map(([x, y, z]) => ({ x, y, z })))
}

/** Without the mean, and without a slow drift of it. */
function levelled(series: Series): Series {
  const middle = (series.length - 1) / 2
  const spread = series.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const mean = meanOf(series.map(([x, y, z]) => ({ x, y, z })))
  const slope = ([0, 1, 2] as const).map(
    (axis) =>
      series.reduce((sum, value, index) => sum + value[axis] * (index - middle), 0) /
      Math.max(1, spread),
  )
  return series.map((value, index) => {
    const level = (axis: 0 | 1 | 2) =>
      value[axis] - mean[axis] - (slope[axis] ?? 0) * (index - middle)
    return [level(0), level(1), level(2)] as const
  })
}
