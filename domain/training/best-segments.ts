import type { Stretch } from './pieces.ts'
import { weightedMean } from './weighted-means.ts'

export type BestSegment = Stretch & { time: number }

/** Metres at seconds. */
export type Track = { t: number[]; d: number[] }

/** Distance points that never go back, with their times. */
export function forward(
  t: Float64Array = new Float64Array(),
  distance: Float64Array = new Float64Array(),
): Track {
  const points: Track = { t: [], d: [] }
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

/** Clocks count milliseconds. */
const MOMENT_S = 0.0005

/**
 * Asked of one time after the other: when the clock last restarted since the time before; null
 * where it ran on.
 */
export function restartsPassed(restarts: readonly number[]): (at: number) => number | null {
  let next = 0
  return (at) => {
    let passed: number | null = null
    while ((restarts[next] ?? Infinity) < at - MOMENT_S) passed = restarts[next++] ?? null
    return passed
  }
}

/**
 * A track as the parts between the restarts of its clock, each from where the one before ended. The
 * rest between them is not part of the recording, so nothing may be measured across.
 */
export function tracksBetween({ t, d }: Track, restarts: readonly number[]): Track[] {
  const tracks: Track[] = []
  const passed = restartsPassed(restarts)
  for (const [place, at] of t.entries()) {
    const [began, before] = [passed(at), tracks.at(-1)?.d.at(-1)]
    if (before === undefined) tracks.push({ t: [], d: [] })
    else if (began !== null) tracks.push({ t: [began], d: [before] })
    tracks.at(-1)?.t.push(at)
    tracks.at(-1)?.d.push(d[place] ?? 0)
  }
  return tracks
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
 * @param restarts seconds at which the clock restarted; no stretch goes across
 */
export function bestSegments(
  t: Float64Array,
  distance: Float64Array,
  length: number,
  most: number,
  restarts: readonly number[] = [],
): BestSegment[] {
  const ends = tracksBetween(forward(t, distance), restarts).flatMap((track) =>
    segmentsOf(track, length),
  )
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

/** The stretches of a length that begin or end at a point of the track. */
const segmentsOf = ({ t, d }: Track, length: number): BestSegment[] =>
  d.flatMap((metres, index) => {
    const [time = 0, from, until] = [
      t[index],
      interpolated(d, t, metres - length),
      interpolated(d, t, metres + length),
    ]
    return [
      ...(from === null ? [] : [{ start: from, finish: time, time: time - from }]),
      ...(until === null ? [] : [{ start: time, finish: until, time: until - time }]),
    ]
  })

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
