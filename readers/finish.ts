import type { Activity, DeviceTotals, DistanceSource, Lap, Recording, Warning } from './activity.ts'
import { NO_TOTALS } from './activity.ts'
import type { ChannelName, Channels } from './channels.ts'
import { seatsOf } from './channels.ts'
import { trackDistance } from './geo.ts'
import {
  dropDistanceJumps,
  dropImplausible,
  isDistancePlausible,
  LONGEST_METRES,
  plausibleHeartRate,
} from './plausible.ts'
import { rateChannel } from './sport-map.ts'
import { instantOf, LONGEST_SECONDS, repairTimes } from './time-axis.ts'
import type { FoundDistance, MeasuredDistances } from './totals.ts'
import {
  averages,
  findDistance,
  integrateSpeed,
  leadTime,
  maximum,
  movingTime,
  recordSpan,
  speedFromDistance,
} from './totals.ts'

/** A claimed start this long before the first record is a clock that was wrong. */
const LONGEST_WAIT = 86_400

/**
 * Cleans a recording and adds it up. Null when it cannot be a workout: longer than seven days.
 * Takes the recording's arrays over.
 */
export function finishActivity(recording: Recording): Activity | null {
  const warnings = new Set<Warning>(recording.warnings)
  const { channels } = recording
  const start = settleTimes(recording, warnings)
  const span = recordSpan(channels.get('t'))
  if (span !== null && span > LONGEST_SECONDS) return null
  settleRate(channels, recording.sport_id)
  const strokes = settleStrokes(recording, start, warnings)
  const dropped = dropImplausible(channels)
  if (strokes) dropImplausible(strokes, dropped)
  const measured = completeDistance(channels, recording.breaks)
  const totals = settleTotals(recording, measured.found.counter, warnings)
  const laps = settleLaps(recording, start)
  const recorded = span === null ? null : span + leadTime(channels)
  const duration = totals.timer ?? minus(recorded, recording.paused)
  const elapsed = greatest([totals.elapsed, recorded, duration])
  const stated = findDistance(totals, measured.found)
  const repaired =
    stated &&
    !isDistancePlausible(
      stated.metres,
      warnings.has('time_missing') ? null : duration,
      recording.sport_id,
    )
  const found = repaired ? repairDistance(recording, stated, duration, dropped) : stated
  if (repaired) warnings.add('distance_implausible')
  if (recording.records <= 1 && !(elapsed !== null && elapsed > 0)) warnings.add('single_record')
  const computed =
    found?.source === 'gps' || found?.source === 'speed' ? ['distance' as const] : measured.derived
  const derived = [...computed, ...completeSpeed(channels, recording.breaks)]
  return {
    sport_id: recording.sport_id,
    start_time: settleStart(start, recording, warnings),
    start_local: [...(recording.wall_clock ?? [])],
    device: recording.device,
    duration: toMillis(duration),
    elapsed_time: toMillis(elapsed),
    moving_time: toMillis(
      positive(totals.moving) ?? settleMoving(recording, totals, duration, found),
    ),
    ...settleWork(totals, duration, elapsed),
    distance: found?.metres ?? null,
    distance_source: found?.source ?? null,
    records: recording.records,
    channels,
    strokes,
    seats: seatsOf([...channels.keys(), ...(strokes?.keys() ?? [])]),
    seat_names: recording.seat_names ?? new Map(),
    derived,
    laps,
    ...averages(channels, strokes, {
      ...totals,
      heart_rate_avg: plausibleHeartRate(totals.heart_rate_avg),
      heart_rate_max: plausibleHeartRate(totals.heart_rate_max),
    }),
    dropped,
    warnings: [...warnings],
  }
}

/**
 * Repairs the clock and makes `t` count from the start, which is returned in seconds since 1970.
 */
function settleTimes(recording: Recording, warnings: Set<Warning>): number | null {
  const { t, warnings: found } = repairTimes(
    recording.channels.get('t') ?? new Float64Array(recording.records).fill(Number.NaN),
  )
  for (const warning of found)
    if (warning !== 'time_missing' || lacksTimes(recording.channels)) warnings.add(warning)
  const first = t[0]
  if (first === undefined || Number.isNaN(first)) {
    recording.channels.delete('t')
    return recording.start
  }
  const claimed = recording.start
  const start =
    claimed !== null && claimed <= first && first - claimed < LONGEST_WAIT ? claimed : first
  for (let i = 0; i < t.length; i++) t[i] = Math.round(((t[i] ?? start) - start) * 1000) / 1000
  recording.channels.set('t', t)
  return start
}

/**
 * Whether a record that says something has no time. Rows of a table that hold nothing of a stroke
 * need none.
 */
function lacksTimes(channels: Channels): boolean {
  const t = channels.get('t')
  const others = [...channels.values()].filter(
    (values) => values !== t && values.length === t?.length,
  )
  return (
    t?.some(
      (time, row) => Number.isNaN(time) && others.some((values) => !Number.isNaN(values[row])),
    ) ?? false
  )
}

function settleStart(
  start: number | null,
  { wall_clock }: Recording,
  warnings: Set<Warning>,
): string | null {
  if (start === null || wall_clock) return null
  const instant = instantOf(start)
  if (instant === null) warnings.add('time_implausible')
  return instant
}

/**
 * Strokes share the clock of the records, so it is repaired likewise and they count from the same
 * start.
 */
function settleStrokes(
  { strokes, sport_id }: Recording,
  start: number | null,
  warnings: Set<Warning>,
): Channels | null {
  const recorded = strokes?.get('t')
  if (!strokes || !recorded || start === null) return null
  const { t, warnings: found } = repairTimes(recorded)
  if (t.length === 0 || Number.isNaN(t[0])) return null
  for (const warning of found) warnings.add(warning)
  for (let i = 0; i < t.length; i++) t[i] = Math.round(((t[i] ?? start) - start) * 1000) / 1000
  strokes.set('t', t)
  settleRate(strokes, sport_id)
  return strokes
}

/**
 * Readers write what they find as cadence; where there is an oar or a paddle it is a stroke rate,
 * and only there strokes have a length.
 */
function settleRate(channels: Channels, sportId: number | null): void {
  const name = rateChannel(sportId)
  if (name === 'cadence') {
    channels.delete('stroke_length')
    return
  }
  const rate = channels.get('cadence')
  if (!rate) return
  channels.delete('cadence')
  channels.set(name, rate)
}

/**
 * Adds the distance channel where the device has none or counts nothing: from GPS, else from speed.
 */
function completeDistance(
  channels: Channels,
  breaks: readonly number[],
): { found: MeasuredDistances; derived: ChannelName[] } {
  const counter = maximum(channels.get('distance'))
  const none = { counter, gps: null, speed: null }
  if (counter !== null && counter > 0) return { found: none, derived: [] }
  const lat = channels.get('lat')
  const lon = channels.get('lon')
  if (lat && lon) {
    const track = trackDistance(lat, lon, breaks)
    channels.set('distance', track)
    return { found: { ...none, gps: maximum(track) }, derived: ['distance'] }
  }
  const speed = channels.get('speed')
  const t = channels.get('t')
  if (counter !== null || !speed || !t) return { found: none, derived: [] }
  const way = integrateSpeed(speed, t)
  channels.set('distance', way)
  return { found: { ...none, speed: maximum(way) }, derived: ['distance'] }
}

function completeSpeed(channels: Channels, breaks: readonly number[]): ChannelName[] {
  const distance = channels.get('distance')
  const t = channels.get('t')
  if (channels.has('speed') || !distance || !t) return []
  const speed = speedFromDistance(distance, t, breaks)
  if (maximum(speed) === null) return []
  channels.set('speed', speed)
  return ['speed']
}

const TOLERANCE = 0.05

/** The device's totals as far as they can be believed; without them the records speak. */
function settleTotals(
  recording: Recording,
  counter: number | null,
  warnings: Set<Warning>,
): DeviceTotals {
  const { totals, trust } = recording
  const stated = totals.distance ?? totals.lap_distance
  const disagrees =
    trust === 'checked' &&
    stated !== null &&
    counter !== null &&
    Math.abs(stated - counter) > TOLERANCE * Math.max(counter, stated)
  if (trust === 'ignored' || disagrees) {
    if (Object.values(totals).some((value) => value !== null)) warnings.add('totals_from_records')
    return NO_TOTALS
  }
  if (Math.max(totals.timer ?? 0, totals.elapsed ?? 0) > LONGEST_SECONDS) {
    warnings.add('time_implausible')
    return { ...totals, timer: null, elapsed: null, moving: null, work: null, rest: null }
  }
  return { ...totals, timer: positive(totals.timer) }
}

/**
 * By the records, unless they tell of part of the way only, or of none: then it is as long as the
 * timer ran. Pieces of work were all moving,
 * and while its timer stood still the device counted nothing.
 */
function settleMoving(
  { channels, restarts }: Recording,
  { timer, work }: DeviceTotals,
  duration: number | null,
  found: FoundDistance | null,
): number | null {
  const recorded = movingTime(channels, restarts)
  if (recorded === null) return null
  const counted = maximum(channels.get('distance')) ?? 0
  const covered = counted > 0 && counted >= (1 - TOLERANCE) * (found?.metres ?? 0)
  return covered ? Math.min(Math.max(recorded, work ?? 0), timer ?? Infinity) : duration
}

/** A timer that ran so many seconds less than the clock on the wall was stopped, not rounded. */
const SHORTEST_PAUSE = 2

/** Separates work from rest as the device does; else, where its timer was stopped, by that. */
function settleWork(
  { work, rest }: DeviceTotals,
  duration: number | null,
  elapsed: number | null,
): Pick<Activity, 'work_time' | 'rest_time'> {
  const paused = elapsed !== null && duration !== null ? elapsed - duration : 0
  const byTimer = work === null && rest === null && paused > SHORTEST_PAUSE
  return {
    work_time: toMillis(byTimer ? duration : work),
    rest_time: toMillis(byTimer ? paused : rest),
  }
}

/**
 * A distance that no workout of the sport can have is measured again: by GPS, else by the records
 * without their jumps. If neither works it is left out.
 */
function repairDistance(
  { channels, sport_id, breaks }: Recording,
  told: FoundDistance,
  duration: number | null,
  dropped: Activity['dropped'],
): FoundDistance | null {
  const [distance, t, lat, lon] = [
    channels.get('distance'),
    channels.get('t'),
    channels.get('lat'),
    channels.get('lon'),
  ]
  const jumps = distance && t ? dropDistanceJumps(distance, t, sport_id) : 0
  if (jumps > 0) dropped.distance = (dropped.distance ?? 0) + jumps
  const track = lat && lon && told.source !== 'gps' ? trackDistance(lat, lon, breaks) : undefined
  const candidates: readonly (readonly [Float64Array | undefined, DistanceSource])[] = [
    [track, 'gps'],
    [distance, told.source === 'laps' ? 'device' : told.source],
  ]
  for (const [metresAt, source] of candidates) {
    const metres = maximum(metresAt)
    if (
      !metresAt ||
      metres === null ||
      metres === 0 ||
      !isDistancePlausible(metres, duration, sport_id)
    )
      continue
    channels.set('distance', metresAt)
    return { metres, source }
  }
  channels.delete('distance')
  return null
}

function settleLaps(recording: Recording, start: number | null): Lap[] {
  let next = 0
  return recording.laps.map(({ start: began, ...recorded }) => {
    const lap = {
      ...recorded,
      time: upTo(LONGEST_SECONDS, recorded.time),
      distance: upTo(LONGEST_METRES, recorded.distance),
    }
    const own =
      start === null || Number.isNaN(began)
        ? next
        : Math.max(0, Math.round((began - start) * 1000) / 1000)
    next = own + (lap.time ?? 0)
    return { start: own, ...lap, heart_rate_avg: plausibleHeartRate(lap.heart_rate_avg) }
  })
}

/** Whole milliseconds, so that sums do not carry the noise of binary fractions. */
const toMillis = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 1000) / 1000

const upTo = (most: number, value: number | null): number | null =>
  value !== null && value >= 0 && value <= most ? value : null

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null

const minus = (value: number | null, less: number): number | null =>
  value === null ? null : Math.max(0, value - less)

function greatest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}
