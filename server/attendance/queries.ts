import { sql } from 'kysely'
import type { AttendanceRow } from '#contract/attendance.ts'
import type { ClubId, Db } from '../db/client.ts'
import { seenBy } from '../privacy/queries.ts'

/** Whether somebody is ill or injured is told only to those who see the person. */
export async function attendanceOf(db: Db, clubId: ClubId, sessionId: number, viewerId: number): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`
    select p.user_id, u.full_name, u.picture, p.role_id as user_role_id, a.attending,
      case when ${seenBy(sql`p.user_id`, clubId, viewerId)} then array_remove(array[case when a.injured then 2 end, case when a.ill then 3 end], null) else '{}' end as health_statuses,
      coalesce(a.did_alternative, false) as did_alternative, a.answered_at
    from participants p join users u on u.id = p.user_id
    left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    where p.club_id = ${clubId} and p.session_id = ${sessionId}
    order by u.last_name, u.first_name, u.id`.execute(db)
  return rows
}
