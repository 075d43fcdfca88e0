import type { AgendaItem } from '#contract/planning/calendar.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { isWholeDays, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import type { Drop } from './drag.ts'
import { timeText } from './place-sessions.ts'

export type Times = Pick<AgendaItem, 'start_date' | 'end_date'>

const MINUTE = 60_000
const DAY_MIN = 24 * 60

/** The session at another time of the club's clock: as long as it was, or as many whole days. */
export function movedTo({ start_date, end_date }: Times, to: LocalTime, timeZone: string): Times {
  const [from, until] = [new Date(start_date), new Date(end_date)] as const
  const [start, end] = [toLocal(timeZone, from), toLocal(timeZone, until)] as const
  if (!isWholeDays(start, end) || to.time !== start.time)
    return lasting(to, until.getTime() - from.getTime(), timeZone)
  const day = addDays(to.day, daysBetween(start.day, end.day))
  const seconds = until.getTime() % MINUTE
  return spanning(to, { day, time: end.time }, timeZone, seconds)
}

/** The session between two typed times: as long as it was where its end is the one that follows. */
export function movedToTimes(
  times: Times,
  start: LocalTime,
  end: LocalTime,
  timeZone: string,
): Times {
  const moved = movedTo(times, start, timeZone)
  const follows = onClock(toLocal(timeZone, new Date(moved.end_date))) === onClock(end)
  return follows ? moved : spanning(start, end, timeZone, 0)
}

/** From a time of the club's clock on, for so many milliseconds; whole days are whole days of it. */
export function lasting(from: LocalTime, length: number, timeZone: string): Times {
  const minutes = Math.floor(length / MINUTE)
  const until = fromClock(onClock(from) + minutes * MINUTE)
  if (isWholeDays(from, until)) return spanning(from, until, timeZone, length % MINUTE)
  const start = toInstant(timeZone, from)
  return { start_date: written(start), end_date: written(new Date(start.getTime() + length)) }
}

const spanning = (from: LocalTime, until: LocalTime, timeZone: string, seconds: number): Times => ({
  start_date: written(toInstant(timeZone, from)),
  end_date: written(new Date(toInstant(timeZone, until).getTime() + seconds)),
})

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
