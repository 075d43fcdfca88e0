import { runningMeans, weightedMean } from './weighted-means.ts'

/** Seconds on an activity's time axis. */
export type Stretch = { start: number; finish: number }
export type DetectedPiece = Stretch & { by: 'laps' | 'rate' | 'speed' }

/** Channels of an activity that show its pieces; NaN where there is none. */
export type PieceChannels = {
  t: Float64Array
  rate?: Float64Array | undefined
  speed?: Float64Array | undefined
}
export type PieceLap = {
  start: number
  time: number | null
  /** Seconds until it ended by the clock, where its timer stood still within it. */
  elapsed?: number | null
  distance: number | null
  rest: boolean
}

/**
 * A piece begins where a value stays at `from` or above for `lasting_s`, and ends where it stays
 * under `until` for `pause_s`.
 */
type Thresholds = { from: number; until: number; lasting_s: number; pause_s: number }

const BY_RATE: Thresholds = { from: 24, until: 18, lasting_s: 30, pause_s: 10 }
/** A fraction of a piece's own rate: nobody rows a piece so, however high it was. */
const EASED_RATE = 0.7
/**
 * A lower rate that the speed confirms, in parts of the piece's own: paddling home at the rate of a
 * steady row.
 */
const LOWER_RATE = 0.85
const LOWER_SPEED = 0.75
/** A fraction of the speed that only a twentieth of the recording exceeds. */
const FAST_SHARE = 0.88
const SLOW_SHARE = 0.7
const FAST_QUANTILE = 0.95
const SLOW_QUANTILE = 0.2
/**
 * Where even the slow parts reach this fraction of the fast ones, it is one even row and not
 * pieces.
 */
const EVEN_SHARE = 0.92
/** Shorter than this nobody rows steadily for its own sake. */
const STEADY_S = 300
/**
 * Steps last from three minutes, and all are equally long up to this fraction; boats rest in
 * between.
 */
const STEP_S = 180
const SAME_STEP = 0.1
const BY_LOW_RATE: Thresholds = { from: 16, until: 12, lasting_s: 30, pause_s: 10 }
const SHORTEST_LAP_S = 10
/** Laps as long as this to each other, in parts, are the device's own every so many metres. */
const SAME_LENGTH = 0.01

/**
 * The pieces of a recording: by the laps that its person pressed, else by stroke rate, else by
 * speed.
 */
export function findPieces(
  laps: readonly PieceLap[],
  { t, rate, speed }: PieceChannels,
): DetectedPiece[] {
  const byLaps = piecesByLaps(laps)
  if (byLaps.length > 0) return byLaps.map((piece) => ({ ...piece, by: 'laps' }))
  const byRate = rate ? stretchesAbove(t, rate, BY_RATE, easedOff(t, rate, speed)) : []
  const thresholds = speed && speedThresholds(speed)
  const bySpeed = speed && thresholds ? stretchesAbove(t, speed, thresholds) : []
  if (byRate.length === 0) return bySpeed.map((piece) => ({ ...piece, by: 'speed' }))
  const found: DetectedPiece[] = [
    ...byRate.map((piece) => ({ ...piece, by: 'rate' as const })),
    ...(rate ? stepsLike(byRate, t, rate).map((piece) => ({ ...piece, by: 'rate' as const })) : []),
    ...steadyBeside(byRate, bySpeed).map((piece) => ({ ...piece, by: 'speed' as const })),
  ]
  return apart(found.toSorted((one, other) => one.start - other.start))
}

const lengthOf = ({ start, finish }: Stretch): number => finish - start
const totalOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, one) => sum + lengthOf(one), 0)
const isBeside = (others: readonly Stretch[]) => (one: Stretch) =>
  others.every((other) => one.finish <= other.start || one.start >= other.finish)

/**
 * Long pieces at a low rate, found by their speed. They count only if they are more than what was
 * rowed at a high rate, which was then no more than the warm-up.
 */
function steadyBeside(byRate: readonly Stretch[], bySpeed: readonly Stretch[]): Stretch[] {
  const steady = bySpeed.filter(isBeside(byRate)).filter((one) => lengthOf(one) >= STEADY_S)
  return totalOf(steady) > totalOf(byRate) ? steady : []
}

/**
 * The first steps of a test, at rates too low for a piece: as long as the steps found, with a stop
 * behind each.
 */
function stepsLike(byRate: readonly Stretch[], t: Float64Array, rate: Float64Array): Stretch[] {
  const lengths = byRate.map(lengthOf).toSorted((one, other) => one - other)
  const length = lengths[Math.floor(lengths.length / 2)] ?? 0
  if (length < STEP_S || lengths.some((one) => Math.abs(one - length) > SAME_STEP * length))
    return []
  const alike = (one: Stretch) => Math.abs(lengthOf(one) - length) <= SAME_STEP * length
  return stretchesAbove(t, rate, BY_LOW_RATE).filter(isBeside(byRate)).filter(alike)
}

/** Returns pieces in order of time, none overlapping another. */
const apart = (pieces: readonly DetectedPiece[]): DetectedPiece[] =>
  pieces.filter((piece, index) => isBeside(pieces.slice(0, index))(piece))

type Timed = PieceLap & { time: number }

/**
 * Laps that are no rest; where the device does not mark rests, those nearly as fast as the fastest.
 * Even laps of a device are none.
 */
export function piecesByLaps(laps: readonly PieceLap[]): Stretch[] {
  const timed = laps.flatMap((lap) =>
    lap.time !== null && lap.time >= SHORTEST_LAP_S ? [{ ...lap, time: lap.time }] : [],
  )
  const stretchOf = ({ start, time, elapsed }: Timed): Stretch => ({
    start,
    finish: start + (elapsed ?? time),
  })
  if (timed.some(({ rest }) => rest)) return timed.filter(({ rest }) => !rest).map(stretchOf)
  if (timed.length < 2 || areEven(timed)) return []
  const speedOf = ({ distance, time }: { distance: number | null; time: number }) =>
    distance === null ? 0 : distance / time
  const fastest = Math.max(...timed.map(speedOf))
  const fast = timed.filter((lap) => speedOf(lap) >= FAST_SHARE * fastest)
  return fast.length < timed.length ? fast.map(stretchOf) : []
}

/**
 * All laps but the last are as long as the first, in metres or in seconds: nobody pressed a button.
 */
function areEven(laps: readonly { time: number; distance: number | null }[]): boolean {
  const same = (values: readonly (number | null)[]) => {
    const [first = null] = values
    return (
      first !== null &&
      first > 0 &&
      values
        .slice(0, -1)
        .every((value) => value !== null && Math.abs(value - first) <= SAME_LENGTH * first)
    )
  }
  return (
    laps.length > 2 &&
    (same(laps.map(({ distance }) => distance)) || same(laps.map(({ time }) => time)))
  )
}

function speedThresholds(speed: Float64Array): Thresholds | null {
  const known = speed.filter((value) => value > 0).sort()
  const fast = known[Math.floor(FAST_QUANTILE * (known.length - 1))]
  const slow = known[Math.floor(SLOW_QUANTILE * (known.length - 1))]
  if (fast === undefined || slow === undefined || slow >= EVEN_SHARE * fast) return null
  return { ...BY_RATE, from: FAST_SHARE * fast, until: SLOW_SHARE * fast }
}

/**
 * Whether a sample is too low for a piece that is made of the samples from `first` up to, and
 * without, `end`.
 */
type Easing = (at: number, first: number, end: number) => boolean

/** Against the piece's own rate, and its own speed where that is known. */
function easedOff(t: Float64Array, rate: Float64Array, speed: Float64Array | undefined): Easing {
  const meanRate = runningMeans(t, rate)
  const meanSpeed = speed && runningMeans(t, speed)
  return (at, first, end) => {
    const share = (rate[at] ?? Number.NaN) / meanRate(first, end)
    if (share < EASED_RATE) return true
    return (
      share < LOWER_RATE &&
      meanSpeed !== undefined &&
      (speed?.[at] ?? Number.NaN) < LOWER_SPEED * meanSpeed(first, end)
    )
  }
}

type At = { index: number; time: number }

/**
 * Where a channel is high, as the thresholds have it, and until it has eased off for as long as it
 * may pause. Samples without a value change
 * nothing.
 */
export function stretchesAbove(
  t: Float64Array,
  values: Float64Array,
  { from, until, lasting_s, pause_s }: Thresholds,
  eases: Easing = () => false,
): Stretch[] {
  const found: Stretch[] = []
  let rising: At | null = null
  let low: At | null = null
  let last: number | null = null
  const close = (first: At, finish: number) => found.push({ start: first.time, finish })
  for (let index = 0; index < t.length; index++) {
    const [time = Number.NaN, value = Number.NaN] = [t[index], values[index]]
    if (Number.isNaN(value)) continue
    if (last === null || rising === null) {
      rising = value >= from ? (rising ?? { index, time }) : null
      if (rising !== null && time - rising.time >= lasting_s) last = time
      continue
    }
    const since: At = low ?? { index, time }
    low = value < until || eases(index, rising.index, since.index) ? since : null
    if (low === null) last = time
    else if (time - low.time >= pause_s) {
      close(rising, low.time)
      ;[last, rising, low] = [null, null, null]
    }
  }
  if (last !== null && rising !== null) close(rising, low?.time ?? last)
  return found
}

/**
 * A start at speed: half of the piece's mean or more when the clock starts. Compared only with its
 * like.
 */
export function isRollingStart(
  t: Float64Array,
  speed: Float64Array | undefined,
  stretch: Stretch,
): boolean {
  const first = speed?.find(
    (value, index) =>
      !Number.isNaN(value) && (t[index] ?? 0) >= stretch.start && (t[index] ?? 0) <= stretch.finish,
  )
  const mean = weightedMean(t, speed, stretch)
  return first !== undefined && mean !== null && mean > 0 && first >= 0.5 * mean
}
