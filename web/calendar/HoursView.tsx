import { DayView, WeekView, type DayViewProps } from '@mantine/schedule'
import { useFormat } from '../format.ts'
import { toLocal } from '../zoned-time.ts'
import type { ClubCalendarProps } from './ClubCalendar.tsx'
import { shownHours, type SessionEvent } from './schedule-events.ts'
import { drawEvent } from './SessionEventBody.tsx'

export type HoursViewProps = Pick<ClubCalendarProps, 'onGo' | 'onFree'> &
  Required<Pick<DayViewProps, 'locale' | 'labels'>> & { view: 'day' | 'week'; date: string; events: SessionEvent[] }

/** A day or a week against the hours of the day, scrolled to the morning. */
export function HoursView({ view, date, events, locale, labels, onGo, onFree }: HoursViewProps) {
  const { timeZone } = useFormat()
  const hours = shownHours(events)
  const common = {
    date,
    events,
    locale,
    labels,
    startTime: hours.from,
    endTime: hours.to,
    startScrollTime: '06:00:00',
    slotHeight: 52,
    allDaySlotHeight: 32,
    getCurrentTime: () => Object.values(toLocal(timeZone, new Date())).join(' '),
    withHeader: false,
    renderEvent: drawEvent,
    onTimeSlotClick: ({ slotStart }: { slotStart: string }) => onFree(slotStart.slice(0, 10), slotStart.slice(11, 16)),
    onAllDaySlotClick: (day: string) => onFree(day),
  }
  if (view === 'day') return <DayView {...common} />
  return <WeekView {...common} highlightToday onDateChange={(day) => onGo({ view: 'day', date: day })} />
}
