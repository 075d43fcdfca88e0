/**
 * Faults despite which a reader continues, the note that another device recorded the same, and the
 * source of a distance that the device did not record. Each has a sentence.
 */
const FILE_NOTES = [
  'truncated',
  'damaged',
  'checksum',
  'part_not_read',
  'sport_unknown',
  'time_missing',
  'time_unknown',
  'time_disorder',
  'time_implausible',
  'distance_implausible',
  'distance_left_out',
  'totals_from_records',
  'laps_implausible',
  'last_lap_open',
  'totals_differ',
  'activity_implausible',
  'decimal_comma',
  'duplicate_left_out',
  'member_not_read',
  'same_outing',
  'transition',
  'single_record',
  'seat_unknown',
  'mornings',
  'distance_from_laps',
  'distance_from_gps',
  'distance_from_speed',
] as const
export type FileNote = (typeof FILE_NOTES)[number] | 'other'

export type Noted = {
  warnings: readonly string[]
  distance_source: string | null
  dropped?: Readonly<Record<string, number>>
  seat?: number | null
}

const noteOf = (code: string): FileNote => FILE_NOTES.find((note) => note === code) ?? 'other'

/**
 * What there is to say about some activities, once each, and how many of their samples were left
 * out.
 */
export function notesOf(activities: readonly Noted[]): { notes: FileNote[]; dropped: number } {
  const codes = activities.flatMap(({ warnings, distance_source, seat = null }) => [
    // Nothing was worked out where the recording says nothing of a distance.
    ...warnings
      .filter((code) => code !== 'seat_unknown' || seat === null)
      .map((code) =>
        code === 'distance_implausible' && distance_source === null ? 'distance_left_out' : code,
      ),
    ...(distance_source === null || distance_source === 'device'
      ? []
      : [`distance_from_${distance_source}`]),
  ])
  const counts = activities.flatMap(({ dropped = {} }) => Object.values(dropped))
  return {
    notes: [...new Set(codes.map(noteOf))],
    dropped: counts.reduce((sum, count) => sum + count, 0),
  }
}
