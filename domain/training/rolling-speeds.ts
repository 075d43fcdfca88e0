import { forward, interpolated, tracksBetween, type Track } from './best-segments.ts'
import { LONGEST_GAP_S } from './recorded-columns.ts'

/** Seconds a speed is a mean of: longer than a stroke, and than a receiver errs. */
const WINDOW_S = 30
/** Metres a second from which a boat is moving. */
const SLOWEST = 1.5
/** Faster is a car, or a receiver that errs. */
const FASTEST = 10
/** Metres a second that stand together, so that the bounds of zones are exact to half of it. */
const STEP = 0.04
/** Speeds worked out of fractions fall short of a round one in their last digits. */
const ROUNDING = 1e-6

type Channels = ReadonlyMap<string, ArrayLike<number>>

/**
 * Seconds and metres of a recording by its rolling speed, from the slowest at which it moves in
 * equal steps to the fastest there was.
 */
export type RollingSpeeds = { seconds: number[]; metres: number[] }

/** The speed in the middle of a step. */
export const speedOfStep = (step: number): number => SLOWEST + (step + 0.5) * STEP

/**
 * How long and how far a recording was at which speed. The speed is that over the thirty seconds
 * around, which also says whether it moves: within a stroke a boat is slower and faster, and
 * positions jump. Both come from the distance, which readers work out of the speed where a device
 * has no other.
 * @param restarts seconds at which the clock restarted; no mean goes across
 */
export function rollingSpeeds(channels: Channels, restarts: readonly number[] = []): RollingSpeeds {
  const [t, distance] = [channels.get('t'), channels.get('distance')]
  const found: RollingSpeeds = { seconds: [], metres: [] }
  if (t && distance)
    for (const whole of tracksBetween(
      forward(Float64Array.from(t), Float64Array.from(distance)),
      restarts,
    ))
      for (const track of withoutGaps(whole)) addTrack(found, track)
  return { seconds: tenths(found.seconds), metres: tenths(found.metres) }
}

/** A track as the stretches between its gaps: what happened in a gap nobody knows. */
function withoutGaps({ t, d }: Track): Track[] {
  const tracks: Track[] = []
  for (const [place, at] of t.entries()) {
    const track = tracks.at(-1)
    const last = track?.t.at(-1) ?? -Infinity
    if (!track || at - last > LONGEST_GAP_S) tracks.push({ t: [at], d: [d[place] ?? 0] })
    else if (at > last) {
      track.t.push(at)
      track.d.push(d[place] ?? 0)
    }
  }
  return tracks
}

function addTrack({ seconds, metres }: RollingSpeeds, { t, d }: Track): void {
  const [first = 0, last = 0] = [t[0], t.at(-1)]
  for (let place = 0; place + 1 < t.length; place++) {
    const [from = 0, until = 0] = [t[place], t[place + 1]]
    const middle = (from + until) / 2
    const start = Math.max(first, middle - WINDOW_S / 2)
    const finish = Math.min(last, middle + WINDOW_S / 2)
    const way = (interpolated(t, d, finish) ?? 0) - (interpolated(t, d, start) ?? 0)
    const speed = way / (finish - start) + ROUNDING
    if (speed < SLOWEST || speed > FASTEST) continue
    const step = Math.floor((speed - SLOWEST) / STEP)
    while (seconds.length <= step) {
      seconds.push(0)
      metres.push(0)
    }
    seconds[step] = (seconds[step] ?? 0) + until - from
    metres[step] = (metres[step] ?? 0) + (d[place + 1] ?? 0) - (d[place] ?? 0)
  }
}

const tenths = (values: readonly number[]) => values.map((value) => Math.round(value * 10) / 10)
