import type { AgendaItem } from '#contract/planning/calendar.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import type { Drop } from './drag.ts'
import { timeText } from './place-sessions.ts'

export type Times = Pick<AgendaItem, 'start_date' | 'end_date'>

const MINUTE = 60_000
const DAY_MIN = 24 * 60

/**
 * The session at another time of the club's clock, on which both ends move as far: a whole day
 * stays one when the clocks change in it.
 */
export function movedTo({ start_date, end_date }: Times, to: LocalTime, timeZone: string): Times {
  const [from, until] = [start_date, end_date].map((at) =>
    onClock(toLocal(timeZone, new Date(at))),
  ) as [number, number]
  const [start, end] = [Date.parse(start_date), Date.parse(end_date)]
  const clocked = until - from + (end % MINUTE) - (start % MINUTE)
  return lasting(to, clocked, timeZone, end - start)
}

/**
 * From a time of the club's clock on, for so many milliseconds of that clock. What begins in an
 * hour the clock skips lasts that long in
 * truth; what would not end after it starts, `atLeast`.
 */
export function lasting(
  from: LocalTime,
  clocked: number,
  timeZone: string,
  atLeast = clocked,
): Times {
  const start = toInstant(timeZone, from)
  const skipped = onClock(toLocal(timeZone, start)) !== onClock(from)
  const whole = Math.floor(clocked / MINUTE) * MINUTE
  const end = toInstant(timeZone, fromClock(onClock(from) + whole)).getTime() + clocked - whole
  if (!skipped && (end > start.getTime() || atLeast <= 0))
    return { start_date: written(start), end_date: written(new Date(end)) }
  return {
    start_date: written(start),
    end_date: written(new Date(start.getTime() + (clocked > 0 ? clocked : atLeast))),
  }
}

/**
 * The session where it was dropped: moved as far as the part of it that was taken hold of, or with
 * another end.
 */
export function timesOf(
  times: Times,
  { day, minutes, resized, taken }: Drop,
  timeZone: string,
): Times {
  const start = toLocal(timeZone, new Date(times.start_date))
  if (resized) {
    const end = toInstant(timeZone, later(day, minutes ?? 0)).getTime()
    return {
      start_date: times.start_date,
      end_date: written(new Date(Math.max(end, Date.parse(times.start_date) + 15 * MINUTE))),
    }
  }
  const begins = addDays(start.day, daysBetween(taken, day))
  if (minutes === null) return movedTo(times, { day: begins, time: start.time }, timeZone)
  if (taken === start.day)
    return movedTo(times, { day, time: timeText(Math.min(minutes, DAY_MIN - 15)) }, timeZone)
  // A later part begins at midnight: as far as that moved, the session moves.
  const [hours = 0, minute = 0] = start.time.split(':').map(Number)
  return movedTo(times, later(begins, hours * 60 + minute + minutes), timeZone)
}

/** So many minutes after a midnight, by the clock. */
const later = (day: string, minutes: number): LocalTime => ({
  day: addDays(day, Math.floor(minutes / DAY_MIN)),
  time: timeText(minutes % DAY_MIN),
})

const onClock = ({ day, time }: LocalTime): number => Date.parse(`${day}T${time}:00Z`)
const fromClock = (at: number): LocalTime => ({
  day: new Date(at).toISOString().slice(0, 10),
  time: new Date(at).toISOString().slice(11, 16),
})
const written = (at: Date) => at.toISOString().replace('.000Z', 'Z')
