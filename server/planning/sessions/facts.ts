import { sql } from 'kysely'
import { Repeat } from '#contract/plan.ts'
import { SeriesLoss } from '#contract/planning/sessions.ts'
import { Id, Instant, T, type Static } from '#contract/schema.ts'
import { lackedEntry } from '#domain/rules/gated-values.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demandEntries } from '../../http/plan-gate.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'

/** A session of a series, with the viewer's right on it. */
const Sibling = T.Object({ id: Id, start_date: Instant, end_date: Instant, edit: T.Boolean() })
export type Sibling = Static<typeof Sibling>
const Series = T.Object({ series_id: Id, rule: Repeat, sessions: T.Array(Sibling) })
export type Series = Static<typeof Series>

/**
 * What the club's plan lacks is not entered in a session; what is there may be kept.
 * @throws Refusal feature_missing
 */
export async function demandInPlan(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  changed: object,
): Promise<void> {
  if (!lackedEntry('updateSession', changed, viewer)) return
  const stored = await db
    .selectFrom('sessions as s')
    .select((eb) => [
      's.planned_rpe',
      's.competitive',
      sql<number[]>`array(${eb
        .selectFrom('session_rate_zones as z')
        .select('z.zone_id')
        .whereRef('z.club_id', '=', 's.club_id')
        .whereRef('z.session_id', '=', 's.id')
        .where('z.kind', '=', 'stroke-rate')})`.as('stroke_rate_intensities'),
    ])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', id)
    .executeTakeFirst()
  demandEntries('updateSession', changed, viewer, stored)
}

/** The series a session is one of, in order of time; null for one that does not repeat. */
export async function seriesFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<Series | null> {
  const statement = sql`
    select r.id as series_id, r.repeat_rule as rule,
      json_agg(json_build_object('id', s.id, 'start_date', s.starts_at, 'end_date', s.ends_at,
      'edit', coalesce(p.edit, false)) order by s.starts_at, s.id) as sessions
    from session_series r join sessions s on s.club_id = r.club_id and s.series_id = r.id
    left join participants p on p.club_id = s.club_id and p.session_id = s.id
      and p.user_id = ${viewer.user_id}
    where r.club_id = ${clubId} and r.id = (select series_id from sessions
      where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`
  return (await checkedRow(db, Series, statement)) ?? null
}

const SeriesMember = T.Object({
  ...SeriesLoss.properties,
  edit: T.Boolean(),
  published: T.Boolean(),
})
type SeriesMember = Static<typeof SeriesMember>
const StoredSeries = T.Object({ series_id: Id, rule: Repeat, sessions: T.Array(SeriesMember) })
type StoredSeries = Static<typeof StoredSeries>

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
  const statement = sql`
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
      where club_id = ${clubId} and id = ${id}) group by r.id, r.repeat_rule`
  return checkedRow(db, StoredSeries, statement)
}
