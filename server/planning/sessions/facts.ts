import { sql, type RawBuilder } from 'kysely'
import type { Repeat } from '#contract/plan.ts'
import type { SeriesLoss } from '#contract/planning/sessions.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import { canViewSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { Refusal } from '../../http/refusal.ts'
import { seenBy } from '../../people/privacy/queries.ts'
import { instant } from '../../db/instant.ts'

/** `day` is that of its start on the club's clock. */
export type LoadedFacts = SessionFacts & { id: number; starts_at: string; ends_at: string; day: string; repeats: boolean; athlete: boolean }

/** What the rules need to know of a session `s`, as columns. */
const ruleFacts = (
  viewerId: number,
) => sql`s.kind = 'event' as is_event, coalesce(s.sport_id, 8) as sport_id, s.published_at is not null as published,
  s.restricted_view as restricted_results,
  exists (select from session_structures st where st.club_id = s.club_id and st.session_id = s.id)
    or exists (select from strength_pieces st where st.club_id = s.club_id and st.session_id = s.id) as has_structure,
  exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id) as has_participants,
  (select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores) from participants p
    where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewerId}) as own`

/** The same of sessions by a list of ids, as one JSON object by id; whether the viewer may see them is still to be asked. */
export const factsOfSessions = (clubId: ClubId, viewerId: number, ids: RawBuilder<unknown>) => sql<Record<string, SessionFacts>>`(
  select coalesce(json_object_agg(f.id, to_json(f)), '{}') from (
    select s.id, ${ruleFacts(viewerId)} from sessions s where s.club_id = ${clubId} and s.id in (${ids})) f)`

/**
 * What the rules need to know of a session. A session of another club is a 409 with that club for its approved members, for
 * anybody else it does not exist; neither does a draft for those who may not see it. With `inTurn` whoever else wants to change it waits.
 */
export async function sessionFacts(db: Db, clubId: ClubId, viewer: Viewer, id: number, { inTurn = false } = {}): Promise<LoadedFacts> {
  const { rows } = await sql<LoadedFacts | undefined>`
    select s.id, s.starts_at, s.ends_at, (s.starts_at at time zone c.time_zone)::date::text as day, s.series_id is not null as repeats, ${ruleFacts(viewer.user_id)},
      exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewer.user_id} and p.role_id = 2) as athlete
    from sessions s join clubs c on c.id = s.club_id where s.club_id = ${clubId} and s.id = ${id} ${inTurn ? sql`for no key update of s` : sql``}`.execute(
    db,
  )
  const facts = rows[0]
  if (!facts) throw await elsewhere(db, 'session', viewer, id)
  if (!canViewSession(viewer, facts)) throw new Refusal('not_found')
  return facts
}

/** A session of a series, with the viewer's right on it. */
export type Sibling = { id: number; start_date: string; end_date: string; edit: boolean }
export type Series = { series_id: number; rule: Repeat; sessions: Sibling[] }

/** The series a session is one of, in order of time; null for one that does not repeat. */
export async function seriesFacts(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<Series | null> {
  const { rows } = await sql<Series>`
    select r.id as series_id, r.repeat_rule as rule, json_agg(json_build_object('id', s.id, 'start_date', s.starts_at, 'end_date', s.ends_at,
      'edit', coalesce(p.edit, false)) order by s.starts_at, s.id) as sessions
    from session_series r join sessions s on s.club_id = r.club_id and s.series_id = r.id
    left join participants p on p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewer.user_id}
    where r.club_id = ${clubId} and r.id = (select series_id from sessions where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`.execute(
    db,
  )
  return rows[0] ?? null
}

export type SeriesMember = SeriesLoss & { edit: boolean; published: boolean }
type StoredSeries = { series_id: number; rule: Repeat; sessions: SeriesMember[] }

/** The sessions of a series in order of time, with how many have answered, as far as the viewer sees, and how much was done. */
export async function storedSeries(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<StoredSeries | undefined> {
  const { rows } = await sql<StoredSeries>`
    select r.id as series_id, r.repeat_rule as rule, json_agg(json_build_object('id', s.id, 'name', s.name,
      'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)}, 'all_day_event', s.all_day, 'sport_id', s.sport_id,
      'edit', coalesce(p.edit, false), 'published', s.published_at is not null,
      'answers', (select count(*) from attendance a where a.club_id = s.club_id and a.session_id = s.id
        and a.answered_by is not null and (a.attending is not null or a.did_alternative
          or ${seenBy(sql`a.user_id`, clubId, viewer.user_id)})),
      'results', (select count(*) from results o where o.club_id = s.club_id and o.session_id = s.id)
        + (select count(*) from activities v where v.club_id = s.club_id and v.session_id = s.id and not v.owner_only)
        + (select count(*) from session_ratings g where g.club_id = s.club_id and g.session_id = s.id)) order by s.starts_at, s.id) as sessions
    from session_series r join sessions s on s.club_id = r.club_id and s.series_id = r.id
    left join participants p on p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewer.user_id}
    where r.club_id = ${clubId} and r.id = (select series_id from sessions where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`.execute(
    db,
  )
  return rows[0]
}
