import { addDays, daysBetween } from '#domain/time/week.ts'
import type { Placed } from './place-sessions.ts'

/** An event of several days within a row of days, as one bar across them. */
export type Bar = {
  placed: Placed
  /** The first and the last day of the bar, counted from the first of the row. */
  from: number
  to: number
  /** Its place among the bars that cross the same days, the first on top. */
  lane: number
  /** Whether the event began before the row, or goes on after it. */
  before: boolean
  after: boolean
}

/** The bars of a row of so many days, given events in order of their start. */
export function barsOf(spans: readonly Placed[], first: string, days: number): Bar[] {
  const ends: number[] = []
  const last = addDays(first, days - 1)
  return spans
    .filter((placed) => placed.first <= last && placed.last >= first)
    .map((placed) => {
      const before = placed.first < first
      const after = placed.last > last
      const from = before ? 0 : daysBetween(first, placed.first)
      const to = after ? days - 1 : daysBetween(first, placed.last)
      const free = ends.findIndex((end) => end < from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = to
      return { placed, from, to, lane, before, after }
    })
}

/** How many lanes lie over a day, empty ones above a bar included. */
export const lanesOver = (bars: readonly Bar[], day: number): number =>
  Math.max(
    0,
    ...bars.filter(({ from, to }) => from <= day && day <= to).map(({ lane }) => lane + 1),
  )

/** Which day of an event of several days it is, and how many there are; null of any other. */
export const dayOfSpan = ({ spans, first, last }: Placed, day: string) =>
  spans ? { day: daysBetween(first, day) + 1, days: daysBetween(first, last) + 1 } : null
