import type { Figure } from './report.ts'

const IN_ZONE = { kind: 'duration', gate: 'time-in-zone', extra: true } as const satisfies Figure

/** What a report counts of the time in zones. */
export const ZONE_SUMS = {
  zone_ut3: 'sum',
  zone_ut2: 'sum',
  zone_ut1: 'sum',
  zone_at: 'sum',
  zone_tr: 'sum',
  zone_lt: 'sum',
  zone_a_lact: 'sum',
} as const

/** The time in each zone, for reports that count it. */
export const ZONE_FIGURES = {
  zone_ut3: IN_ZONE,
  zone_ut2: IN_ZONE,
  zone_ut1: IN_ZONE,
  zone_at: IN_ZONE,
  zone_tr: IN_ZONE,
  zone_lt: IN_ZONE,
  zone_a_lact: IN_ZONE,
} as const
