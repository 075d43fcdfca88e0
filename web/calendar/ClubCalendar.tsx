import { DatesProvider } from '@mantine/dates'
import { AgendaView, MobileMonthView, MonthView, type ScheduleEventData } from '@mantine/schedule'
import '@mantine/schedule/styles.layer.css'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/calendar.ts'
import { isoWeek } from '#domain/time/week.ts'
import { useFormat } from '../format.ts'
import { sportTone } from '../lookups/SportMark.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { PageState } from '../ui/PageState.tsx'
import { toLocal } from '../zoned-time.ts'
import './calendar.css'
import type { CalendarState } from './calendar-url.ts'
import { periodOf } from './period.ts'
import { scheduleEvents } from './schedule-events.ts'
import { drawEvent, itemOf } from './SessionEventBody.tsx'
import { SessionRow } from './SessionRow.tsx'

export type ClubCalendarProps = {
  state: Pick<CalendarState, 'view' | 'date'>
  items: readonly AgendaItem[]
  onGo: (next: Partial<Pick<CalendarState, 'view' | 'date'>>) => void
  /** A free day, or a free slot with its start "HH:mm". */
  onFree: (day: string, time?: string) => void
}

const EVENTS_A_DAY = 4

/** A third of the calendar's code, which the month does without. */
const HoursView = lazy(async () => ({ default: (await import('./HoursView.tsx')).HoursView }))

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
  if (view === 'day' || (view === 'week' && !phone))
    return (
      <Suspense fallback={<PageState state="loading" rows={8} />}>
        <HoursView key={first} {...common} view={view} date={date} onGo={onGo} onFree={onFree} />
      </Suspense>
    )
  return <AgendaView {...common} rangeStart={first} rangeEnd={last} dateHeaderFormat={format.dayExact} renderEvent={drawRow} />
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
    const { current } = root
    if (!current) return undefined
    const strip = () => {
      for (const day of current.querySelectorAll('.mantine-WeekView-weekViewDayLabel[aria-label]')) day.removeAttribute('aria-label')
    }
    strip()
    // The hours view arrives later than this, and draws its days anew when the week changes.
    const watch = new MutationObserver(strip)
    watch.observe(current, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] })
    return () => watch.disconnect()
  })
  return root
}
