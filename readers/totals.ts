import { ranBefore } from '#domain/time/splits.ts'
import type { DeviceAverages } from '#domain/training/device-averages.ts'
import { weightedMean } from '#domain/training/weighted-means.ts'
import type { Activity, DeviceTotals } from './activity.ts'
import type { ChannelName, Channels } from './channels.ts'

/** Longest gap, in seconds, across which a speed still says something. */
const LONGEST_GAP = 10
const MOVING_SPEED = 0.5
/**
 * A counter that does not move for this many seconds shows a halt; if it is shorter, the counter
 * may only be a coarse one. One that is so coarse that it usually stands still for longer, such as a
 * counter of pool lengths, halts where it does so for several times as long.
 */
const SHORTEST_HALT = 10
const USUAL_HALTS = 3

function shortestHalt(t: Float64Array, distance: Float64Array): number {
  const still: number[] = []
  let [roseAt, before, reached] = [Number.NaN, Number.NaN, Number.NaN]
  for (let i = 0; i < t.length; i++) {
    const [now = Number.NaN, metres = Number.NaN] = [t[i], distance[i]]
    if (Number.isNaN(metres)) continue
    if (metres > reached) still.push(before - roseAt)
    if (!(metres <= reached)) [roseAt, reached] = [now, metres]
    before = now
  }
  const usual = still.toSorted((a, b) => a - b)[(still.length - 1) >> 1] ?? 0
  return Math.max(SHORTEST_HALT, USUAL_HALTS * usual)
}

/** Seconds from the first to the last record; null without times. */
export function recordSpan(t: Float64Array | undefined): number | null {
  if (!t || t.length === 0) return null
  const span = (t.at(-1) ?? Number.NaN) - (t[0] ?? Number.NaN)
  return Number.isNaN(span) ? null : span
}

/**
 * Highest value; null when there is none. For a distance counter, which never runs back, it is the
 * total.
 */
export function maximum(values: Float64Array | undefined): number | null {
  if (!values) return null
  let highest = -Infinity
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (value > highest) highest = value
  }
  return highest === -Infinity ? null : highest
}

/** Metres at each record from speed in m/s, by the trapezoid rule, not across gaps. */
export function integrateSpeed(speed: Float64Array, t: Float64Array): Float64Array {
  const distance = new Float64Array(speed.length)
  let sum = 0
  for (let i = 1; i < speed.length; i++) {
    const step = (t[i] ?? 0) - (t[i - 1] ?? 0)
    const from = speed[i - 1] ?? Number.NaN
    const to = speed[i] ?? Number.NaN
    const average = Number.isNaN(from) ? to : Number.isNaN(to) ? from : (from + to) / 2
    if (step > 0 && step <= LONGEST_GAP && !Number.isNaN(average)) sum += average * step
    distance[i] = sum
  }
  return distance
}

/**
 * Speed in m/s from distance over at least three seconds, which GPS noise needs; never across a
 * break.
 */
export function speedFromDistance(
  distance: Float64Array,
  t: Float64Array,
  breaks: readonly number[],
): Float64Array {
  const speed = new Float64Array(distance.length).fill(Number.NaN)
  const starts = new Set(breaks)
  let back = 0
  for (let i = 0; i < distance.length; i++) {
    if (starts.has(i)) back = i
    const now = t[i] ?? Number.NaN
    while (back + 1 < i && now - (t[back + 1] ?? Number.NaN) >= 3) back++
    const seconds = now - (t[back] ?? Number.NaN)
    if (seconds >= 3)
      speed[i] = Math.max(0, (distance[i] ?? Number.NaN) - (distance[back] ?? Number.NaN)) / seconds
  }
  return speed
}

/**
 * Seconds in which the boat, bike or runner moved: stretches faster than 0.5 m/s, those before the
 * first record included. It is null when neither distance nor speed is known.
 * @param restarts first records of pieces whose clock began from zero again
 */
export function movingTime(channels: Channels, restarts: readonly number[] = []): number | null {
  const t = channels.get('t')
  const distance = channels.get('distance')
  const speed = channels.get('speed')
  if (!t) return null
  if (distance) return movingByDistance(t, distance, new Set(restarts))
  return speed ? movingBySpeed(t, speed) : null
}

/**
 * Measures by a counter. One that counts whole metres ten times a second rarely changes, so the
 * time from one rise to the next counts, not its steps from record to record. After a halt only the
 * record in which it rose counts. The first record of a piece that is timed from zero is like that
 * of the recording.
 */
function movingByDistance(
  t: Float64Array,
  distance: Float64Array,
  restarts: ReadonlySet<number>,
): number {
  const halt = shortestHalt(t, distance)
  let moving = 0
  let step = 0
  let before = Number.NaN
  let roseAt = Number.NaN
  let reached = 0
  let restarted = true
  for (let i = 0; i < t.length; i++) {
    const metres = distance[i] ?? Number.NaN
    if (restarts.has(i)) restarted = true
    if (Number.isNaN(metres)) continue
    const now = t[i] ?? Number.NaN
    const first = restarted
    restarted = false
    if (Number.isNaN(before)) {
      before = metres > 0 ? Math.min(0, now) : now
      roseAt = before
    } else if (first) {
      moving += runOut(before - roseAt, step)
      roseAt = before
    }
    if (metres > reached) {
      const seconds = before - roseAt < halt ? now - roseAt : now - before
      const moved = first
        ? ranBefore({ time_s: seconds, distance_m: metres - reached })
        : metres - reached > MOVING_SPEED * seconds
      step = moved ? seconds : 0
      moving += step
    }
    if (metres !== reached) {
      roseAt = now
      reached = metres
    }
    before = now
  }
  return moving + runOut(before - roseAt, step)
}

/**
 * Seconds after the last rise of a coarse counter; the boat may have moved on for as long as the
 * counter's last step took.
 */
const runOut = (seconds: number, step: number): number => (seconds <= step ? seconds : 0)

function movingBySpeed(t: Float64Array, speed: Float64Array): number {
  let moving = 0
  let last = -1
  for (let i = 0; i < t.length; i++) {
    const pace = speed[i] ?? Number.NaN
    if (Number.isNaN(pace)) continue
    const seconds = last < 0 ? 0 : (t[i] ?? 0) - (t[last] ?? 0)
    if (pace > MOVING_SPEED) moving += seconds
    last = i
  }
  return moving
}

/**
 * Seconds before the first record in which the counter ran already: a stroke is written when it is
 * over.
 */
export function leadTime(channels: Channels): number {
  const time_s = channels.get('t')?.[0] ?? 0
  return ranBefore({ time_s, distance_m: channels.get('distance')?.[0] ?? 0 }) ? time_s : 0
}

/** Whole milliseconds, so that sums do not carry the noise of binary fractions. */
export const toMillis = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 1000) / 1000

/** A number, or null for none. */
export const known = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** Sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null)
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0)
}

/**
 * Averages by record, else by stroke, weighted by time; the device's values are used where neither
 * carries one.
 */
export function averages(
  channels: Channels,
  strokes: Channels | null,
  device: DeviceAverages & Pick<DeviceTotals, 'heart_rate_max'>,
): Pick<Activity, 'heart_rate_avg' | 'heart_rate_max' | 'stroke_rate_avg' | 'power_avg'> {
  const holderOf = (name: ChannelName) => (channels.has(name) ? channels : strokes)
  const mean = (name: ChannelName) => {
    const holder = holderOf(name)
    return weightedMean(holder?.get('t'), holder?.get(name))
  }
  return {
    heart_rate_avg: mean('heart_rate') ?? device.heart_rate,
    heart_rate_max: maximum(holderOf('heart_rate')?.get('heart_rate')) ?? device.heart_rate_max,
    stroke_rate_avg: mean('stroke_rate') ?? device.stroke_rate,
    power_avg: mean('power') ?? device.power,
  }
}
