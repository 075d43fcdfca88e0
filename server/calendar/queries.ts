import { sql, type RawBuilder } from 'kysely'
import type { AgendaFilter } from '#contract/calendar.ts'
import type { ClubId, Db } from '../db/client.ts'
import { instant } from '../sessions/queries.ts'

export type AgendaViewer = { user_id: number; sees_drafts: boolean; time_zone: string }

type Span = { from: RawBuilder<unknown>; until: RawBuilder<unknown> }

/** Midnight to midnight in the club's zone, the last day included. */
const spanOf = ({ start_date, end_date }: Pick<AgendaFilter, 'start_date' | 'end_date'>, timeZone: string): Span => ({
  from: sql`(${start_date}::date::timestamp at time zone ${timeZone})`,
  until: sql`((${end_date}::date + 1)::timestamp at time zone ${timeZone})`,
})

/** The agenda as the contract names it, written by PostgreSQL in one statement. */
export async function agendaJson(db: Db, clubId: ClubId, filter: AgendaFilter, viewer: AgendaViewer): Promise<string> {
  const { from, until } = spanOf(filter, viewer.time_zone)
  const { rows } = await sql<{ json: string }>`
    select json_build_object('data', coalesce(json_agg(${agendaItem(viewer.user_id)} order by s.starts_at, s.id), '[]'))::text as json
    from sessions s
    where s.club_id = ${clubId} and s.starts_at < ${until} and s.starts_at >= ${from} ${visible(viewer)} ${sql.join(conditions(filter, viewer), sql` `)}`.execute(
    db,
  )
  return rows[0]?.json ?? ''
}

/** Coaches see drafts; others only their own and those they may edit. */
export const visible = ({ user_id, sees_drafts }: Pick<AgendaViewer, 'user_id' | 'sees_drafts'>) =>
  sees_drafts
    ? sql``
    : sql`and (s.published_at is not null or exists (select from participants e where e.club_id = s.club_id and e.session_id = s.id and e.user_id = ${user_id} and e.edit))`

function conditions(filter: AgendaFilter, viewer: AgendaViewer): RawBuilder<unknown>[] {
  const {
    display,
    one_user_id,
    athlete_ids = [],
    user_ids = [],
    squad_ids = [],
    creator_ids = [],
    event_tag_ids = [],
    sport_ids = [],
    focuses = [],
    speed_intensities = [],
  } = filter
  const people = [
    ...athlete_ids,
    ...user_ids,
    ...(one_user_id ? [one_user_id] : []),
    ...(display === 'my-sessions' ? [viewer.user_id] : []),
  ]
  const taking = (who: RawBuilder<unknown>) =>
    sql`and exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id ${who})`
  const linked = (table: RawBuilder<unknown>, column: RawBuilder<unknown>, ids: readonly number[]) =>
    sql`and exists (select from ${table} x where x.club_id = s.club_id and x.session_id = s.id and x.${column} = any (${ids}::bigint[]))`
  return [
    ...(people.length > 0 ? [taking(sql`= any (${people}::bigint[])`)] : []),
    ...(squad_ids.length > 0
      ? [
          taking(
            sql`in (select su.user_id from squad_users su where su.club_id = s.club_id and su.squad_id = any (${squad_ids}::bigint[]))`,
          ),
        ]
      : []),
    ...(creator_ids.length > 0 ? [sql`and s.creator_id = any (${creator_ids}::bigint[])`] : []),
    ...(sport_ids.length > 0 ? [sql`and s.sport_id = any (${sport_ids}::int[])`] : []),
    ...(event_tag_ids.length > 0 ? [linked(sql`session_tags`, sql`tag_id`, event_tag_ids)] : []),
    ...(focuses.length > 0 ? [linked(sql`session_focuses`, sql`focus_id`, focuses)] : []),
    ...(speed_intensities.length > 0 ? [linked(sql`session_intensities`, sql`intensity_id`, speed_intensities)] : []),
  ]
}

/** Athletes only: coaches are there without being asked. */
const answered = (answer: 1 | 2) => sql`(
  select count(*) from attendance a join participants p using (club_id, session_id, user_id)
  where a.club_id = s.club_id and a.session_id = s.id and a.attending = ${sql.lit(answer)} and p.role_id = 2)`

/** One agenda item of the session `s`, with the answer counts and the viewer's own answer. */
export const agendaItem = (userId: number) => sql`json_build_object(
  'id', s.id, 'kind', s.kind, 'name', s.name, 'sport_id', s.sport_id, 'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)},
  'all_day_event', s.all_day, 'published', s.published_at is not null, 'competitive', s.competitive, 'planned_distance', s.planned_distance,
  'planned_time', s.planned_time, 'location', s.location,
  'structure_text', (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id),
  'participants', (select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id and p.role_id = 2),
  'attending', ${answered(1)},
  'not_attending', ${answered(2)},
  'has_results', exists (select from activities v where v.club_id = s.club_id and v.session_id = s.id),
  'mine', (select json_build_object('attending', a.attending, 'ill', coalesce(a.ill, false), 'injured', coalesce(a.injured, false))
    from participants p left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${userId}))`
