import { isCalendarDay } from './calendar-span.ts'

/** Day and clock time of a place, without a zone: '2026-11-24' and '06:00'. */
export type LocalTime = { day: string; time: string }

const writers = new Map<string, Intl.DateTimeFormat>()

const LAST_YEAR = 9999
/** A day within the first and the last there are, so that no zone's clock shows another year. */
const [FIRST_MS, LAST_MS] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T23:59:00Z')]

function writerFor(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone)
  if (known) return known
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const options = {
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...clock,
  } as const
  const writer = new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  writers.set(timeZone, writer)
  return writer
}

/** A day and a time that exist, in a year of the calendar: anything else is incomplete input. */
export const isLocalTime = ({ day, time }: LocalTime): boolean =>
  isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/**
 * Whether a span begins with a day and ends with one: whole days keep to the calendar when the
 * clocks change, hours keep their length (RFC 5545 3.3.6).
 */
export const isWholeDays = (start: LocalTime, end: LocalTime): boolean =>
  start.time === '00:00' &&
  (end.time === '23:59' ? end.day >= start.day : end.time === '00:00' && end.day > start.day)

/** The clock time so many seconds after another, whatever the clocks do meanwhile. */
export const localAfter = (timeZone: string, start: LocalTime, seconds: number): LocalTime =>
  toLocal(timeZone, new Date(toInstant(timeZone, start).getTime() + 1000 * seconds))

/**
 * What calendar and clock show at an instant in an IANA zone; before year 1 and after 9999 the
 * first and the last minute there is.
 */
export function toLocal(timeZone: string, instant: Date): LocalTime {
  const part = Object.fromEntries(
    writerFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  if (part['era'] !== 'AD') return { day: '0001-01-01', time: '00:00' }
  if (Number(part['year']) > LAST_YEAR) return { day: `${LAST_YEAR}-12-31`, time: '23:59' }
  return {
    day: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  }
}

export const dayIn = (timeZone: string, instant: Date) => toLocal(timeZone, instant).day

/** The first and the last day of what is planned; an end at midnight belongs to the day before. */
export function daysIn(
  timeZone: string,
  { start_date, end_date }: { start_date: string; end_date: string },
): { first: string; last: string } {
  const starts = Date.parse(start_date)
  return {
    first: dayIn(timeZone, new Date(starts)),
    last: dayIn(timeZone, new Date(Math.max(starts, Date.parse(end_date) - 1))),
  }
}

/**
 * Minutes the zone's clock is ahead of UTC at an instant; at the ends of the years 1 to 9999 those
 * of a day further in.
 */
export function offsetMinutes(timeZone: string, instant: Date): number {
  const at = Math.min(Math.max(instant.getTime(), FIRST_MS), LAST_MS)
  const { day, time } = toLocal(timeZone, new Date(at))
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Math.floor(at / 60_000) * 60_000) / 60_000)
}

/**
 * Returns the instant at which a place's clock shows this time. A time that the clock skips in
 * spring moves on by the hour it skips; for a time that it shows twice in autumn, the first is
 * used.
 */
export function toInstant(timeZone: string, { day, time }: LocalTime): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = offsetMinutes(timeZone, new Date(asUtc - 86_400_000))
  const after = offsetMinutes(timeZone, new Date(asUtc + 86_400_000))
  const candidates = [before, after].map((offset) => new Date(asUtc - offset * 60_000))
  return (
    candidates.find((at) => at.getTime() + offsetMinutes(timeZone, at) * 60_000 === asUtc) ??
    new Date(asUtc - before * 60_000)
  )
}

/**
 * The instant, as ISO 8601 in UTC, at which a clock on the wall there shows this
 * (2024-05-01T06:30:00); in the hour that comes twice, the first.
 */
export function instantAt(wall: string, timeZone: string): string {
  const [day = '', clock = ''] = wall.split('T')
  const minute = toInstant(timeZone, { day, time: clock.slice(0, 5) })
  return new Date(minute.getTime() + Number(clock.slice(6)) * 1000).toISOString()
}
