import type { ScheduleEventData } from '@mantine/schedule'
import type { AgendaItem } from '#contract/calendar.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { addDays } from '#domain/time/week.ts'
import { toLocal } from '../zoned-time.ts'

export type SessionEvent = ScheduleEventData<{ item: AgendaItem }>

/** Shorter sessions would be drawn too small to be read and hit. */
const SHOWN_MINUTES = 30

/** Sessions as the calendar part wants them: on the club's clock, sorted by start, since it does not sort them itself. */
export function scheduleEvents(items: readonly AgendaItem[], timeZone: string, colour: (item: AgendaItem) => string): SessionEvent[] {
  const events = items.map((item) => ({
    id: item.id,
    title: item.name,
    color: colour(item),
    payload: { item },
    ...(isWholeDay(item) ? wholeDays(item, timeZone) : clockTimes(item, timeZone)),
  }))
  return events.sort((a, b) => (a.start === b.start ? a.title.localeCompare(b.title) : a.start < b.start ? -1 : 1))
}

/** A day off is a day off from morning to night, whatever times it was saved with. */
export const isWholeDay = ({ all_day_event, sport_id }: AgendaItem) => all_day_event || sport_id === SPORT.day_off

function clockTimes({ start_date, end_date }: AgendaItem, timeZone: string) {
  const start = new Date(start_date)
  const end = new Date(Math.max(Date.parse(end_date), start.getTime() + SHOWN_MINUTES * 60_000))
  return { start: written(start, timeZone), end: written(end, timeZone) }
}

function wholeDays({ start_date, end_date }: AgendaItem, timeZone: string) {
  const { day } = toLocal(timeZone, new Date(start_date))
  // An end at midnight belongs to the day before.
  const { day: lastDay } = toLocal(timeZone, new Date(Math.max(Date.parse(start_date), Date.parse(end_date) - 1)))
  return { start: `${day} 00:00:00`, end: `${addDays(lastDay, 1)} 00:00:00` }
}

const written = (instant: Date, timeZone: string) => {
  const { day, time } = toLocal(timeZone, instant)
  return `${day} ${time}:00`
}

/** Hours to show of a day: 5 to 22, more where a session starts earlier or ends later, all where one goes past midnight. */
export function shownHours(events: readonly SessionEvent[]): { from: string; to: string } {
  const timed = events.filter(({ payload }) => payload && !isWholeDay(payload.item))
  if (timed.some(({ start, end }) => day(start) !== day(end))) return { from: '00:00:00', to: '23:59:59' }
  const earliest = Math.min(5, ...timed.map(({ start }) => Number(clock(start).slice(0, 2))))
  const latest = Math.max(22, ...timed.map(({ end }) => Number(clock(end).slice(0, 2)) + Number(!clock(end).endsWith(':00'))))
  return { from: hour(earliest), to: latest > 23 ? '23:59:59' : hour(latest) }
}

const day = (at: string | Date) => String(at).slice(0, 10)
const clock = (at: string | Date) => String(at).slice(11, 16)
const hour = (number: number) => `${String(number).padStart(2, '0')}:00:00`
