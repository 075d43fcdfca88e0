import type { ScheduleEventData } from '@mantine/schedule'
import type { AgendaItem } from '#contract/calendar.ts'
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
    ...(item.all_day_event ? wholeDays(item, timeZone) : clockTimes(item, timeZone)),
  }))
  return events.sort((a, b) => (a.start === b.start ? a.title.localeCompare(b.title) : a.start < b.start ? -1 : 1))
}

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

/** Hours to show of a day: 5 to 22, the whole day where a session starts earlier, ends later or goes past midnight. */
export function shownHours(events: readonly SessionEvent[]): { from: string; to: string } {
  const timed = events.filter(({ payload }) => payload?.item.all_day_event !== true)
  const usual = timed.every(({ start, end }) => clock(start) >= '05:00' && clock(end) <= '22:00' && day(start) === day(end))
  return usual ? { from: '05:00:00', to: '22:00:00' } : { from: '00:00:00', to: '23:59:59' }
}

const day = (at: string | Date) => String(at).slice(0, 10)
const clock = (at: string | Date) => String(at).slice(11, 16)
