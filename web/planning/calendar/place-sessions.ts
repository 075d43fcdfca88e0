import type { AgendaItem } from '#contract/planning/calendar.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { addDays, eachDay } from '#domain/time/week.ts'
import { offsetMinutes } from '#domain/time/zoned-time.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import type { CalendarState } from './calendar-url.ts'

type Days = { first: string; last: string }

export type ClubCalendarProps = {
  state: Pick<CalendarState, 'view' | 'date'>
  items: readonly AgendaItem[]
  /** The days the sessions are kept of, without a connection. */
  kept: Days | null
  colours: CalendarColours
  today: string
  now: number
  onGo: (next: Partial<Pick<CalendarState, 'view' | 'date'>>) => void
  /** A free day, or a free slot with its start "HH:mm". */
  onFree: (day: string, time?: string) => void
  /** The page of a session. */
  onOpen: (path: string) => void
  mayMove: (item: AgendaItem) => boolean
}

/** What every view gets: sessions already on the club's clock. */
export type GridProps = Pick<
  ClubCalendarProps,
  'kept' | 'colours' | 'today' | 'now' | 'onGo' | 'onFree' | 'mayMove'
> & {
  date: string
  placed: readonly Placed[]
}

/**
 * A session on the club's clock: days without a zone, minutes since midnight of the first and the
 * last day.
 */
export type Placed = {
  item: AgendaItem
  /** The instant it begins, in milliseconds. */
  starts: number
  first: string
  last: string
  from: number
  to: number
  /** "06:00" */
  time: string
  whole: boolean
  /** Whether it is an event of several days, which is one bar across them. */
  spans: boolean
}

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * Reads the club's clock quickly: a day has one offset, but for those on which the clocks change.
 */
export function clockOf(timeZone: string): (instant: number) => { day: string; minutes: number } {
  const kept = new Map<number, number | null>()
  const ask = (instant: number) => offsetMinutes(timeZone, new Date(instant))
  const offsetAt = (instant: number) => {
    const day = Math.floor(instant / DAY)
    let offset = kept.get(day)
    if (offset === undefined) {
      const morning = ask(day * DAY)
      offset = morning === ask((day + 1) * DAY) ? morning : null
      kept.set(day, offset)
    }
    return offset ?? ask(instant)
  }
  return (instant) => {
    const local = instant + offsetAt(instant) * MINUTE
    return {
      day: new Date(local).toISOString().slice(0, 10),
      minutes: Math.floor((((local % DAY) + DAY) % DAY) / MINUTE),
    }
  }
}

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Placer = (item: AgendaItem) => Placed
const placers = new Map<string, Placer>()

/**
 * Reads the clock once for each item: the same item gives the same object, so that a day nothing
 * happened to is not drawn again.
 */
function placerIn(timeZone: string): Placer {
  const known = placers.get(timeZone)
  if (known) return known
  const clock = clockOf(timeZone)
  const kept = new WeakMap<AgendaItem, Placed>()
  const placer: Placer = (item) => {
    const placed = kept.get(item) ?? place(item, clock)
    kept.set(item, placed)
    return placed
  }
  placers.set(timeZone, placer)
  return placer
}

/** Sessions on the club's clock, by start and then by name. */
export const placeSessions = (items: readonly AgendaItem[], timeZone: string): Placed[] =>
  items
    .map(placerIn(timeZone))
    .sort((a, b) => a.starts - b.starts || a.item.name.localeCompare(b.item.name))

function place(item: AgendaItem, clock: ReturnType<typeof clockOf>): Placed {
  const starts = Date.parse(item.start_date)
  const start = clock(starts)
  // An end at midnight belongs to the day before.
  const end = clock(Math.max(starts, Date.parse(item.end_date) - 1))
  const whole = isWholeDay(item)
  return {
    item,
    starts,
    first: start.day,
    last: end.day,
    from: whole ? 0 : start.minutes,
    to: whole ? 1440 : end.minutes + Number(Date.parse(item.end_date) > starts),
    time: timeText(start.minutes),
    whole,
    spans:
      item.kind === 'event' &&
      start.day < end.day &&
      (whole || Date.parse(item.end_date) - starts >= DAY),
  }
}

/**
 * Returns the sessions of each day between two, both included; a session of several days is listed
 * on each of them.
 */
export function byDay<T extends Days>(
  placed: readonly T[],
  first: string,
  last: string,
): Map<string, T[]> {
  const days = new Map(eachDay(first, last).map((day) => [day, [] as T[]]))
  for (const one of placed) {
    days.get(one.first)?.push(one)
    for (let day = one.first; day < one.last;) {
      day = addDays(day, 1)
      days.get(day)?.push(one)
    }
  }
  return days
}

/**
 * The place of a session in a day's column: in percent of its width, side by side with what happens
 * at the same time.
 */
export type Lane = { placed: Placed; from: number; to: number; left: number; width: number }

/** Shorter sessions would be drawn too small to be read and hit. */
const SHOWN_MINUTES = 30

/** Timed sessions of one day, those that overlap beside each other. */
export function lanesOf(sessions: readonly Placed[], day: string): Lane[] {
  const spans = sessions
    .filter(({ whole }) => !whole)
    .map((placed) => {
      const from = placed.first === day ? Math.min(placed.from, 1440 - SHOWN_MINUTES) : 0
      const to = placed.last === day ? placed.to : 1440
      return { placed, from, to: Math.min(1440, Math.max(to, from + SHOWN_MINUTES)) }
    })
    .sort((a, b) => a.from - b.from || b.to - a.to)
  return clusters(spans).flatMap(sideBySide)
}

type Span = Omit<Lane, 'left' | 'width'>

/** Runs of sessions that touch each other directly or through others. */
function clusters(spans: readonly Span[]): Span[][] {
  const runs: Span[][] = []
  let end = -1
  for (const span of spans) {
    if (span.from >= end) runs.push([])
    runs.at(-1)?.push(span)
    end = Math.max(end, span.to)
  }
  return runs
}

function sideBySide(run: readonly Span[]): Lane[] {
  const ends: number[] = []
  const columns = run.map((span) => {
    const free = ends.findIndex((end) => end <= span.from)
    const column = free < 0 ? ends.length : free
    ends[column] = span.to
    return column
  })
  const width = 100 / ends.length
  return run.map((span, index) => ({ ...span, left: (columns[index] ?? 0) * width, width }))
}

/**
 * Hours to show of some days: 5 to 22, more where a session starts earlier or ends later, all where
 * one goes past midnight.
 */
export function shownHours(placed: readonly Placed[]): { from: number; to: number } {
  const timed = placed.filter(({ whole, spans }) => !whole && !spans)
  if (timed.some(({ first, last }) => first !== last)) return { from: 0, to: 24 }
  return {
    from: Math.min(5, ...timed.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(22, ...timed.map(({ to }) => Math.ceil(to / 60))),
  }
}
