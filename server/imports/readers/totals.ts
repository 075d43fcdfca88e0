import type { Activity, DeviceTotals, DistanceSource } from './activity.ts'
import type { Channels } from './channels.ts'

/** Longest gap, in seconds, across which a speed still says something. */
const LONGEST_GAP = 10
const MOVING_SPEED = 0.5

/** Seconds from the first to the last record; null without times. */
export function recordSpan(t: Float64Array | undefined): number | null {
  if (!t || t.length === 0) return null
  const span = (t.at(-1) ?? Number.NaN) - (t[0] ?? Number.NaN)
  return Number.isNaN(span) ? null : span
}

/** Mean of the values there are; null when there are none. */
export function mean(values: Float64Array | undefined): number | null {
  if (!values) return null
  let sum = 0
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (Number.isNaN(value)) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}

/** Highest value; null when there is none. For a distance counter, which never runs back, it is the total. */
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

/** Speed in m/s from distance over at least three seconds, which GPS noise needs; never across a break. */
export function speedFromDistance(distance: Float64Array, t: Float64Array, breaks: readonly number[]): Float64Array {
  const speed = new Float64Array(distance.length).fill(Number.NaN)
  const starts = new Set(breaks)
  let back = 0
  for (let i = 0; i < distance.length; i++) {
    if (starts.has(i)) back = i
    const now = t[i] ?? Number.NaN
    while (back + 1 < i && now - (t[back + 1] ?? Number.NaN) >= 3) back++
    const seconds = now - (t[back] ?? Number.NaN)
    if (seconds >= 3) speed[i] = Math.max(0, (distance[i] ?? Number.NaN) - (distance[back] ?? Number.NaN)) / seconds
  }
  return speed
}

/** Seconds in which the boat, bike or runner got on; null when neither distance nor speed is known. */
export function movingTime(channels: Channels): number | null {
  const t = channels.get('t')
  const distance = channels.get('distance')
  const speed = channels.get('speed')
  if (!t || (!distance && !speed)) return null
  let moving = 0
  let last = -1
  for (let i = 0; i < t.length; i++) {
    if (Number.isNaN(distance?.[i] ?? speed?.[i] ?? Number.NaN)) continue
    const seconds = last < 0 ? 0 : (t[i] ?? 0) - (t[last] ?? 0)
    const pace = distance ? ((distance[i] ?? 0) - (distance[last] ?? 0)) / seconds : (speed?.[i] ?? 0)
    if (seconds > 0 && pace > MOVING_SPEED) moving += seconds
    if (last < 0 || seconds > 0) last = i
  }
  return moving
}

export interface FoundDistance {
  readonly metres: number
  readonly source: DistanceSource
}

/** Metres in all by each way of measuring; null where it cannot be told. */
export interface MeasuredDistances {
  readonly counter: number | null
  readonly gps: number | null
  readonly speed: number | null
}

/** The best distance there is: device, laps, the counter in the records, GPS, speed. A zero stands only when none of the first four says more. */
export function findDistance(totals: DeviceTotals, measured: MeasuredDistances): FoundDistance | null {
  const sources: readonly (readonly [number | null, DistanceSource])[] = [
    [totals.distance, 'device'],
    [totals.lap_distance, 'laps'],
    [measured.counter, 'device'],
    [measured.gps, 'gps'],
  ]
  const found = sources.find(([metres]) => metres !== null && metres > 0) ?? sources.find(([metres]) => metres !== null)
  const [metres, source] = found ?? [measured.speed, 'speed']
  return metres === null ? null : { metres, source }
}

/** Sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Averages by record; what the device says stands in where no record carries a value. */
export function averages(
  channels: Channels,
  totals: DeviceTotals,
): Pick<Activity, 'heart_rate_avg' | 'heart_rate_max' | 'stroke_rate_avg' | 'power_avg'> {
  const heartRate = channels.get('heart_rate')
  return {
    heart_rate_avg: mean(heartRate) ?? totals.heart_rate_avg,
    heart_rate_max: maximum(heartRate) ?? totals.heart_rate_max,
    stroke_rate_avg: mean(channels.get('stroke_rate')),
    power_avg: mean(channels.get('power')),
  }
}
