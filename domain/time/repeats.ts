import { Temporal } from 'temporal-polyfill'
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
 * Both ends moved on the club's clock. What begins in an hour the clock skips keeps the length it
 * has on the clock; what would then not end
 * after it starts, the length it had.
 */
export function shifted(
  { start_date, end_date }: Span,
  by: Temporal.Duration,
  timeZone: string,
  endBy = by,
): Span {
  const startWall = wallClock(start_date, timeZone).add(by)
  const endWall = wallClock(end_date, timeZone).add(endBy)
  const start = instantOf(startWall, timeZone)
  const end = instantOf(endWall, timeZone)
  const isSkipped = !wallClock(start.toString(), timeZone).equals(startWall)
  if (!isSkipped && Temporal.Instant.compare(end, start) > 0)
    return { start_date: start.toString(), end_date: end.toString() }
  const length_ms = startWall.until(endWall).total('milliseconds')
  const milliseconds = length_ms > 0 ? length_ms : Date.parse(end_date) - Date.parse(start_date)
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
