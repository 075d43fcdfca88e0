import ICAL from 'ical.js'
import type { CalendarEvent } from '#domain/bring-in/calendar-event.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import { toInstant } from '#domain/time/zoned-time.ts'

export type CalendarWindow = {
  /** Events that end before this, or begin after the other, are left out. */
  from: string
  to: string
  /** Of times that name no zone. */
  timeZone: string
  most: number
}
export type ReadCalendar = { name: string; events: CalendarEvent[]; isCut: boolean }

/** So many steps of one rule are looked at. */
const MOST_STEPS = 5000

/**
 * The events of a calendar file within a window, those that repeat one by one.
 * @throws when the text is no calendar
 */
export function readCalendar(text: string, window: CalendarWindow): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error('not a calendar')
  const all = calendar.getAllSubcomponents('vevent')
  const changed = Map.groupBy(
    all.filter((event) => event.hasProperty('recurrence-id')),
    (event) => textOf(event, 'uid'),
  )
  const events: CalendarEvent[] = []
  const seen = new Set<string>()
  for (const component of all) {
    if (component.hasProperty('recurrence-id')) continue
    const event = new ICAL.Event(component, {
      exceptions: changed.get(textOf(component, 'uid')) ?? [],
      strictExceptions: false,
    })
    for (const one of occurrencesOf(event, window)) {
      const key = `${one.uid} ${one.recurrence}`
      if (seen.has(key)) continue
      seen.add(key)
      events.push(one)
      if (events.length > window.most)
        return { name: nameOf(calendar), events: events.slice(0, window.most), isCut: true }
    }
  }
  return { name: nameOf(calendar), events, isCut: false }
}

/** The text within a length, without the NULs and half characters that the database refuses. */
const storable = (text: string | null | undefined, most: number): string =>
  (text ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '')

const nameOf = (calendar: ICAL.Component): string => storable(textOf(calendar, 'x-wr-calname'), 200)

function textOf(component: ICAL.Component, property: string): string {
  const value: unknown = component.getFirstPropertyValue(property)
  return typeof value === 'string' ? value.trim() : ''
}

function* occurrencesOf(event: ICAL.Event, window: CalendarWindow): Generator<CalendarEvent> {
  if (!event.startDate) return
  if (!event.isRecurring()) {
    const one = eventOf(event, '', event.startDate, event.endDate, window)
    if (isWithin(one, window)) yield one
    return
  }
  const iterator = event.iterator()
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = iterator.next() as ICAL.Time | null
    if (!next) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    const one = eventOf(item, next.toString(), startDate, endDate, window)
    if (one.start_date > window.to && next.toJSDate().toISOString() > window.to) return
    if (isWithin(one, window)) yield one
  }
}

const isWithin = ({ end_date, start_date }: CalendarEvent, { from, to }: CalendarWindow): boolean =>
  end_date >= from && start_date <= to

const isCancelled = (event: ICAL.Event) => textOf(event.component, 'status') === 'CANCELLED'

function eventOf(
  event: ICAL.Event,
  recurrence: string,
  start: ICAL.Time,
  end: ICAL.Time,
  { timeZone }: CalendarWindow,
): CalendarEvent {
  const zone = zoneOf(event.component)
  const from = instantOf(start, zone, timeZone)
  const until = instantOf(end, zone, timeZone)
  return {
    uid: storable(event.uid, 500),
    recurrence: recurrence.slice(0, 40),
    name: storable(event.summary?.replaceAll(/\s+/g, ' '), 120),
    start_date: from.toISOString(),
    end_date: (until > from ? until : from).toISOString(),
    all_day: start.isDate,
    location: storable(event.location?.replaceAll(/\s+/g, ' '), 200),
    description: storable(event.description, 10_000),
    is_cancelled: isCancelled(event),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** The zone that an event names for its start, where it is one of the world's. */
function zoneOf(component: ICAL.Component): string | null {
  const named: unknown = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof named === 'string' && isTimeZone(named) ? named : null
}

/**
 * A day begins at midnight of the club; a time is of the zone it names, of one that the file
 * describes, or of the club's.
 */
function instantOf(time: ICAL.Time, zone: string | null, timeZone: string): Date {
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (time.isDate) return toInstant(timeZone, { day, time: '00:00' })
  const { tzid } = time.zone ?? {}
  if (tzid === 'UTC' || tzid === 'Z') return time.toJSDate()
  const clock = `${two(time.hour)}:${two(time.minute)}`
  if (zone !== null) return toInstant(zone, { day, time: clock })
  return tzid && tzid !== 'floating' ? time.toJSDate() : toInstant(timeZone, { day, time: clock })
}
