import { sql, type RawBuilder } from 'kysely'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type { ClubId } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Steps } from './parts.ts'

/** A plan of a session or of an event, which has fewer fields. */
export type StoredPlan = EventPlan & Partial<SessionPlan>
export type Column = { column: string; value: RawBuilder<unknown> }

/** Fields of a plan that are columns of sessions, with the type of the column. */
const COLUMNS = {
  name: ['name', 'text'],
  sport_id: ['sport_id', 'int'],
  all_day_event: ['all_day', 'boolean'],
  description: ['description', 'text'],
  location: ['location', 'text'],
  planned_distance: ['planned_distance', 'double precision'],
  planned_time: ['planned_time', 'double precision'],
  planned_rpe: ['planned_rpe', 'smallint'],
  attendance_limit: ['attendance_limit', 'int'],
  competitive: ['competitive', 'boolean'],
  restricted_view: ['restricted_view', 'boolean'],
  seat_racing: ['seat_racing', 'boolean'],
  alternative_results: ['alternative_results', 'boolean'],
  video_stream_url: ['video_stream_url', 'text'],
  public_page_intro: ['public_page_intro', 'text'],
  weather: ['weather', 'jsonb'],
} as const satisfies Partial<Record<keyof SessionPlan, readonly [string, string]>>
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** The columns a plan names, with their values; what it leaves out is left out. */
export function columnsOf(plan: Partial<StoredPlan>): Column[] {
  const named = FIELDS.filter((field) => plan[field] !== undefined).map((field) => {
    const [column, type] = COLUMNS[field]
    return { column, value: sql`${stored(plan[field])}::${sql.raw(type)}` }
  })
  return [
    ...named,
    ...(plan.venue === undefined ? [] : [{ column: 'venue_id', value: venueId(plan.venue) }]),
    ...(plan.published === undefined
      ? []
      : [{ column: 'published_at', value: plan.published ? sql`now()` : sql`null::timestamptz` }]),
  ]
}

export const assignments = (columns: readonly Column[]): RawBuilder<unknown>[] =>
  columns.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`)

const stored = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

type Venue = StoredPlan['venue']
const venueId = (venue: Venue) =>
  venue === null || venue === undefined
    ? sql`null::bigint`
    : venue.id === undefined
      ? sql`(select id from venue)`
      : sql`${venue.id}::bigint`

/**
 * A venue the club does not have yet is added; one of the same name at the same place is the same.
 */
export function venueStep(clubId: ClubId, venue: Venue): Steps {
  if (venue === null || venue === undefined || venue.id !== undefined) return []
  const { name, formatted_address = null, latitude = null, longitude = null } = venue
  if (name === undefined) throw new Refusal('invalid', { fields: { 'venue.name': 'required' } })
  const known = sql`select id from venues where club_id = ${clubId}
    and lower(name) = lower(${name.trim()}::text)
    and latitude is not distinct from ${latitude}::float8
    and longitude is not distinct from ${longitude}::float8`
  return [
    sql`new_venue as (
      insert into venues (club_id, name, formatted_address, latitude, longitude)
      select ${clubId}, ${name.trim()}, ${formatted_address}, ${latitude}::float8,
        ${longitude}::float8 where not exists (${known}) returning id)`,
    sql`venue as (select id from new_venue union all (${known}) limit 1)`,
  ]
}
