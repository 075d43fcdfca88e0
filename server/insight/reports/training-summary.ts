import { sql } from 'kysely'
import { SummaryAthlete } from '#contract/insight/reports.ts'
import { T, type Static } from '#contract/schema.ts'
import type { ReportScope } from '#domain/rules/reports.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'

export type SummaryFilter = {
  scope: ReportScope
  viewer_id: number
  /** Results of sessions that show them to coaches only are left out of the sums of anybody else. */
  sees_restricted: boolean
  start_date: string
  end_date: string
  squads: readonly number[]
  tags: readonly number[]
  athletes: readonly number[]
}

const Summary = T.Object({ unscored: T.Integer(), athletes: T.Array(SummaryAthlete) })
type Summary = Static<typeof Summary>
const SummaryRow = T.Object({ summary: Summary })

/**
 * Load per athlete and week of the club's calendar, in one statement; sessions to come are not
 * counted. Whom the report covers follows
 * from the scope (the club, the squads the viewer coaches in, oneself) and from what these people
 * let the viewer see.
 */
export async function trainingSummary(
  db: Db,
  clubId: ClubId,
  filter: SummaryFilter,
): Promise<Summary> {
  const statement = sql`
    with loads as (
      select t.*, date_trunc('week', t.local_date)::date as week
      from training_loads t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
      where t.club_id = ${clubId}
        and t.local_date between ${filter.start_date}::date and ${filter.end_date}::date
        and s.starts_at <= now() and (${filter.sees_restricted} or not s.restricted_view)
        and ${visibleTo(sql`t.user_id`, clubId, filter.viewer_id, filter.scope)}
        ${chosenAthletes(clubId, filter)} ${taggedSessions(filter)}
    ),
    sums as (
      select user_id, week, ${sums}
      from loads
      group by grouping sets ((user_id, week), (user_id))
    )
    select json_build_object(
      'unscored', (
        select count(*) from loads where ets is null and foster is null and trimp is null
      ),
      'athletes', coalesce((
        select json_agg(json_build_object(
            'user_id', u.id, 'full_name', u.full_name,
            'squads', (
              select coalesce(json_agg(q.name order by q.name), '[]')
              from squad_users su
              join squads q on q.club_id = su.club_id and q.id = su.squad_id
              where su.club_id = ${clubId} and su.user_id = u.id
            ),
            'total', (select ${figures} from sums w where w.user_id = u.id and w.week is null),
            'weeks', (
              select json_agg(
                ${figures}::jsonb || jsonb_build_object('week', w.week) order by w.week)
              from sums w
              where w.user_id = u.id and w.week is not null
            )
          ) order by u.last_name, u.first_name, u.id)
        from users u
        where u.id in (select user_id from loads)
      ), '[]')
    ) as summary`
  const row = await checkedRow(db, SummaryRow, statement)
  return row?.summary ?? { unscored: 0, athletes: [] }
}

const zone = (index: number) => sql`coalesce(sum(zone_seconds[${sql.lit(index)}]), 0)`
const sums = sql`count(*) as sessions, coalesce(sum(seconds), 0) as time,
coalesce(sum(distance), 0) as distance, sum(ets) as ets, sum(foster) as foster,
  sum(trimp) as trimp, array[${sql.join([1, 2, 3, 4, 5, 6, 7].map(zone))}] as zone_seconds`
const figures = sql`json_build_object('sessions', w.sessions, 'time', w.time, 'distance',
  w.distance, 'ets', w.ets, 'foster', w.foster, 'trimp', w.trimp, 'zone_seconds', w.zone_seconds)`

/** What the filter says of the person of `t`. */
export const chosenAthletes = (clubId: ClubId, { squads, athletes }: SummaryFilter) =>
  sql.join(
    [
      ...(athletes.length > 0 ? [sql`and t.user_id = any (${athletes}::bigint[])`] : []),
      ...(squads.length > 0
        ? [
            sql`and t.user_id in (select su.user_id from squad_users su
              where su.club_id = ${clubId} and su.squad_id = any (${squads}::bigint[]))`,
          ]
        : []),
    ],
    sql` `,
  )

/** What the filter says of the session of `t`. */
export const taggedSessions = ({ tags }: SummaryFilter) =>
  tags.length === 0
    ? sql``
    : sql`and exists (select from session_tags st where st.club_id = t.club_id
        and st.session_id = t.session_id and st.tag_id = any (${tags}::bigint[]))`
