import type { AgendaFilter, AgendaItem } from '#contract/planning/calendar.ts'
import { addDays } from '#domain/time/week.ts'

const DAYS = 7

/**
 * The requests that make one's own sessions of the coming week available offline, with what is
 * planned in them.
 */
export const weekFrom = (day: string) =>
  ({
    start_date: day,
    end_date: addDays(day, DAYS),
    display: 'my-sessions',
    include: ['plan'],
  }) satisfies AgendaFilter

/** Whether it was asked for in order to be kept, and not to be looked at through filters. */
export function isComingWeek(body: AgendaFilter): boolean {
  const { start_date, end_date, display, include = [], ...filters } = body
  return (
    display === 'my-sessions' &&
    !include.includes('done') &&
    Object.keys(filters).length === 0 &&
    end_date === addDays(start_date, DAYS)
  )
}

/**
 * One's own sessions of some days as this device keeps them, and when it fetched them, in
 * milliseconds.
 */
export type CachedWeek = {
  first: string
  last: string
  items: readonly AgendaItem[]
  kept_at: number
}
