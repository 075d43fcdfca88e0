import { sql, type RawBuilder } from 'kysely'
import { Day, Id, Instant, nullable, T, type Static } from '#contract/schema.ts'
import { canViewSession, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { Refusal } from '../../http/refusal.ts'

/** What somebody may do with a session, as it was granted to them there. */
export const OwnRights = T.Object({ edit: T.Boolean(), add_all_scores: T.Boolean() })

/** `day` is that of its start on the club's clock. */
const LoadedFacts = T.Object({
  id: Id,
  starts_at: Instant,
  ends_at: Instant,
  day: Day,
  repeats: T.Boolean(),
  is_event: T.Boolean(),
  sport_id: T.Integer(),
  published: T.Boolean(),
  restricted_results: T.Boolean(),
  has_structure: T.Boolean(),
  has_participants: T.Boolean(),
  own: nullable(OwnRights),
  athlete: T.Boolean(),
})
export type LoadedFacts = Static<typeof LoadedFacts>

/** What the rules need to know of a session `s`, as columns. */
const ruleFacts = (
  viewerId: number,
) => sql`s.kind = 'event' as is_event, coalesce(s.sport_id, 8) as sport_id,
s.published_at is not null as published,
  s.restricted_view as restricted_results,
  exists (select from session_structures st where st.club_id = s.club_id and st.session_id = s.id)
    or exists (select from strength_pieces st where st.club_id = s.club_id
      and st.session_id = s.id) as has_structure,
  exists (select from participants p where p.club_id = s.club_id
    and p.session_id = s.id) as has_participants,
  (select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores) from participants p
    where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewerId}) as own`

/**
 * The same of sessions by a list of ids, as one JSON object by id; whether the viewer may see them
 * is still to be asked.
 */
export const factsOfSessions = (clubId: ClubId, viewerId: number, ids: RawBuilder<unknown>) => sql<
  Record<string, SessionFacts>
>`(
  select coalesce(json_object_agg(f.id, to_json(f)), '{}') from (
    select s.id, ${ruleFacts(viewerId)} from sessions s where s.club_id = ${clubId}
      and s.id in (${ids})) f)`

/**
 * What the rules need to know of a session. A session of another club is a 409 with that club for
 * its approved members; for anybody else it does not exist. Nor does a draft for people who may not
 * see it. With `inTurn`, everyone else who wants to change it waits.
 */
export async function sessionFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  { inTurn = false } = {},
): Promise<LoadedFacts> {
  const statement = sql`
    select s.id, s.starts_at, s.ends_at, (s.starts_at at time zone c.time_zone)::date::text as day,
      s.series_id is not null as repeats, ${ruleFacts(viewer.user_id)},
      exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id
        and p.user_id = ${viewer.user_id} and p.role_id = app.athlete()) as athlete
    from sessions s join clubs c on c.id = s.club_id where s.club_id = ${clubId}
      and s.id = ${id} ${inTurn ? sql`for no key update of s` : sql``}`
  const facts = await checkedRow(db, LoadedFacts, statement)
  if (!facts) throw await elsewhere(db, 'session', viewer, id)
  if (!canViewSession(viewer, facts)) throw new Refusal('not_found')
  return facts
}
