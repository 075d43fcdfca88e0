import { sql } from 'kysely'
import type { SeriesLoss } from '#contract/planning/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'

/** A session of a series, with the viewer's right on it. */
export type Sibling = { id: number; start_date: string; end_date: string; edit: boolean }
export type Series = { series_id: number; rule: RepeatRule; sessions: Sibling[] }

/** The series a session is one of, in order of time; null for one that does not repeat. */
export async function seriesFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<Series | null> {
  const { rows } = await sql<Series>`
    select r.id as series_id, r.repeat_rule as rule,
      json_agg(json_build_object('id', s.id, 'start_date', s.starts_at, 'end_date', s.ends_at,
      'edit', coalesce(p.edit, false)) order by s.starts_at, s.id) as sessions
    from session_series r join sessions s on s.club_id = r.club_id and s.series_id = r.id
    left join participants p on p.club_id = s.club_id and p.session_id = s.id
      and p.user_id = ${viewer.user_id}
    where r.club_id = ${clubId} and r.id = (select series_id from sessions
      where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`.execute(db)
  return rows[0] ?? null
}

export type SeriesMember = SeriesLoss & { edit: boolean; published: boolean }
type StoredSeries = { series_id: number; rule: RepeatRule; sessions: SeriesMember[] }

/**
 * The sessions of a series in order of time, with how many have answered, as far as the viewer
 * sees, and how much was done.
 */
export async function storedSeries(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<StoredSeries | undefined> {
  const { rows } = await sql<StoredSeries>`
    select r.id as series_id, r.repeat_rule as rule,
      json_agg(json_build_object('id', s.id, 'name', s.name,
      'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)},
        'all_day_event', s.all_day, 'sport_id', s.sport_id,
      'edit', coalesce(p.edit, false), 'published', s.published_at is not null,
      'answers', (select count(*) from attendance a where a.club_id = s.club_id
        and a.session_id = s.id
        and a.answered_by is not null and (a.attending is not null or a.did_alternative
          or ${visibleTo(sql`a.user_id`, clubId, viewer.user_id)})),
      'results', (select count(*) from results o where o.club_id = s.club_id
        and o.session_id = s.id)
        + (select count(*) from activities v where v.club_id = s.club_id and v.session_id = s.id
          and not v.owner_only)
        + (select count(*) from session_ratings g where g.club_id = s.club_id
          and g.session_id = s.id)) order by s.starts_at, s.id) as sessions
    from session_series r join sessions s on s.club_id = r.club_id and s.series_id = r.id
    left join participants p on p.club_id = s.club_id and p.session_id = s.id
      and p.user_id = ${viewer.user_id}
    where r.club_id = ${clubId} and r.id = (select series_id from sessions
      where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`.execute(db)
  return rows[0]
}
