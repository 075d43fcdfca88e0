import { sql } from 'kysely'
import type { Athlete } from './digest.ts'

/** What of the person `u` decides about the zones of their recordings. */
export const ATHLETE = [
  'u.hr_zones',
  'u.max_hr',
  sql<number | null>`extract(year from age(u.date_of_birth))::int`.as('age_years'),
] as const

/** A row with these columns as the athlete it is about. */
export function withAthlete<Row extends Athlete>({ hr_zones, max_hr, age_years, ...row }: Row) {
  return { ...row, athlete: { hr_zones, max_hr, age_years } }
}
