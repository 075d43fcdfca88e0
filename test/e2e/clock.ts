import { addDays } from '#domain/time/week.ts'
import { dayIn, instantAt } from '#domain/time/zoned-time.ts'
import { demo } from './demo.ts'

const MINUTE_MS = 60_000

/**
 * The moment at which the stories of a file begin, by which they choose their days: a story that
 * looked at the clock each time would sometimes see two days.
 */
let beginning = new Date()

export function beginClock(): void {
  beginning = new Date()
}

/** Today on the club's calendar, or so many days from it. */
export const clubDay = (days = 0): string => addDays(dayIn(demo.time_zone, beginning), days)

/** When the club's clock shows a time of a day, as ISO 8601. */
export const clubInstant = (time: string, day = clubDay()): string =>
  instantAt(`${day}T${time}`, demo.time_zone).replace('.000Z', 'Z')

/** So many minutes from the beginning of the stories, as ISO 8601. */
export const minutesFromNow = (minutes: number): string =>
  new Date(beginning.getTime() + minutes * MINUTE_MS).toISOString()

type Span = { start_date: string; end_date: string }

/** An hour and a half of a day, at noon if nothing else is said: the demo trains earlier or later. */
export const clubSpan = (day: string, time = '12:00', minutes = 90): Span => {
  const start_date = clubInstant(time, day)
  const end_date = new Date(Date.parse(start_date) + minutes * MINUTE_MS).toISOString()
  return { start_date, end_date }
}

/** What the clock shows now, for what goes on with the time, such as the samples of a boat. */
export const present = (): number => Date.now()
