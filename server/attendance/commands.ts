import { sql } from 'kysely'
import type { AttendanceMark } from '#contract/attendance.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'

export type Mark = AttendanceMark & { user_id: number }

const rowOf = ({ user_id, attending, health_statuses, did_alternative }: Mark) => ({
  user_id,
  names_attending: attending !== undefined,
  attending: attending ?? null,
  names_health: health_statuses !== undefined,
  injured: health_statuses?.includes(HEALTH_STATUS.injured) ?? false,
  ill: health_statuses?.includes(HEALTH_STATUS.ill) ?? false,
  did_alternative: did_alternative ?? null,
})

/** One upsert for all marks; of each only what it names changes. @throws Refusal not_a_participant, and then nothing is written */
export async function markAttendance(db: Db, clubId: ClubId, sessionId: number, marks: readonly Mark[], markedBy: number): Promise<void> {
  const { rows } = await sql<{ written: number }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(marks.map(rowOf))}::json)
        as g (user_id bigint, names_attending boolean, attending smallint, names_health boolean, injured boolean, ill boolean, did_alternative boolean)
    ),
    written as (
      insert into attendance as a (club_id, session_id, user_id, attending, ill, injured, did_alternative, answered_by)
      select p.club_id, p.session_id, g.user_id, g.attending, g.ill, g.injured, coalesce(g.did_alternative, false), ${markedBy}
      from given g join participants p on p.club_id = ${clubId} and p.session_id = ${sessionId} and p.user_id = g.user_id
      on conflict (club_id, session_id, user_id) do update set
        attending = case when (select names_attending from given where user_id = a.user_id) then excluded.attending else a.attending end,
        ill = case when (select names_health from given where user_id = a.user_id) then excluded.ill else a.ill end,
        injured = case when (select names_health from given where user_id = a.user_id) then excluded.injured else a.injured end,
        did_alternative = coalesce((select did_alternative from given where user_id = a.user_id), a.did_alternative),
        answered_at = now(), answered_by = excluded.answered_by
      returning 1
    )
    select count(*)::int as written from written`.execute(db)
  if (rows[0]?.written !== marks.length) throw new Refusal('not_a_participant')
  await refreshLoads(db, clubId, { session_ids: [sessionId], user_ids: marks.map((mark) => mark.user_id) })
  await changedSession(db, clubId, sessionId, 'attendance')
}
