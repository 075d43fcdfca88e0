/** The changes of a session that its history records, in the order it lists them. */
export const CHANGED_FIELDS = [
  'name',
  'event_type',
  'sport',
  'start_date',
  'end_date',
  'all_day',
  'location',
  'venue',
  'description',
  'planned_distance',
  'planned_time',
  'planned_rpe',
  'structure',
  'exercises',
  'intensities',
  'rate_zones',
  'focuses',
  'tags',
  'people',
  'attendance_limit',
  'competitive',
  'restricted_view',
  'seat_racing',
  'video',
  'public_page_intro',
  'weather',
] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/** The name by which the history knows a field of a plan. */
const IN_HISTORY: Readonly<Record<string, ChangedField>> = {
  name: 'name',
  event_type: 'event_type',
  sport_id: 'sport',
  start_date: 'start_date',
  end_date: 'end_date',
  all_day_event: 'all_day',
  location: 'location',
  venue: 'venue',
  description: 'description',
  planned_distance: 'planned_distance',
  planned_time: 'planned_time',
  planned_rpe: 'planned_rpe',
  structure: 'structure',
  strength_structure: 'exercises',
  strength_structures: 'exercises',
  intensities: 'intensities',
  heart_rate_intensities: 'rate_zones',
  stroke_rate_intensities: 'rate_zones',
  focus_ids: 'focuses',
  tags: 'tags',
  athlete_ids: 'people',
  coach_ids: 'people',
  squad_ids: 'people',
  attendance_limit: 'attendance_limit',
  competitive: 'competitive',
  restricted_view: 'restricted_view',
  seat_racing: 'seat_racing',
  video_stream_url: 'video',
  public_page_intro: 'public_page_intro',
  weather: 'weather',
}

/** What a change of a plan touches, in the words of the history. */
export function changedFieldsOf(plan: object): ReadonlySet<ChangedField> {
  return new Set(
    Object.entries(plan).flatMap(([field, value]) =>
      value === undefined ? [] : (IN_HISTORY[field] ?? []),
    ),
  )
}
