import { isTooFast } from '../constants/fastest.ts'
import { forward, restartsPassed, tracksBetween, type Track } from './best-segments.ts'

/**
 * What is best over a stretch of a recording: mean watts, mean metres a second or mean beats a
 * minute over seconds, or seconds over metres. A climb is of the whole recording, in metres.
 */
const BEST_KINDS = ['power', 'speed', 'heart-rate', 'time', 'climb'] as const
export type BestKind = (typeof BEST_KINDS)[number]

/** `start`: seconds of the recording at which the stretch begins. */
export type RecordedBest = { kind: BestKind; span: number; value: number; start: number }

/** Seconds over which means are kept. */
export const BEST_SECONDS = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600] as const
/** Nobody's heart follows an effort within seconds. */
const HEART_SECONDS = BEST_SECONDS.filter((seconds) => seconds >= 60)
/** Metres over which times are kept. */
export const BEST_METRES = [500, 1000, 2000, 5000, 6000, 10_000, 20_000, 40_000] as const

/** A longer gap ends a stretch: a best never spans it. */
const LONGEST_GAP_S = 10
/** Rises and falls smaller than this are the noise of a barometer. */
const LEAST_RISE_M = 3

type Channels = ReadonlyMap<string, ArrayLike<number>>
type Window = { start: number; gain: number }
type Curve = { x: number[]; y: number[] }

/** A straight line between two points of a curve. */
function between({ x, y }: Curve, low: number, high: number, at: number): number {
  const from = x[low] ?? 0
  const until = x[high] ?? 0
  const before = y[low] ?? 0
  const after = y[high] ?? 0
  return until > from ? before + ((at - from) / (until - from)) * (after - before) : after
}

/**
 * Where a rising curve gains most, or least, over a length; null where it is shorter. The best of
 * straight lines begins or ends at one of their points. `start` is on the axis of the length.
 */
function bestWindow(curve: Curve, length: number, better: 'most' | 'least'): Window | null {
  const { x, y } = curve
  const sign = better === 'most' ? 1 : -1
  let best: Window | null = null
  const keep = (start: number, gain: number) => {
    if (gain > 0 && (best === null || sign * gain > sign * best.gain)) best = { start, gain }
  }
  // Dozens of these lengths are asked of every recording: counters, for speed.
  for (let place = 0, end = 0; place < x.length; place++) {
    const from = x[place] ?? 0
    while (end < x.length && (x[end] ?? 0) < from + length) end++
    if (end === x.length) break
    keep(from, between(curve, end - 1, end, from + length) - (y[place] ?? 0))
  }
  for (let place = 0, begin = 0; place < x.length; place++) {
    const from = (x[place] ?? 0) - length
    if (from < (x[0] ?? 0)) continue
    while (begin + 1 < x.length && (x[begin + 1] ?? 0) <= from) begin++
    keep(from, (y[place] ?? 0) - between(curve, begin, begin + 1, from))
  }
  return best
}

/**
 * What is summed up of a value from second to second, apart where there was none for long and where
 * the clock restarted: what the first record says then holds since the restart.
 */
function sumsOf(
  t: ArrayLike<number>,
  values: ArrayLike<number>,
  restarts: readonly number[],
): Curve[] {
  const sums: Curve[] = []
  const passed = restartsPassed(restarts)
  let last: { at: number; value: number } | null = null
  for (let i = 0; i < t.length; i++) {
    const [at = Number.NaN, value = Number.NaN] = [t[i], values[i]]
    if (!Number.isFinite(at) || !Number.isFinite(value)) continue
    const sum = sums.at(-1)
    const began = passed(at)
    if (!sum || !last || at - (began ?? last.at) > LONGEST_GAP_S) sums.push({ x: [at], y: [0] })
    else if (began !== null) sums.push({ x: [began, at], y: [0, value * (at - began)] })
    else if (at > last.at) {
      sum.x.push(at)
      sum.y.push((sum.y.at(-1) ?? 0) + last.value * (at - last.at))
    }
    last = { at, value }
  }
  return sums
}

function bestMeans(
  { kind, lengths }: { kind: BestKind; lengths: readonly number[] },
  curves: readonly Curve[],
): RecordedBest[] {
  return lengths.flatMap((span) => {
    const found = curves
      .map((curve) => bestWindow(curve, span, 'most'))
      .filter((window) => window !== null)
      .toSorted((one, other) => other.gain - one.gain)
    const [best] = found
    return best ? [{ kind, span, value: best.gain / span, start: best.start }] : []
  })
}

/** The shortest times over metres. */
function bestTimes(tracks: readonly Track[]): RecordedBest[] {
  return BEST_METRES.flatMap((span) => {
    const found = tracks.flatMap(({ t, d }): RecordedBest[] => {
      const curve = { x: d, y: t }
      const best = bestWindow(curve, span, 'least')
      if (!best) return []
      const place = d.findLastIndex((metres) => metres <= best.start)
      const start = between(curve, place, Math.min(place + 1, d.length - 1), best.start)
      return [{ kind: 'time', span, value: best.gain, start }]
    })
    return found.toSorted((one, other) => one.value - other.value).slice(0, 1)
  })
}

const speedOf = ({ kind, span, value }: RecordedBest): number =>
  kind === 'time' ? span / value : value

/** Metres climbed: each rise counts once it is more than noise. */
export function climbed(elevation: ArrayLike<number>): number | null {
  let [low, high, sum, known] = [Infinity, -Infinity, 0, 0]
  for (let i = 0; i < elevation.length; i++) {
    const height = elevation[i] ?? Number.NaN
    if (!Number.isFinite(height)) continue
    known++
    if (height > high) high = height
    if (high - height >= LEAST_RISE_M || height < low) {
      if (high - low >= LEAST_RISE_M) sum += high - low
      low = height
      high = height
    }
  }
  if (high - low >= LEAST_RISE_M) sum += high - low
  return known > 1 ? sum : null
}

/**
 * All that is best in a recording, as far as it has the channels for it.
 * @param restarts seconds at which the clock restarted; no best goes across
 * @param sportId without it only what no sport reaches is left out
 */
export function recordedBests(
  channels: Channels,
  restarts: readonly number[] = [],
  sportId: number | null = null,
): RecordedBest[] {
  const t = channels.get('t')
  if (!t) return []
  const of = (name: string) => channels.get(name)
  const [power, heart, metres, elevation] = [
    of('power'),
    of('heart_rate'),
    of('distance'),
    of('elevation'),
  ]
  const tracks =
    metres && tracksBetween(forward(Float64Array.from(t), Float64Array.from(metres)), restarts)
  const means = (kind: BestKind, lengths: readonly number[], values: ArrayLike<number>) =>
    bestMeans({ kind, lengths }, sumsOf(t, values, restarts))
  const climb = elevation ? climbed(elevation) : null
  return [
    ...(power ? means('power', BEST_SECONDS, power) : []),
    ...(heart ? means('heart-rate', HEART_SECONDS, heart) : []),
    ...(tracks
      ? [
          ...bestMeans(
            { kind: 'speed', lengths: BEST_SECONDS },
            tracks.map((track) => ({ x: track.t, y: track.d })),
          ),
          ...bestTimes(tracks),
        ].filter((best) => !isTooFast(speedOf(best), sportId))
      : []),
    ...(climb === null ? [] : [{ kind: 'climb' as const, span: 0, value: climb, start: 0 }]),
  ]
}
