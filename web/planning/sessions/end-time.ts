import { addDays } from '#domain/time/week.ts'
import type { LocalTime } from '#domain/time/zoned-time.ts'

export const DEFAULT_START = '07:00'
const DEFAULT_LENGTH_MIN = 90
const DAY_MIN = 24 * 60

/**
 * When a session that starts then is over by the club's clock: after its planned time in seconds,
 * or after an hour and a half.
 */
export function endAfter(start: LocalTime, plannedSeconds: number | null): LocalTime {
  const minutes =
    plannedSeconds === null || plannedSeconds <= 0
      ? DEFAULT_LENGTH_MIN
      : Math.ceil(plannedSeconds / 60)
  const [hour = 0, minute = 0] = start.time.split(':').map(Number)
  const end = hour * 60 + minute + minutes
  const ofDay = end % DAY_MIN
  return {
    day: addDays(start.day, Math.floor(end / DAY_MIN)),
    time: `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`,
  }
}

/**
 * How long it lasts by the club's clock; null when one of the times is missing or the end is not
 * after the start.
 */
export function secondsBetween(start: LocalTime, end: LocalTime): number | null {
  const seconds =
    (Date.parse(`${end.day}T${end.time}Z`) - Date.parse(`${start.day}T${start.time}Z`)) / 1000
  return seconds > 0 ? seconds : null
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
