import { isLocalTime, localAfter, toInstant, type LocalTime } from './zoned-time.ts'

export const DEFAULT_START = '07:00'
const DEFAULT_LENGTH_MIN = 90

/** When a session that starts then is over: after its planned time in seconds, or 90 minutes. */
export function endAfter(
  start: LocalTime,
  plannedSeconds: number | null,
  timeZone: string,
): LocalTime {
  const minutes =
    plannedSeconds === null || plannedSeconds <= 0
      ? DEFAULT_LENGTH_MIN
      : Math.ceil(plannedSeconds / 60)
  return isLocalTime(start) ? localAfter(timeZone, start, 60 * minutes) : start
}

/** How long it lasts; null when one of the times is missing or the end is not after the start. */
export function secondsBetween(start: LocalTime, end: LocalTime, timeZone: string): number | null {
  if (!isLocalTime(start) || !isLocalTime(end)) return null
  const [from, to] = [toInstant(timeZone, start), toInstant(timeZone, end)]
  return to > from ? (to.getTime() - from.getTime()) / 1000 : null
}
