import { fastestOf } from '#domain/constants/fastest.ts'
import type { DeviceAverages } from '#domain/training/device-averages.ts'
import type { Activity } from './activity.ts'
import { baseChannel, type BaseChannel, type Channels } from './channels.ts'
import { rateChannel } from './sport-map.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}

const HEART_RATE: Bounds = { min: 30, max: 250 }

/**
 * What a body or a sensor can do. Outside of it a sample is dropped, so a heart rate of 0, 1 or
 * 255, which devices write for "none", goes too.
 */
const BOUNDS: Partial<Record<BaseChannel, Bounds>> = {
  heart_rate: HEART_RATE,
  stroke_rate: { min: 0, max: 99 },
  cadence: { min: 0, max: 250 },
  power: { min: 0, max: 3000 },
  stroke_length: { min: 0, max: 2.5 },
  lat: { min: -90, max: 90 },
  lon: { min: -180, max: 180 },
  speed: { min: 0, max: 150 },
  distance: { min: 0, max: Infinity },
  elevation: { min: -1000, max: 10_000 },
}

/** Force has bounds for a stroke; a sensor at rest reads less, which is no fault. */
const FORCE_MAX = 9999

function boundsOf(name: string): Bounds | undefined {
  const base = baseChannel(name)
  if (base === 'avg_force' || base === 'peak_force') return { min: 0, max: FORCE_MAX }
  return base && BOUNDS[base]
}

/** Whether a channel can hold a value at all. */
export function canBe(name: string, value: number): boolean {
  const bounds = boundsOf(name)
  return !bounds || (value >= bounds.min && value <= bounds.max)
}

/** A heart rate, or null for one no heart has. */
export function plausibleHeartRate(rate: number | null): number | null {
  return rate !== null && rate >= HEART_RATE.min && rate <= HEART_RATE.max ? rate : null
}

/** A device's averages as far as they can be; what turns in another sport is no stroke. */
export const plausibleAverages = (
  { heart_rate, stroke_rate, power }: DeviceAverages,
  sportId: number | null,
): DeviceAverages => ({
  heart_rate: plausibleHeartRate(heart_rate),
  stroke_rate:
    rateChannel(sportId) === 'stroke_rate' && isWithin('stroke_rate', stroke_rate)
      ? stroke_rate
      : null,
  power: isWithin('power', power) ? power : null,
})

/** Whether an average is one: a device that measured nothing says zero. */
const isWithin = (name: BaseChannel, average: number | null): boolean =>
  average !== null && average > 0 && canBe(name, average)

/**
 * Drops samples outside their bounds, in place; a channel left without a value goes. Adds to
 * `dropped`, and returns it, how many went by channel.
 */
export function dropImplausible(
  channels: Channels,
  dropped: Activity['dropped'] = {},
): Activity['dropped'] {
  for (const [name, values] of channels) {
    const bounds = boundsOf(name)
    if (!bounds) continue
    const { count, left } = dropOutside(values, bounds)
    if (count > 0) dropped[name] = (dropped[name] ?? 0) + count
    if (!left) channels.delete(name)
  }
  dropEmptyPositions(channels)
  return dropped
}

function dropOutside(values: Float64Array, { min, max }: Bounds): { count: number; left: boolean } {
  let count = 0
  let left = false
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (value >= min && value <= max) left = true
    else if (!Number.isNaN(value)) {
      values[i] = Number.NaN
      count++
    }
  }
  return { count, left }
}

/** A position of exactly 0, 0 is how devices write "no fix". Half a position is none. */
function dropEmptyPositions(channels: Channels): void {
  const lat = channels.get('lat')
  const lon = channels.get('lon')
  if (!lat || !lon) {
    channels.delete('lat')
    channels.delete('lon')
    return
  }
  for (let i = 0; i < lat.length; i++) {
    const y = lat[i] ?? Number.NaN
    const x = lon[i] ?? Number.NaN
    if ((y !== 0 || x !== 0) && !Number.isNaN(y) && !Number.isNaN(x)) continue
    lat[i] = Number.NaN
    lon[i] = Number.NaN
  }
}

export const LONGEST_METRES = 1_000_000

/**
 * Whether a workout of that sport can have covered that distance in that time; without a time,
 * whether any workout can.
 */
export function isDistancePlausible(
  distance: number,
  seconds: number | null,
  sportId: number | null,
): boolean {
  if (distance > LONGEST_METRES) return false
  return seconds === null || seconds < 10 || distance / seconds <= fastestOf(sportId)
}

/**
 * A burst may be this much faster than the fastest average before a step of the distance counter is
 * taken for a fault.
 */
const BURST = 2

/**
 * Drops values of a distance counter that jump further than the sport can go in the time, in place.
 * Returns how many.
 */
export function dropDistanceJumps(
  distance: Float64Array,
  t: Float64Array,
  sportId: number | null,
): number {
  const fastest = fastestOf(sportId) * BURST
  let dropped = 0
  let last = -1
  for (let i = 0; i < distance.length; i++) {
    const value = distance[i] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const seconds = last < 0 ? 1 : Math.max(1, (t[i] ?? 0) - (t[last] ?? 0))
    const before = last < 0 ? 0 : (distance[last] ?? 0)
    if (last >= 0 ? Math.abs(value - before) > fastest * seconds : value > LONGEST_METRES) {
      distance[i] = Number.NaN
      dropped++
    } else last = i
  }
  return dropped
}
