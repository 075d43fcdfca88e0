import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import {
  readCalendar,
  searchOfView,
  writeCalendar,
  type CalendarFilterState,
  type CalendarState,
} from './calendar-url.ts'
import { useStableCallback } from './use-stable-callback.ts'

/**
 * Keeps the calendar's state in the address: a move to another period adds a history entry, a
 * filter replaces the one before.
 */
export function useCalendarState() {
  const { timeZone } = useFormat()
  const [arrived] = useState(() => serverDate())
  const today = useMemo(() => dayIn(timeZone, arrived), [timeZone, arrived])
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readCalendar(search, today), [search, today])
  const set = (change: Partial<CalendarState>, replace: boolean) =>
    setSearch(writeCalendar({ ...state, ...change }, today), {
      replace,
      preventScrollReset: true,
      flushSync: true,
    })
  return {
    state,
    filters: useFilters(state),
    today,
    go: useStableCallback((change: Partial<Pick<CalendarState, 'view' | 'date'>>) =>
      set(change, false),
    ),
    /** If the chosen days exclude the shown one, the calendar moves to the nearest of them. */
    filter: useStableCallback((change: Partial<CalendarFilterState>) =>
      set({ ...change, date: nearest({ ...state, ...change }) }, true),
    ),
    /**
     * A kept view with its filters, on the day one is looking at, or the nearest of those it is
     * about.
     */
    choose: useStableCallback((kept: string) => {
      const view = readCalendar(new URLSearchParams(kept), today)
      set({ ...view, date: nearest({ ...view, date: state.date }) }, false)
    }),
  }
}

/** The day on screen, or the nearest to it of the chosen days. */
function nearest({ date, from, until }: Pick<CalendarState, 'date' | 'from' | 'until'>): string {
  if (from !== null && date < from) return from
  return until !== null && date > until ? until : date
}

/** The filters alone: the same object while one goes from day to day and from view to view. */
function useFilters(state: CalendarState): CalendarFilterState {
  const kept = searchOfView({ ...state, view: 'month' })
  return useMemo(() => readCalendar(new URLSearchParams(kept), ''), [kept])
}
