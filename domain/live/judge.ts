import { haversine } from '../training/earth.ts'
import type { Mark } from './recording.ts'

/** A moment of a recording as a device sends it, in metres, seconds and degrees. */
export type Sample = {
  /** milliseconds since 1970 on the clock of the device */
  at: number
  lat?: number | null
  lon?: number | null
  /** metres per second */
  speed?: number | null
  /** metres since the start of the recording */
  distance?: number | null
  /** strokes a minute */
  stroke_rate?: number | null
  /** beats a minute */
  heart_rate?: number | null
  /** per cent */
  battery?: number | null
  mark?: Mark | null
}

/** The same as it is kept: by the server's clock, and null where nothing plausible was said. */
export type Kept = {
  at: number
  /** Something in it was not believed. */
  doubted: boolean
  lat: number | null
  lon: number | null
  speed: number | null
  distance: number
  stroke_rate: number | null
  heart_rate: number | null
  battery: number | null
  mark: Mark | null
}

/** What has to be known of the samples before. */
export type Before = {
  at: number
  distance: number
  place: Place | null
}
type Place = { lat: number; lon: number; at: number }

/** What a boat, a bicycle and a body can do; the rest is a fault of the device. */
export const BELIEVED = {
  speed: { min: 0, max: 40 },
  distance: { min: 0, max: 1_000_000 },
  stroke_rate: { min: 0, max: 150 },
  heart_rate: { min: 25, max: 250 },
  battery: { min: 0, max: 100 },
} as const

/** A clock that was measured may still be that much ahead. */
const AHEAD_MS = 5_000
/** No recording begins longer ago than this when it starts to arrive. */
const OLDEST_MS = 36 * 3_600_000
/** Metres that a position is wrong by, and a distance may jump by. */
const SLACK_M = 50
/** Seconds over which a speed is known from two distances. */
const SPEED_OVER = { min: 0.2, max: 30 }

/** What is taken as read before the first sample. */
export const AT_START: Before = { at: 0, distance: 0, place: null }

/**
 * Samples as they are kept, one for each, so that none is lost and their numbers stay: what no boat
 * and no body can do is null, time never runs back or ahead, and distance never shrinks.
 * @param offset milliseconds to add to the clock of the device
 * @param now of the server
 */
export function judgeSamples(
  samples: readonly Sample[],
  before: Before,
  { offset, now }: { offset: number; now: number },
): { kept: Kept[]; after: Before } {
  let last = before
  const kept = samples.map((sample) => {
    const { judged, next } = judge(sample, last, { offset, now })
    last = next
    return judged
  })
  return { kept, after: last }
}

function judge(
  sample: Sample,
  before: Before,
  { offset, now }: { offset: number; now: number },
): { judged: Kept; next: Before } {
  const said = sample.at + offset
  const earliest = before.at === 0 ? now - OLDEST_MS : before.at
  const at = Math.round(Math.min(Math.max(said, earliest), Math.max(now + AHEAD_MS, earliest)))
  const place = placeOf(sample, at)
  const isReached = place === null || before.place === null || canReach(before.place, place)
  const believed = isReached ? place : null
  const distance = distanceOf(sample, before, { at, place: believed })
  const judged: Kept = {
    at,
    doubted: false,
    lat: believed?.lat ?? null,
    lon: believed?.lon ?? null,
    speed: believe(sample.speed, 'speed') ?? speedBetween(before, { at, distance }),
    distance,
    stroke_rate: believe(sample.stroke_rate, 'stroke_rate'),
    heart_rate: believe(sample.heart_rate, 'heart_rate'),
    battery: believe(sample.battery, 'battery'),
    mark: sample.mark ?? null,
  }
  judged.doubted = Math.abs(at - said) >= 1 || hasLost(sample, judged)
  return { judged, next: { at, distance, place: believed ?? before.place } }
}

function believe(
  value: number | null | undefined,
  name: 'speed' | 'stroke_rate' | 'heart_rate' | 'battery',
): number | null {
  if (value === null || value === undefined) return null
  const { min, max } = BELIEVED[name]
  return value >= min && value <= max ? value : null
}

/** A place on Earth; a device without one says zero and zero. */
function placeOf({ lat, lon }: Sample, at: number): Place | null {
  if (lat === null || lat === undefined || lon === null || lon === undefined) return null
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  if (!isOnEarth || (lat === 0 && lon === 0)) return null
  return { lat, lon, at }
}

const metres = (one: Place, other: Place) => haversine(one.lat, one.lon, other.lat, other.lon)
const farthest = (ms: number) => (BELIEVED.speed.max * ms) / 1000 + SLACK_M
const canReach = (from: Place, to: Place) => metres(from, to) <= farthest(to.at - from.at)

/** What the device says where it can be, else what was travelled from place to place. */
function distanceOf(
  { distance }: Sample,
  before: Before,
  { at, place }: { at: number; place: Place | null },
): number {
  if (distance !== null && distance !== undefined) {
    const most = Math.min(before.distance + farthest(at - before.at), BELIEVED.distance.max)
    return distance >= before.distance && distance <= most ? distance : before.distance
  }
  return place && before.place ? before.distance + metres(before.place, place) : before.distance
}

function speedBetween(before: Before, { at, distance }: { at: number; distance: number }) {
  const seconds = (at - before.at) / 1000
  if (before.at === 0 || seconds < SPEED_OVER.min || seconds > SPEED_OVER.max) return null
  const speed = (distance - before.distance) / seconds
  return speed <= BELIEVED.speed.max ? speed : null
}

const NUMBERS = ['lat', 'lon', 'speed', 'distance', 'stroke_rate', 'heart_rate', 'battery'] as const

/** Whether something that was said is not kept as it was. */
const hasLost = (sample: Sample, kept: Kept) =>
  NUMBERS.some((name) => {
    const said = sample[name]
    return said !== null && said !== undefined && said !== kept[name]
  })
