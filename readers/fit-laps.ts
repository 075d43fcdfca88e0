import type { DeviceTotals, RecordedLap } from './activity.ts'
import type { Channels } from './channels.ts'
import { FIT_EPOCH, TIMESTAMP_FIELD } from './fit-fields.ts'
import { fieldNumber, scaled, unixTime, type FitMessage } from './fit-part.ts'
import { LONGEST_SECONDS } from './time-axis.ts'
import { sumKnown } from './totals.ts'

/** The place in its workout of the step that a lap was done for. */
const WORKOUT_STEP_FIELD = 71

export function lapOf(lap: FitMessage, pauses: readonly Pause[]): RecordedLap {
  const step = fieldNumber(lap, WORKOUT_STEP_FIELD)
  const elapsed = elapsedOf(lap, pauses)
  return {
    start: unixTime(fieldNumber(lap, 2)) ?? Number.NaN,
    time: scaled(lap, 8, 1000) ?? scaled(lap, 7, 1000),
    ...(elapsed !== null && { elapsed }),
    distance: scaled(lap, 9, 100),
    heart_rate_avg: scaled(lap, 15, 1),
    stroke_rate_avg: scaled(lap, 17, 1),
    rest: fieldNumber(lap, 23) === 1,
    ...(step !== undefined && { step }),
  }
}

/** Seconds by which a lap may be longer than its timer ran for having been rounded. */
const ROUNDED = 1

/**
 * Seconds until the timer had run for as long as it did in the lap: a pause within it counts, one
 * that ends it does not. Null where the timer ran through.
 */
function elapsedOf(lap: FitMessage, pauses: readonly Pause[]): number | null {
  const start = fieldNumber(lap, 2)
  const [elapsed, timer] = [scaled(lap, 7, 1000), scaled(lap, 8, 1000)]
  if (start === undefined || elapsed === null || timer === null || elapsed - timer <= ROUNDED)
    return null
  const own = pauses.filter(({ from, to }) => to > start && from < start + elapsed)
  if (own.length === 0) return elapsed
  let end = start + timer
  for (const { from, to } of own) if (from < end - ROUNDED) end += to - Math.max(from, start)
  const ran = Math.min(end - start, elapsed)
  return ran - timer > ROUNDED ? ran : null
}

/** Records that go on for longer than this after the last lap, and for this share of all. */
const SHORTEST_LAP = 5
const SHARE = 0.02

/**
 * What was recorded after the last lap that the device has closed, as the lap that it did not
 * close: a battery that ran empty, or a program that dropped it. Null where the timer was stopped
 * by then, for what a stopped device records is no part of the workout.
 */
export function openLap(
  laps: readonly FitMessage[],
  channels: Channels,
  events: readonly FitMessage[],
): RecordedLap | null {
  const t = channels.get('t')
  const last = t?.findLast((time) => !Number.isNaN(time))
  const first = t?.find((time) => !Number.isNaN(time))
  const closed = Math.max(...laps.map(endOf))
  if (laps.some((lap) => scaled(lap, 8, 1000) === null && scaled(lap, 7, 1000) === null))
    return null
  if (!t || first === undefined || last === undefined || !(closed > first)) return null
  const time = last - closed
  if (time <= SHORTEST_LAP || time <= SHARE * (last - first) || time > LONGEST_SECONDS) return null
  if (isStopped(events, closed)) return null
  const distance = channels.get('distance')
  const before = distance?.findLast(
    (metres, row) => !Number.isNaN(metres) && (t[row] ?? 0) <= closed,
  )
  const after = distance?.findLast((metres) => !Number.isNaN(metres))
  return {
    start: closed,
    time,
    distance: after === undefined ? null : Math.max(0, after - (before ?? 0)),
    heart_rate_avg: null,
    stroke_rate_avg: null,
    rest: false,
  }
}

/** When a lap ended, in seconds since 1970; NaN where it does not say. */
function endOf(lap: FitMessage): number {
  const [start, elapsed] = [fieldNumber(lap, 2), scaled(lap, 7, 1000)]
  if (start !== undefined && elapsed !== null) return start + elapsed + FIT_EPOCH
  return unixTime(fieldNumber(lap, TIMESTAMP_FIELD)) ?? Number.NaN
}

/**
 * Work and rest as the device marked them, by resting laps or idle pool lengths; unknown where it
 * marked none.
 */
export function restOf(
  laps: readonly RecordedLap[],
  lengths: readonly FitMessage[],
): Pick<DeviceTotals, 'work' | 'rest'> {
  const idle = lengths.filter((length) => fieldNumber(length, 12) === 0)
  const timeOf = (length: FitMessage): number | null => scaled(length, 3, 1000)
  if (idle.length > 0) {
    return {
      work: sumKnown(lengths.filter((length) => !idle.includes(length)).map(timeOf)),
      rest: sumKnown(idle.map(timeOf)),
    }
  }
  if (!laps.some((lap) => lap.rest)) return { work: null, rest: null }
  return {
    work: sumKnown(laps.filter((lap) => !lap.rest).map((lap) => lap.time)),
    rest: sumKnown(laps.filter((lap) => lap.rest).map((lap) => lap.time)),
  }
}

const TIMER_EVENT = 0
const STARTED = 0
const STOPPED: ReadonlySet<number> = new Set([1, 4, 8, 9])

/** Whether the timer was stopped at a moment and did not start again. */
function isStopped(events: readonly FitMessage[], moment: number): boolean {
  const last = events
    .filter((event) => fieldNumber(event, 0) === TIMER_EVENT)
    .findLast((event) => {
      const type = fieldNumber(event, 1) ?? -1
      return type === STARTED || STOPPED.has(type)
    })
  const time = unixTime(fieldNumber(last, TIMESTAMP_FIELD)) ?? Infinity
  return STOPPED.has(fieldNumber(last, 1) ?? -1) && time <= moment + SHORTEST_LAP
}

/** A stop of the timer and its next start, in FIT seconds. */
type Pause = { readonly from: number; readonly to: number }

export function pausesOf(events: readonly FitMessage[]): Pause[] {
  let stoppedAt = Number.NaN
  const pauses: Pause[] = []
  for (const event of events) {
    if (fieldNumber(event, 0) !== TIMER_EVENT) continue
    const time = fieldNumber(event, TIMESTAMP_FIELD) ?? Number.NaN
    const type = fieldNumber(event, 1) ?? -1
    if (STOPPED.has(type) && Number.isNaN(stoppedAt)) stoppedAt = time
    if (type !== STARTED) continue
    if (time > stoppedAt) pauses.push({ from: stoppedAt, to: time })
    stoppedAt = Number.NaN
  }
  return pauses
}

export const pausedSeconds = (pauses: readonly Pause[]): number =>
  pauses.reduce((sum, { from, to }) => sum + to - from, 0)
