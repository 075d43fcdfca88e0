import { sql } from 'kysely'
import { OnlyAttendance } from '#contract/report.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import type { ReportFilter } from './report-filter.ts'
import { chosenPeople, squadsOfPerson } from './report-people.ts'

/**
 * The athletes in the reach of the report who do not show the viewer what they trained, and how
 * many sessions that others planned for them they came to. Nobody beyond that reach is named.
 */
export async function onlyAttendance(
  db: Db,
  clubId: ClubId,
  filter: ReportFilter,
  sessionIds: readonly number[] | null,
): Promise<OnlyAttendance[]> {
  if (filter.scope === 'self') return []
  return checkedRows(
    db,
    OnlyAttendance,
    sql`
      select u.id as user_id, u.full_name, count(*)::int as sessions,
        ${squadsOfPerson(clubId)} as squads
      from attendance t
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
        join clubs c on c.id = t.club_id
        join users u on u.id = t.user_id
        join memberships m on m.club_id = t.club_id and m.user_id = t.user_id
      where t.club_id = ${clubId}
        and app.was_present(t.attending, t.presence)
        and m.status = app.approved() and s.creator_id is distinct from t.user_id
        and s.published_at is not null and s.starts_at <= now()
        and (s.starts_at at time zone c.time_zone)::date
          between ${filter.start_date}::date and ${filter.end_date}::date
        and ${inReach(clubId, filter)}
        and not ${visibleTo(sql`t.user_id`, clubId, filter.viewer_id, filter.scope)}
        ${chosenPeople(clubId, sql`t.user_id`, filter)}
        and (${sessionIds}::bigint[] is null or t.session_id = any (${sessionIds}::bigint[]))
      group by u.id, u.full_name, u.last_name, u.first_name
      order by u.last_name, u.first_name, u.id`,
  )
}

/** The whole club, unless the viewer's part of it is limited, or who is in a squad with them. */
const inReach = (clubId: ClubId, { scope, viewer_id }: ReportFilter) =>
  sql`exists (select from memberships asking
    where asking.club_id = ${clubId} and asking.user_id = ${viewer_id}
      and (${scope === 'club'} and asking.coach_scope = 'club' or exists (
        select from squad_users theirs
        join squad_users mine on mine.club_id = theirs.club_id and mine.squad_id = theirs.squad_id
        where theirs.club_id = ${clubId} and theirs.user_id = t.user_id
          and mine.user_id = ${viewer_id})))`
