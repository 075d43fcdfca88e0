import type { Activity, Recording, Warning } from './activity.ts'
import { seatsOf } from './channels.ts'
import { dropImplausible, plausibleAverages, plausibleHeartRate } from './plausible.ts'
import { settleLaps, settleRate, settleStart, settleStrokes, settleTimes } from './settle-clock.ts'
import { completeDistance, completeSpeed, settleDistance } from './settle-distance.ts'
import { settleMeaning } from './settle-laps.ts'
import { settleMoving, settleTimers, settleTotals, settleWork } from './settle-totals.ts'
import { saysNothing } from './plausible-totals.ts'
import { FileRefusal } from './refusal.ts'
import { LONGEST_SECONDS } from './time-axis.ts'
import { averages, recordSpan, toMillis } from './totals.ts'

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
    ...averages(channels, strokes, {
      ...device_averages,
      heart_rate_max: plausibleHeartRate(totals.heart_rate_max),
    }),
    device_averages,
    dropped,
    warnings: [...warnings],
  }
}
