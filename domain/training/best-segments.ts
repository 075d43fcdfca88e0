import type { Stretch } from './pieces.ts'
import { weightedMean } from './weighted-means.ts'

export type BestSegment = Stretch & { time: number }

/** Distance points that never go back, with their times. */
export function forward(
  t: Float64Array = new Float64Array(),
  distance: Float64Array = new Float64Array(),
): { t: number[]; d: number[] } {
  const points: { t: number[]; d: number[] } = { t: [], d: [] }
  for (let i = 0; i < t.length; i++) {
    const [time = Number.NaN, metres = Number.NaN] = [t[i], distance[i]]
    if (
      !Number.isFinite(time) ||
      !Number.isFinite(metres) ||
      metres < (points.d.at(-1) ?? -Infinity)
    )
      continue
    points.t.push(time)
    points.d.push(metres)
  }
  return points
}

/**
 * Time at a distance, or distance at a time, by a straight line between the two samples around it;
 * null outside of them.
 */
export function interpolated(
  from: readonly number[],
  to: readonly number[],
  at: number,
): number | null {
  if (from.length === 0 || at < (from[0] ?? 0) || at > (from.at(-1) ?? 0)) return null
  let [low, high] = [0, from.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  const [before = 0, after = 0] = [from[low], from[high]]
  const share = after > before ? (at - before) / (after - before) : 0
  return (to[low] ?? 0) + share * ((to[high] ?? 0) - (to[low] ?? 0))
}

/**
 * The fastest stretches of a length in metres, best first; each next one overlaps none before it.
 * The window slides over all samples, with
 * its other end by interpolation.
 */
export function bestSegments(
  t: Float64Array,
  distance: Float64Array,
  length: number,
  most: number,
): BestSegment[] {
  const track = forward(t, distance)
  const ends = track.d.flatMap((metres, index) => {
    const [time = 0, from, until] = [
      track.t[index],
      interpolated(track.d, track.t, metres - length),
      interpolated(track.d, track.t, metres + length),
    ]
    return [
      ...(from === null ? [] : [{ start: from, finish: time, time: time - from }]),
      ...(until === null ? [] : [{ start: time, finish: until, time: until - time }]),
    ]
  })
  const best: BestSegment[] = []
  for (const window of ends
    .filter(({ time }) => time > 0)
    .toSorted((one, other) => one.time - other.time)) {
    if (best.length >= most) break
    if (best.every((taken) => window.finish <= taken.start || window.start >= taken.finish))
      best.push(window)
  }
  return best
}

export type StretchFigures = {
  time: number
  distance: number | null
  speed: number | null
  stroke_rate: number | null
  heart_rate: number | null
  power: number | null
}

type Measured = ReadonlyMap<string, Float64Array>

/** What was rowed between two times: metres by interpolation, means weighed by time. */
export function figuresOf(channels: Measured, { start, finish }: Stretch): StretchFigures {
  const t = channels.get('t') ?? new Float64Array()
  const metres = channels.get('distance')
  const track = metres && forward(t, metres)
  const [from, until] = track
    ? [interpolated(track.t, track.d, start), interpolated(track.t, track.d, finish)]
    : [null, null]
  const time = finish - start
  const distance = from === null || until === null ? null : until - from
  const mean = (name: string) => weightedMean(t, channels.get(name), { start, finish })
  return {
    time,
    distance,
    speed: distance === null || time <= 0 ? mean('speed') : distance / time,
    stroke_rate: mean('stroke_rate'),
    heart_rate: mean('heart_rate'),
    power: mean('power'),
  }
}
