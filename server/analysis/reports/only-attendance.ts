import { sql } from 'kysely'
import { OnlyAttendance } from '#contract/report.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { ReportFilter } from './report-filter.ts'
import { chosenPeople, squadsOfPerson, startsWithin } from './report-people.ts'

type Known = {
  /** The sessions that the filter speaks of; null when it speaks of all. */
  session_ids: readonly number[] | null
  /** Whom of those that the filter speaks of the viewer sees: the people of the report. */
  shown_ids: readonly number[]
}

/**
 * The athletes in the reach of the report who do not show the viewer what they trained, and how
 * many sessions that others planned for them they came to. Nobody beyond that reach is named.
 */
export async function onlyAttendance(
  db: Db,
  clubId: ClubId,
  filter: ReportFilter,
  { session_ids, shown_ids }: Known,
): Promise<OnlyAttendance[]> {
  if (filter.scope === 'self') return []
  return checkedRows(
    db,
    OnlyAttendance,
    sql`
      -- Few hide what they trained, so these are found first; without any nothing more is read.
      with hiding as materialized (
        select m.user_id
        from memberships m
        where m.club_id = ${clubId} and m.status = app.approved()
          and m.user_id <> all (${shown_ids}::bigint[])
          and ${inReach(clubId, filter)}
          ${chosenPeople(clubId, sql`m.user_id`, filter)}
      )
      select u.id as user_id, u.full_name, count(*)::int as sessions,
        ${squadsOfPerson(clubId)} as squads
      from hiding h
        join users u on u.id = h.user_id
        join attendance t on t.club_id = ${clubId} and t.user_id = h.user_id
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
      where exists (select from hiding)
        and app.was_present(t.attending, t.presence)
        and s.creator_id is distinct from t.user_id
        and s.published_at is not null and s.starts_at <= now()
        and ${startsWithin(clubId, filter)}
        and (${session_ids}::bigint[] is null or t.session_id = any (${session_ids}::bigint[]))
      group by u.id, u.full_name, u.last_name, u.first_name
      order by u.last_name collate names, u.first_name collate names, u.id`,
  )
}

/** The whole club, unless the viewer's part of it is limited, or who is in a squad with them. */
const inReach = (clubId: ClubId, { scope, viewer_id }: ReportFilter) =>
  sql`exists (select from memberships asking
    where asking.club_id = ${clubId} and asking.user_id = ${viewer_id}
      and (${scope === 'club'} and asking.coach_scope = 'club' or exists (
        select from squad_users theirs
        join squad_users mine on mine.club_id = theirs.club_id and mine.squad_id = theirs.squad_id
        where theirs.club_id = ${clubId} and theirs.user_id = m.user_id
          and mine.user_id = ${viewer_id})))`
