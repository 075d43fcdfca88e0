import { HR_ZONES, SPEED_INTENSITIES, STROKE_RATE_ZONES } from '#domain/constants/intensities.ts'
import { SESSION_TYPES, type SessionType } from '#domain/constants/session-types.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda', 'summary', 'season'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Filters that are lists of ids, by their name in the address. */
const ID_FILTERS = [
  'sports',
  'squads',
  'athletes',
  'people',
  'creators',
  'tags',
  'focuses',
  'speed',
  'heart',
  'stroke',
] as const
export type IdFilter = (typeof ID_FILTERS)[number]

export type CalendarFilterState = Readonly<Record<IdFilter, readonly number[]>> & {
  display: 'my-sessions' | 'all'
  types: readonly SessionType[]
  /**
   * Days (YYYY-MM-DD), both included, outside which nothing is shown; null if there is no such
   * bound.
   */
  from: string | null
  until: string | null
}

/**
 * What the calendar shows. It lives in the address, so that reload, back and a shared link show the
 * same.
 */
export type CalendarState = CalendarFilterState & {
  view: CalendarView
  /** YYYY-MM-DD, a day of the shown period. */
  date: string
}

/** Anything unreadable is read as its default. */
export function readCalendar(search: URLSearchParams, today: string): CalendarState {
  const date = search.get('date') ?? today
  const ids = (name: IdFilter) => idsOf(search.get(name))
  const [from, until] = [dayOf(search.get('from')), dayOf(search.get('until'))]
  return {
    view: CALENDAR_VIEWS.find((view) => view === search.get('view')) ?? 'month',
    date: isCalendarDay(date) ? date : today,
    display: search.get('display') === 'all' ? 'all' : 'my-sessions',
    types: SESSION_TYPES.filter((type) => search.get('types')?.split(',').includes(type)),
    from: from !== null && until !== null && from > until ? null : from,
    until,
    sports: ids('sports'),
    squads: ids('squads'),
    athletes: ids('athletes'),
    people: ids('people'),
    creators: ids('creators'),
    tags: ids('tags'),
    focuses: ids('focuses'),
    speed: ids('speed').filter((id) => SPEED_INTENSITIES.some((zone) => zone.id === id)),
    heart: ids('heart').filter((id) => HR_ZONES.some((zone) => zone.id === id)),
    stroke: ids('stroke').filter((id) => STROKE_RATE_ZONES.rowing.some((zone) => zone.id === id)),
  }
}

/** The shortest address of a state: what is as by default is left out. */
export function writeCalendar(state: CalendarState, today: string): URLSearchParams {
  const { view, date, display, types, from, until } = state
  const parts = [
    ['view', view === 'month' ? '' : view],
    ['date', date === today ? '' : date],
    ['display', display === 'all' ? display : ''],
    ['types', types.join(',')],
    ['from', from ?? ''],
    ['until', until ?? ''],
    ...ID_FILTERS.map((name) => [name, state[name].join(',')]),
  ]
  return new URLSearchParams(parts.filter(([, value]) => value !== ''))
}

/** Whether a day is within the chosen ones. */
export const isWithin = (
  { from, until }: Pick<CalendarFilterState, 'from' | 'until'>,
  day: string,
): boolean => (from === null || day >= from) && (until === null || day <= until)

/** A view and its filters without the day, as a favourite keeps them. */
export const searchOfView = (state: CalendarState): string =>
  writeCalendar({ ...state, date: '' }, '').toString()

/** The squad the calendar is narrowed to, which a new session then begins with. */
export function squadIn({ squads }: CalendarFilterState): { squad?: string } {
  const [squad, another] = squads
  return squad === undefined || another !== undefined ? {} : { squad: String(squad) }
}

/** Filters that differ from their default. */
export const filtersSet = (state: CalendarFilterState): number =>
  Number(state.display === 'all') +
  Number(state.types.length > 0) +
  Number(state.from !== null || state.until !== null) +
  ID_FILTERS.filter((name) => state[name].length > 0).length

const dayOf = (text: string | null): string | null =>
  text !== null && isCalendarDay(text) ? text : null

const idsOf = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .filter((part) => /^[1-9]\d{0,14}$/.test(part))
      .map(Number),
  ),
]
