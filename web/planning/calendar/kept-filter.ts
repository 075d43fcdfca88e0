import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { CalendarFilterState, IdFilter } from './calendar-url.ts'

/** What a session of the kept week does not tell: whether it is of these, only the server knows. */
const UNKNOWN: readonly IdFilter[] = [
  'squads',
  'athletes',
  'creators',
  'tags',
  'focuses',
  'heart',
  'stroke',
]

/**
 * One's own kept sessions through the filters that they can be asked about; `all` is false when
 * others are set.
 */
export function filterKept(
  items: readonly AgendaItem[],
  filters: CalendarFilterState,
): { items: AgendaItem[]; all: boolean } {
  const { sports, speed } = filters
  const types = filters.types.filter((type) => type !== 'seat-racing')
  const isOf = (item: AgendaItem) =>
    (sports.length === 0 || (item.sport_id !== null && sports.includes(item.sport_id))) &&
    (types.length === 0 ||
      types.some(
        (type) =>
          type === item.kind ||
          type === item.event_type ||
          (type === 'competition' && item.competitive),
      )) &&
    (speed.length === 0 ||
      item.intensities === undefined ||
      item.intensities.some(({ id }) => speed.includes(id)))
  const all =
    UNKNOWN.every((name) => filters[name].length === 0) && types.length === filters.types.length
  return { items: items.filter(isOf), all }
}
