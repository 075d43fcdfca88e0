/** Seconds in each zone, in the order of kept_loads.zone_seconds. */
export const ZONE_PARTS = [
  'zone_ut3',
  'zone_ut2',
  'zone_ut1',
  'zone_at',
  'zone_tr',
  'zone_lt',
  'zone_a_lact',
] as const

/** How a zone is written: UT2, A-LACT; null for other parts. */
export const zoneLabel = (part: string): string | null =>
  part.startsWith('zone_') ? part.slice('zone_'.length).replaceAll('_', '-').toUpperCase() : null
