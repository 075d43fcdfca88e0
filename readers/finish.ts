import { SPORT } from '#domain/constants/sports.ts'
import type { Activity, Recording, Warning, RecordedLap, DeviceTotals } from './activity.ts'
import { seatsOf } from './channels.ts'
import { dropImplausible, plausibleAverages, plausibleHeartRate } from './plausible.ts'
import {
  settleLaps,
  settleRate,
  settleRestarts,
  settleStart,
  settleStrokes,
  settleTimes,
} from './settle-clock.ts'
import { completeDistance, completeSpeed, settleDistance } from './settle-distance.ts'
import { saysNothing, believablePause, believableTotals, TOLERANCE } from './plausible-totals.ts'
import { FileRefusal } from './refusal.ts'
import { LONGEST_SECONDS } from './time-axis.ts'
import {
  averages,
  recordSpan,
  toMillis,
  sumKnown,
  leadTime,
  maximum,
  movingTime,
} from './totals.ts'
import { agree, type MeasuredDistances, type CheckedDistance } from './cross-check.ts'

/** The device's totals as far as they can be believed; without them the records speak. */
function settleTotals(
  { totals: stated, trust }: Recording,
  counter: number | null,
  span: number | null,
  warnings: Set<Warning>,
): DeviceTotals {
  const totals = believableTotals(stated, { trust, counter, span }, warnings)
  return { ...totals, timer: positive(totals.timer) }
}

/** How long the timer ran and how long it took, by the device, else by the records. */
function settleTimers(
  { channels, paused }: Recording,
  { timer, elapsed }: DeviceTotals,
  span: number | null,
): { duration: number | null; elapsed: number | null } {
  const recorded = span === null ? null : span + leadTime(channels)
  const duration = timer ?? minus(recorded, believablePause(paused, recorded ?? 0))
  return { duration, elapsed: greatest([elapsed, recorded, duration]) }
}

/**
 * As the device counted it; else by the records, unless they know of part of the way only, or of
 * none: then it is as long as the timer ran. Pieces of work were all moving, and while its timer
 * stood still the device counted nothing. Of a swim neither a counter of lengths nor GPS under water
 * shows a halt, so its lengths say it, else its timer.
 */
function settleMoving(
  { channels, restarts, sport_id }: Recording,
  { timer, work, moving }: DeviceTotals,
  duration: number | null,
  found: CheckedDistance | null,
): number | null {
  const counted = positive(moving)
  if (counted !== null) return counted
  if (sport_id === SPORT.swim) return work ?? duration
  const recorded = movingTime(channels, restarts)
  if (recorded === null) return null
  const metres = maximum(channels.get('distance')) ?? 0
  const covered = metres > 0 && metres >= (1 - TOLERANCE) * (found?.metres ?? 0)
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

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null

const minus = (value: number | null, less: number): number | null =>
  value === null ? null : Math.max(0, value - less)

function greatest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

const METRES_A_KILOMETRE = 1000
/** How exact a track has to be to tell kilometres from metres. */
const NEAR_TRACK = 0.2

/**
 * The recording with its laps as they must be meant: where each is marked as a rest they are all
 * work, and where they are a thousandth of the way their metres are kilometres.
 */
function settleMeaning(recording: Recording, measured: MeasuredDistances): Recording {
  return inMetres(withWork(recording), measured)
}

function withWork(recording: Recording): Recording {
  const { laps, totals } = recording
  if (laps.length === 0 || laps.some(({ rest }) => !rest)) return recording
  return {
    ...recording,
    laps: laps.map((lap) => ({ ...lap, rest: false })),
    totals: { ...totals, work: null, rest: null },
  }
}

function inMetres(recording: Recording, { counter, gps }: MeasuredDistances): Recording {
  const { laps, totals } = recording
  const sum = sumKnown(laps.map(({ distance }) => distance))
  const metres = sum === null ? null : METRES_A_KILOMETRE * sum
  if (!agree(metres, counter || totals.distance) && !agree(metres, gps, NEAR_TRACK))
    return recording
  return {
    ...recording,
    laps: laps.map(longer),
    totals: { ...totals, lap_distance: metres },
  }
}

const longer = (lap: RecordedLap): RecordedLap => ({
  ...lap,
  distance: lap.distance === null ? null : METRES_A_KILOMETRE * lap.distance,
})

/**
 * The activities of a file, of recordings that say something. Throws FileRefusal when there is none
 * of them, or none that can be a workout. Takes the recordings' arrays over.
 */
export function finishActivities(recordings: readonly Recording[]): {
  activities: Activity[]
  warnings: Warning[]
} {
  const speaking = recordings.filter((recording) => !saysNothing(recording))
  if (speaking.length === 0) throw new FileRefusal('no_records')
  const activities = speaking.map(finishActivity).filter((activity) => activity !== null)
  if (activities.length === 0) throw new FileRefusal('implausible')
  return {
    activities,
    warnings: activities.length < speaking.length ? ['activity_implausible'] : [],
  }
}

/**
 * Cleans a recording and adds it up. Null when it cannot be a workout: longer than seven days.
 * Takes the recording's arrays over.
 */
function finishActivity(read: Recording): Activity | null {
  const warnings = new Set<Warning>(read.warnings)
  const { channels } = read
  const start = settleTimes(read, warnings)
  const span = recordSpan(channels.get('t'))
  if (span !== null && span > LONGEST_SECONDS) return null
  settleRate(channels, read.sport_id)
  const strokes = settleStrokes(read, start, warnings)
  const dropped = dropImplausible(channels)
  if (strokes) dropImplausible(strokes, dropped)
  const measured = completeDistance(channels, read.breaks)
  const recording = settleMeaning(read, measured.found)
  const totals = settleTotals(recording, measured.found.counter, span, warnings)
  const laps = settleLaps(recording, start)
  const { duration, elapsed } = settleTimers(recording, totals, span)
  const outcome = { totals, measured, duration, dropped, warnings }
  const { found, derived } = settleDistance(recording, outcome)
  if (recording.records <= 1 && !(elapsed !== null && elapsed > 0)) warnings.add('single_record')
  const speed = completeSpeed(channels, recording.breaks)
  const device_averages = plausibleAverages(totals.averages, recording.sport_id)
  return {
    sport_id: recording.sport_id,
    start_time: settleStart(start, recording, warnings),
    start_local: [...(recording.wall_clock ?? [])],
    device: recording.device,
    duration: toMillis(duration),
    elapsed_time: toMillis(elapsed),
    moving_time: toMillis(settleMoving(recording, totals, duration, found)),
    ...settleWork(totals, duration, elapsed),
    distance: found?.metres ?? null,
    distance_source: found?.source ?? null,
    records: recording.records,
    channels,
    strokes,
    seats: seatsOf([...channels.keys(), ...(strokes?.keys() ?? [])]),
    seat_names: recording.seat_names ?? new Map(),
    derived: [...derived, ...speed],
    laps,
    restarts: settleRestarts(recording),
    ...averages(channels, strokes, {
      ...device_averages,
      heart_rate_max: plausibleHeartRate(totals.heart_rate_max),
    }),
    device_averages,
    dropped,
    warnings: [...warnings],
  }
}
