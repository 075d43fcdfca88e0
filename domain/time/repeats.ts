import { Temporal } from 'temporal-polyfill'
import { isWholeDays, toLocal } from './zoned-time.ts'
import { repeatDays, type RepeatFault, type RepeatRule } from './repeat-days.ts'

/** Start and end as instants, ISO 8601 in UTC. */
export type Span = { start_date: string; end_date: string }
export type Occurrences = { ok: true; spans: Span[] } | { ok: false; fault: RepeatFault }

/**
 * The sessions a rule makes of the first of a series. The club's clock counts: 06:00 stays 06:00
 * when the clocks change. A time the clock skips in spring is moved on by the hour it skips; of a
 * time it shows twice in autumn the first counts.
 */
export function occurrencesOf(rule: RepeatRule, first: Span, timeZone: string): Occurrences {
  const start = wallClock(first.start_date, timeZone)
  const found = repeatDays(rule, start.toPlainDate().toString())
  if (!found.ok) return found
  return { ok: true, spans: spansOn(found.days, first, timeZone) }
}

/** The same on other days (YYYY-MM-DD) of the club's calendar. */
export function spansOn(
  days: readonly string[],
  { start_date, end_date }: Span,
  timeZone: string,
): Span[] {
  const start = wallClock(start_date, timeZone)
  return days.map((day) =>
    shifted(
      { start_date, end_date },
      start.until(start.with(dayOf(day)), { largestUnit: 'day' }),
      timeZone,
    ),
  )
}

/** The day of the club's calendar an instant is on, YYYY-MM-DD. */
export const dayAt = (instant: string, timeZone: string): string =>
  wallClock(instant, timeZone).toPlainDate().toString()

/** How far the club's clock has moved from one instant to another: days and time. */
export function wallShift(from: string, to: string, timeZone: string): Temporal.Duration {
  return wallClock(from, timeZone).until(wallClock(to, timeZone), { largestUnit: 'day' })
}

/** The same that many days later on the club's clock, or earlier. */
export const shiftedByDays = (span: Span, days: number, timeZone: string): Span =>
  shifted(span, Temporal.Duration.from({ days }), timeZone)

/** Days of the club's calendar between two instants. */
export const daysMoved = (from: string, to: string, timeZone: string): number =>
  wallClock(from, timeZone).toPlainDate().until(wallClock(to, timeZone).toPlainDate()).days

/**
 * A span whose start is moved on the club's clock; it keeps its length when the clocks change in it
 * (RFC 5545 3.8.5.3), but whole days stay whole days.
 * @param endBy how far the end is moved, where the length changes
 */
export function shifted(
  { start_date, end_date }: Span,
  by: Temporal.Duration,
  timeZone: string,
  endBy = by,
): Span {
  const [startWall, endWall] = [wallClock(start_date, timeZone), wallClock(end_date, timeZone)]
  const start = instantOf(startWall.add(by), timeZone)
  const end = instantOf(endWall.add(endBy), timeZone)
  const local = (instant: string) => toLocal(timeZone, new Date(instant))
  const isDays = ([from, to]: readonly [string, string]) => isWholeDays(local(from), local(to))
  if (isDays([start_date, end_date]) && isDays([start.toString(), end.toString()]))
    return { start_date: start.toString(), end_date: end.toString() }
  const length_ms = Date.parse(end_date) - Date.parse(start_date)
  const longer_ms = endWall.add(by).until(endWall.add(endBy)).total('milliseconds')
  const milliseconds = length_ms + longer_ms > 0 ? length_ms + longer_ms : length_ms
  return { start_date: start.toString(), end_date: start.add({ milliseconds }).toString() }
}

const instantOf = (wall: Temporal.PlainDateTime, timeZone: string) =>
  wall.toZonedDateTime(timeZone).toInstant()
const wallClock = (instant: string, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(instant))
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
const dayOf = (day: string) => {
  const { year, month, day: number } = Temporal.PlainDate.from(day)
  return { year, month, day: number }
}
