import { sql } from 'kysely'
import type { AttendanceRow } from '#contract/attendance.ts'
import type { ClubId, Db } from '../db/client.ts'
import { seenBy } from '../privacy/queries.ts'
import { instant } from '../sessions/queries.ts'

/** Whether the person of an attendance row `a` was there, as far as anybody said: a no-show was not, whoever was late was. */
export const came = sql`app.came(a.attending, a.presence)`
/** The other way round; who stands in line for a place has not declined. */
export const stayedAway = sql`(a.presence = 'no-show' or (a.attending = 2 and a.waiting_since is null and a.presence is null))`

type Reader = { user_id: number; /** May edit the session. */ edits: boolean }

/**
 * The register. Whether somebody is ill or injured is told only to those who see the person; reason and note also to who edits the session,
 * as long as they do not go with an illness; late and no-show to the person and to who edits.
 */
export async function attendanceOf(db: Db, clubId: ClubId, sessionId: number, { user_id, edits }: Reader): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`
    select p.user_id, u.full_name, u.picture, p.role_id as user_role_id,
      (select coalesce(json_agg(q.name order by q.name), '[]') from squad_users su join squads q on q.club_id = su.club_id and q.id = su.squad_id
        where su.club_id = p.club_id and su.user_id = p.user_id) as squads,
      a.attending,
      case when v.seen then array_remove(array[case when a.injured then 2 end, case when a.ill then 3 end], null) else '{}' end as health_statuses,
      coalesce(a.did_alternative, false) as did_alternative,
      case when v.seen or (${edits} and not (a.ill or a.injured)) then a.reason end as reason,
      case when v.seen or (${edits} and not (a.ill or a.injured)) then a.note end as note,
      case when ${edits} or p.user_id = ${user_id} then a.presence end as presence,
      case when a.waiting_since is not null then rank() over (order by a.waiting_since, p.user_id) end as waiting,
      ${instant(sql`a.answered_at`)} as answered_at
    from participants p join users u on u.id = p.user_id
    left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    cross join lateral (select ${seenBy(sql`p.user_id`, clubId, user_id)} as seen) v
    where p.club_id = ${clubId} and p.session_id = ${sessionId}
    order by u.last_name, u.first_name, u.id`.execute(db)
  return rows
}

/** What a workbook of the register is headed with. */
export async function registerHead(db: Db, clubId: ClubId, sessionId: number): Promise<{ name: string; day: string }> {
  const { rows } = await sql<{ name: string; day: string }>`
    select s.name, (s.starts_at at time zone c.time_zone)::date::text as day from sessions s join clubs c on c.id = s.club_id
    where s.club_id = ${clubId} and s.id = ${sessionId}`.execute(db)
  return rows[0] ?? { name: '', day: '' }
}
