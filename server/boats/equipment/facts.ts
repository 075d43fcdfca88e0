import { sql } from 'kysely'
import { canViewSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'

/** Who looks at the boathouse; `sees_drafts`: those of everybody. */
export type Onlooker = { user_id: number; sees_drafts: boolean }

export const onlookerOf = (viewer: Viewer): Onlooker => ({
  user_id: viewer.user_id,
  sees_drafts: canViewSession(viewer, { own: null, published: false }),
})

/** @throws Refusal not_found when the club has no such thing */
export async function demandItem(db: Db, clubId: ClubId, id: number): Promise<void> {
  const item = await db
    .selectFrom('equipment')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) throw new Refusal('not_found')
}

/**
 * From when to when a booking `b` keeps its thing away; `s` is its session or null. Who brings it
 * back early frees it then.
 */
export const AWAY = {
  from: sql`(coalesce(s.starts_at, b.starts_at) - make_interval(secs => b.buffer))`,
  until: sql`coalesce(
    b.returned_at, coalesce(s.ends_at, b.ends_at) + make_interval(secs => b.buffer))`,
}
/** A booking of a session that was deleted counts for nothing: its row is out of sight. */
export const BOOKINGS = sql`equipment_bookings b
  left join sessions s on s.club_id = b.club_id and s.id = b.session_id`
export const COUNTS = sql`(b.session_id is null or s.id is not null)`

/**
 * Whether the purpose of a booking is visible: either the booking has its own time, or the onlooker
 * may see its session `s` (canViewSession). Of other bookings they learn that the thing is taken
 * and when, for as long as there is something to plan around.
 */
export const isPurposeVisible = ({ user_id, sees_drafts }: Onlooker, s: 's' | 'os') => sql`(
  ${sees_drafts}
  or ${sql.ref(`${s}.id`)} is null
  or ${sql.ref(`${s}.published_at`)} is not null
  or ${edits(user_id, s)})`

const edits = (userId: number, s: 's' | 'os') => sql`exists (
  select from participants e
  where e.club_id = ${sql.ref(`${s}.club_id`)} and e.session_id = ${sql.ref(`${s}.id`)}
    and e.user_id = ${userId} and e.edit)`

/**
 * Whether the crew of booking `b` is visible: a published one, or of a session the onlooker plans.
 */
export const isCrewVisible = ({ user_id, sees_drafts }: Onlooker) => sql`(
  ${sees_drafts}
  or ${edits(user_id, 's')}
  or exists (
    select from crews c
    where c.club_id = b.club_id and c.id = b.crew_id and c.published_at is not null
  ))`

/** What booking `b` is called; nothing where the onlooker may not know what it is for. */
export const nameFor = (onlooker: Onlooker) =>
  sql`case when ${isPurposeVisible(onlooker, 's')} then coalesce(b.name, s.name, '') else '' end`
