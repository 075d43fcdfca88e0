import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { agenda, type AgendaFilter } from '#contract/calendar.ts'
import { query } from '../api.ts'
import { queryClient } from '../query-client.ts'
import type { CalendarState } from './calendar-url.ts'
import { periodOf, step } from './period.ts'

const filterOf = ({ view, date, display, sports, squads }: CalendarState): AgendaFilter => {
  const { first, last } = periodOf(view, date)
  return {
    start_date: first,
    end_date: last,
    display,
    ...(sports.length > 0 && { sport_ids: [...sports] }),
    ...(squads.length > 0 && { squad_ids: [...squads] }),
  }
}

/** The sessions of the shown period; those of the periods before and after it are fetched ahead. */
export function useAgenda(state: CalendarState) {
  const { view, date } = state
  const shown = useQuery({ ...query(agenda, { body: filterOf(state) }), placeholderData: keepPreviousData })
  const loaded = shown.isSuccess && !shown.isPlaceholderData
  useEffect(() => {
    if (!loaded) return
    for (const direction of [1, -1] as const) {
      void queryClient.prefetchQuery(query(agenda, { body: filterOf({ ...state, date: step(view, date, direction) }) }))
    }
  }, [loaded, state, view, date])
  return shown
}
