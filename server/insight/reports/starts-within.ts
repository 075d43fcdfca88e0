import { sql } from 'kysely'
import type { Days } from '#domain/reports/spans.ts'

/**
 * Whether a session `s` of a club `c` starts on some days of the club's clock. The first range is
 * one the planner can estimate, so that it reads these days only; it contains the second.
 */
export const startsWithin = ({ start_date, end_date }: Days) => sql`
  s.starts_at between ${start_date}::date - 1 and ${end_date}::date + 2
  and s.starts_at >= ${start_date}::date::timestamp at time zone c.time_zone
  and s.starts_at < (${end_date}::date + 1)::timestamp at time zone c.time_zone`
