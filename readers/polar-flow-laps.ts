import type { RecordedLap } from './activity.ts'
import { isoDuration, listOf, part, textOf, type Fields } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { amount } from './polar-flow-samples.ts'
import { FileRefusal } from './refusal.ts'

/** The laps of an exercise that a hand or a plan made, else those the watch made by itself. */
export function polarLaps(exercise: Fields, zero: number, limits: ReadLimits): RecordedLap[] {
  const byHand = lapsIn(part(exercise, 'laps'))
  const laps = byHand.length > 0 ? byHand : lapsIn(part(exercise, 'autoLaps'))
  if (laps.length > limits.entries) throw new FileRefusal('too_large')
  let from = 0
  return laps.map((lap) => {
    const time = secondsIn(lap, 'duration')
    const end = secondsIn(lap, 'splitTime') ?? from + (time ?? 0)
    const start = time === null ? from : Math.max(0, end - time)
    from = end
    return {
      start: zero + start,
      time,
      distance: amount(part(lap, 'distance') ?? part(lap, 'distanceMeters')),
      heart_rate_avg: amount(part(part(lap, 'heartRate'), 'avg')),
      stroke_rate_avg: null,
      rest: false,
    }
  })
}

const lapsIn = (held: unknown): readonly unknown[] => {
  const list = Array.isArray(held) ? held : part(held, 'laps')
  return listOf(Array.isArray(list) ? list : part(held, 'autoLaps'))
}

/** As a duration of ISO 8601, or in milliseconds. */
function secondsIn(lap: unknown, name: string): number | null {
  const millis = amount(part(lap, `${name}Millis`))
  return isoDuration(textOf(part(lap, name))) ?? (millis === null ? null : millis / 1000)
}
