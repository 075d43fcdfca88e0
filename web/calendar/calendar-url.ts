import { isDate } from '#domain/time/week.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the calendar shows. It lives in the address, so that reload, back and a shared link show the same. */
export type CalendarState = {
  view: CalendarView
  /** YYYY-MM-DD, a day of the shown period. */
  date: string
  display: 'my-sessions' | 'all'
  sports: readonly number[]
  squads: readonly number[]
}

/** Anything unreadable is read as its default. */
export function readCalendar(search: URLSearchParams, today: string): CalendarState {
  const date = search.get('date') ?? today
  return {
    view: CALENDAR_VIEWS.find((view) => view === search.get('view')) ?? 'month',
    date: isDate(date) ? date : today,
    display: search.get('display') === 'all' ? 'all' : 'my-sessions',
    sports: idsOf(search.get('sports')),
    squads: idsOf(search.get('squads')),
  }
}

/** The shortest address of a state: what is as by default is left out. */
export function writeCalendar({ view, date, display, sports, squads }: CalendarState, today: string): URLSearchParams {
  const parts = {
    view: view === 'month' ? '' : view,
    date: date === today ? '' : date,
    display: display === 'all' ? display : '',
    sports: sports.join(','),
    squads: squads.join(','),
  }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
}

const idsOf = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .filter((part) => /^[1-9]\d{0,14}$/.test(part))
      .map(Number),
  ),
]
