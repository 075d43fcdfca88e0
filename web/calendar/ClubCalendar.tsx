import { DatesProvider } from '@mantine/dates'
import { AgendaView, DayView, MobileMonthView, MonthView, WeekView, type ScheduleEventData } from '@mantine/schedule'
import '@mantine/schedule/styles.layer.css'
import { useEffect, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/calendar.ts'
import { isoWeek } from '#domain/time/week.ts'
import { useFormat } from '../format.ts'
import { sportTone } from '../lookups/SportMark.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { toLocal } from '../zoned-time.ts'
import './calendar.css'
import type { CalendarState } from './calendar-url.ts'
import { periodOf } from './period.ts'
import { scheduleEvents, shownHours } from './schedule-events.ts'
import { itemOf, SessionEventBody } from './SessionEventBody.tsx'
import { SessionRow } from './SessionRow.tsx'

export type ClubCalendarProps = {
  state: Pick<CalendarState, 'view' | 'date'>
  items: readonly AgendaItem[]
  onGo: (next: Partial<Pick<CalendarState, 'view' | 'date'>>) => void
  /** A free day, or a free slot with its start "HH:mm". */
  onFree: (day: string, time?: string) => void
}

const EVENTS_A_DAY = 4

/** The calendar part of the library with our events, words and clock; everything else talks to this one alone. */
export function ClubCalendar({ state, items, onGo, onFree }: ClubCalendarProps) {
  const format = useFormat()
  const phone = usePhone()
  const events = useMemo(
    () => scheduleEvents(items, format.timeZone, ({ sport_id }) => sportTone(sport_id).color),
    [items, format.timeZone],
  )
  const root = useWeekdayNames()
  return (
    <DatesProvider settings={{ locale: format.language, firstDayOfWeek: 1 }}>
      <div ref={root} data-walked className="calendar">
        <View state={state} events={events} phone={phone} onGo={onGo} onFree={onFree} />
      </div>
    </DatesProvider>
  )
}

type ViewProps = Omit<ClubCalendarProps, 'items'> & { events: ReturnType<typeof scheduleEvents>; phone: boolean }

function View({ state: { view, date }, events, phone, onGo, onFree }: ViewProps) {
  const days = useDays(phone ? date : null)
  const words = useWords()
  const format = useFormat()
  const { first, last } = periodOf(view, date)
  const common = { events, locale: format.language, labels: words }
  const now = () => Object.values(toLocal(format.timeZone, new Date())).join(' ')
  const hours = shownHours(events)
  const clock = {
    startTime: hours.from,
    endTime: hours.to,
    startScrollTime: '06:00:00',
    slotHeight: 52,
    allDaySlotHeight: 32,
    getCurrentTime: now,
    withHeader: false,
    renderEvent: drawEvent,
    onTimeSlotClick: ({ slotStart }: { slotStart: string }) => onFree(slotStart.slice(0, 10), slotStart.slice(11, 16)),
    onAllDaySlotClick: (day: string) => onFree(day),
  }
  if (view === 'month' && phone)
    return (
      <MobileMonthView
        {...common}
        date={date}
        selectedDate={date}
        onSelectedDateChange={(day) => day && onGo({ date: day })}
        getDayProps={days}
        consistentWeeks={false}
        highlightToday={false}
        renderHeader={() => null}
        eventsHeaderFormat={format.dayExact}
        renderEvent={drawRow}
      />
    )
  if (view === 'month')
    return (
      <MonthView
        {...common}
        date={date}
        maxEventsPerDay={EVENTS_A_DAY}
        getDayProps={days}
        consistentWeeks={false}
        highlightToday={false}
        withHeader={false}
        withWeekNumbers
        getWeekNumberProps={(monday) => ({ 'aria-label': words.weekNumber(monday) })}
        onWeekNumberClick={(monday) => onGo({ view: 'week', date: monday })}
        onDayClick={(day) => onFree(day)}
        renderEvent={drawEvent}
      />
    )
  if (view === 'week' && !phone)
    return (
      <WeekView key={first} {...common} {...clock} date={date} highlightToday onDateChange={(day) => onGo({ view: 'day', date: day })} />
    )
  if (view === 'day') return <DayView key={first} {...common} {...clock} date={date} />
  return <AgendaView {...common} rangeStart={first} rangeEnd={last} dateHeaderFormat={format.dayExact} renderEvent={drawRow} />
}

function drawEvent(event: ScheduleEventData, rootProps: ComponentPropsWithoutRef<'button'>) {
  const item = itemOf(event)
  return item ? <SessionEventBody item={item} rootProps={rootProps} /> : <></>
}

function drawRow(event: ScheduleEventData) {
  const item = itemOf(event)
  return item ? <SessionRow item={item} /> : <></>
}

/** Each day is named in full and in the right order; today is today at the club, wherever the reader is. */
function useDays(selected: string | null) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const [arrived] = useState(() => new Date())
  const today = toLocal(format.timeZone, arrived).day
  return (day: string) => ({
    'aria-label': selected === null ? t('planOn', { day: format.dayExact(day) }) : format.dayExact(day),
    'aria-selected': undefined,
    ...(selected !== null && { 'aria-pressed': day === selected }),
    ...(day === today && { 'aria-current': 'date' as const }),
    mod: { today: day === today },
  })
}

function useWords() {
  const { t } = useTranslation('calendar')
  return {
    allDay: t('allDay'),
    timeSlot: t('slot'),
    noEvents: t('none'),
    moreLabel: (count: number) => t('more', { number: String(count) }),
    weekNumber: (monday: string) => t('week', { number: String(isoWeek(monday).week) }),
  }
}

/** The week view names its days "Weekday 2026-11-16" while showing "Mon 16": what is seen is the better name. */
function useWeekdayNames() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const day of root.current?.querySelectorAll('.mantine-WeekView-weekViewDayLabel[aria-label]') ?? [])
      day.removeAttribute('aria-label')
  })
  return root
}
