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
  /** watts, of a machine, which stands in one place */
  power?: number | null
  /** how much air brakes the machine */
  drag?: number | null
  /** newtons over the drive of the stroke that has just ended on a machine, at even steps */
  force?: number[] | null
  mark?: Mark | null
}

/** The same as it is kept: by the server's clock, and null where nothing plausible was said. */
export type JudgedSample = {
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
  power: number | null
  drag: number | null
  force: readonly number[] | null
  mark: Mark | null
}

/** What has to be known of the samples before. */
export type Before = {
  at: number
  distance: number
  /** When the device last said a distance that was believed; of recordings of before it is `at`. */
  distance_at?: number
  /** When the last curve of force that was believed came. */
  force_at?: number | undefined
  place: Place | null
  /** Places in a row that agree with each other and not with the last that was believed. */
  elsewhere?: Elsewhere | null
}
type Elsewhere = { place: Place; times: number }
type Place = { lat: number; lon: number; at: number }

/** What a boat, a bicycle and a body can do; the rest is a fault of the device. */
export const BELIEVED = {
  speed: { min: 0, max: 40 },
  distance: { min: 0, max: 1_000_000 },
  stroke_rate: { min: 0, max: 150 },
  heart_rate: { min: 25, max: 250 },
  battery: { min: 0, max: 100 },
  power: { min: 0, max: 3_000 },
  drag: { min: 1, max: 254 },
  force: { min: 0, max: 3_000 },
} as const

/** Points of a curve of force. */
export const FORCE_POINTS = { min: 2, max: 255 } as const

/** Nobody pulls a stroke sooner after another. */
const STROKE_MS = 60_000 / BELIEVED.stroke_rate.max
/** A clock that was measured may still be that much ahead. */
const AHEAD_MS = 5_000
/** A recording may be begun a week late, and takes samples for a week after that. */
const OLDEST_MS = 14 * 24 * 3_600_000
/** What follows shows that a time was wrong where it lies back by more. */
const BACK_MS = 1_000
/** So often in a row a device has to be elsewhere before that is believed. */
const ELSEWHERE_TIMES = 5
/** Metres that a position is wrong by, and a distance may jump by. */
const SLACK_M = 50
/** Seconds over which a speed is known from two distances. */
const SPEED_OVER = { min: 0.2, max: 30 }

/** What is taken as read before the first sample. */
export const AT_START: Before = { at: 0, distance: 0, place: null }

/**
 * Samples as they are kept, one for each, so that none is lost and their numbers stay: what no boat
 * and no body can do is null, time never runs back or ahead, and distance never shrinks. One that is
 * wrong does no harm to those after it.
 * @param offset milliseconds to add to the clock of the device
 * @param now of the server
 */
export function judgeSamples(
  samples: readonly Sample[],
  before: Before,
  { offset, now }: { offset: number; now: number },
): { kept: JudgedSample[]; after: Before } {
  let last = before
  const kept = samples.map((sample, index) => {
    const time = timeOf(sample, samples[index + 1], { before: last, offset, now })
    const { judged, next } = judge(sample, last, time)
    last = next
    return judged
  })
  return { kept, after: last }
}

type Clock = { before: Before; offset: number; now: number }
type Time = { at: number; isDoubted: boolean }

/**
 * When a sample was made. A time that has not come, or that the next sample shows to be wrong, is
 * that of the sample before.
 */
function timeOf(sample: Sample, next: Sample | undefined, { before, offset, now }: Clock): Time {
  const said = sample.at + offset
  const isFirst = before.at === 0
  const earliest = isFirst ? now - OLDEST_MS : before.at
  const follows = next === undefined ? null : next.at + offset
  const isSpike = follows !== null && follows >= earliest && said - follows > BACK_MS
  if (said > now + AHEAD_MS || isSpike) {
    const at = isFirst ? Math.max(earliest, Math.min(follows ?? now, now)) : before.at
    return { at: Math.round(at), isDoubted: true }
  }
  const at = Math.round(Math.max(said, earliest))
  return { at, isDoubted: Math.abs(at - said) >= 1 }
}

function judge(
  sample: Sample,
  before: Before,
  { at, isDoubted }: Time,
): { judged: JudgedSample; next: Before } {
  const { believed, place, elsewhere } = placedAfter(before, placeOf(sample, at))
  const { distance, distance_at } = distanceOf(sample, before, { at, place: believed })
  const judged: JudgedSample = {
    at,
    doubted: false,
    lat: believed?.lat ?? null,
    lon: believed?.lon ?? null,
    speed: believe(sample.speed, 'speed') ?? speedBetween(before, { at, distance }),
    distance,
    stroke_rate: believe(sample.stroke_rate, 'stroke_rate'),
    heart_rate: believe(sample.heart_rate, 'heart_rate'),
    battery: believe(sample.battery, 'battery'),
    power: believe(sample.power, 'power'),
    drag: believe(sample.drag, 'drag'),
    force: forceOf(sample, before, at),
    mark: sample.mark ?? null,
  }
  judged.doubted = isDoubted || hasLost(sample, judged)
  const force_at = judged.force === null ? before.force_at : at
  return { judged, next: { at, distance, distance_at, place, elsewhere, force_at } }
}

type Placed = Required<Pick<Before, 'place' | 'elsewhere'>> & {
  /** The place of this sample, where it is believed. */
  believed: Place | null
}

/**
 * Where a boat is after a further place. One it cannot have reached is not believed, until it is
 * there again and again: then what was believed before was wrong.
 */
function placedAfter(before: Before, place: Place | null): Placed {
  const { elsewhere = null } = before
  if (place === null) return { believed: null, place: before.place, elsewhere }
  if (before.place === null || canReach(before.place, place))
    return { believed: place, place, elsewhere: null }
  const times = elsewhere && canReach(elsewhere.place, place) ? elsewhere.times + 1 : 1
  // From here on it is measured; nothing was travelled between the two.
  if (times >= ELSEWHERE_TIMES) return { believed: null, place, elsewhere: null }
  return { believed: null, place: before.place, elsewhere: { place, times } }
}

function believe(
  value: number | null | undefined,
  name: Exclude<keyof typeof BELIEVED, 'distance' | 'force'>,
): number | null {
  if (value === null || value === undefined) return null
  const { min, max } = BELIEVED[name]
  return value >= min && value <= max ? value : null
}

/** A curve of force where all of it can be. */
function forceOf({ force }: Sample, { force_at }: Before, at: number): readonly number[] | null {
  if (!force || force.length < FORCE_POINTS.min || force.length > FORCE_POINTS.max) return null
  if (force_at !== undefined && at - force_at < STROKE_MS) return null
  const { min, max } = BELIEVED.force
  return force.every((newtons) => newtons >= min && newtons <= max) ? force : null
}

/** A place on Earth; a device without one says zero and zero, and a machine has none. */
function placeOf({ lat, lon, power = null, drag = null }: Sample, at: number): Place | null {
  if (power !== null || drag !== null) return null
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
): { distance: number; distance_at: number } {
  const { distance_at = before.at } = before
  if (distance !== null && distance !== undefined) {
    const most = Math.min(before.distance + farthest(at - distance_at), BELIEVED.distance.max)
    const isBelieved = distance >= before.distance && distance <= most
    return isBelieved ? { distance, distance_at: at } : { distance: before.distance, distance_at }
  }
  const travelled = place && before.place ? metres(before.place, place) : 0
  return { distance: before.distance + travelled, distance_at: at }
}

function speedBetween(before: Before, { at, distance }: { at: number; distance: number }) {
  const seconds = (at - before.at) / 1000
  if (before.at === 0 || seconds < SPEED_OVER.min || seconds > SPEED_OVER.max) return null
  const speed = (distance - before.distance) / seconds
  return speed <= BELIEVED.speed.max ? speed : null
}

const SAID = [
  'lat',
  'lon',
  'speed',
  'distance',
  'stroke_rate',
  'heart_rate',
  'battery',
  'power',
  'drag',
  'force',
] as const

/** Whether something that was said is not kept as it was. */
const hasLost = (sample: Sample, kept: JudgedSample) =>
  SAID.some((name) => {
    const said = sample[name]
    return said !== null && said !== undefined && said !== kept[name]
  })
