import type { AgendaItem } from '#contract/planning/calendar.ts'

/** A published rowing session of an hour and a half, but for what is given. */
export const someItem = (given: Partial<AgendaItem> = {}): AgendaItem => ({
  id: 1,
  name: 'Steady state',
  start_date: '2026-11-21T06:00:00Z',
  end_date: '2026-11-21T07:30:00Z',
  all_day_event: false,
  kind: 'session',
  event_type: null,
  sport_id: 1,
  published: true,
  competitive: false,
  series_id: null,
  favorite: false,
  planned_distance: null,
  planned_time: null,
  structure_text: null,
  location: null,
  participants: 0,
  attending: 0,
  not_attending: 0,
  attendance_limit: null,
  has_results: false,
  mine: null,
  ...given,
})
