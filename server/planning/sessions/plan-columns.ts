import { sql } from 'kysely'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'

/** A plan of a session or of an event, which has fewer fields. */
export type StoredPlan = EventPlan & Partial<SessionPlan>

/** What a plan says in columns of its sessions; what it leaves out is undefined. */
export const columnsOf = (plan: Partial<StoredPlan>) => ({
  name: plan.name?.trim(),
  event_type: plan.event_type,
  sport_id: plan.sport_id,
  all_day: plan.all_day_event,
  description: trimmed(plan.description),
  location: trimmed(plan.location),
  planned_distance: plan.planned_distance,
  planned_time: plan.planned_time,
  planned_rpe: plan.planned_rpe,
  attendance_limit: plan.attendance_limit,
  competitive: plan.competitive,
  restricted_view: plan.restricted_view,
  seat_racing: plan.seat_racing,
  alternative_results: plan.alternative_results,
  video_stream_url: trimmed(plan.video_stream_url),
  public_page_intro: trimmed(plan.public_page_intro),
  weather: plan.weather && JSON.stringify(plan.weather),
  published_at:
    plan.published === undefined ? undefined : plan.published ? sql<string>`now()` : null,
})

const trimmed = (text: string | null | undefined) => text?.trim() ?? text

type Venue = StoredPlan['venue']

/**
 * The venue a plan names. One the club does not have yet is added; one of the same name at the same
 * place is the same.
 */
export async function venueIdOf(
  db: Db,
  clubId: ClubId,
  venue: Venue,
): Promise<number | null | undefined> {
  if (venue === null || venue === undefined) return venue
  if (venue.id !== undefined) return venue.id
  const name = venue.name?.trim()
  if (name === undefined) throw new Refusal('invalid', { fields: { 'venue.name': 'required' } })
  const { formatted_address = null, latitude = null, longitude = null } = venue
  const known = await db
    .selectFrom('venues')
    .select('id')
    .where('club_id', '=', clubId)
    .where(({ fn, eb }) => eb(fn('lower', ['name']), '=', sql`lower(${name}::text)`))
    .where('latitude', 'is not distinct from', latitude)
    .where('longitude', 'is not distinct from', longitude)
    .limit(1)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('venues')
    .values({ club_id: clubId, name, formatted_address, latitude, longitude })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
