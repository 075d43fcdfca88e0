import { sql } from 'kysely'
import { attendanceChanged } from '#contract/events.ts'
import type { addAbsence, Slot } from '#contract/planning/availability.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'

/** Replaces the whole ordinary week; when a slot is named twice, the last one wins. */
export async function saveWeek(
  db: Db,
  clubId: ClubId,
  userId: number,
  slots: readonly Slot[],
): Promise<void> {
  const rows = [...new Map(slots.map((slot) => [`${slot.weekday}-${slot.part}`, slot])).values()]
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g (weekday smallint, part text, free boolean)
    ),
    removed as (
      delete from availability a
      where a.club_id = ${clubId} and a.user_id = ${userId}
        and not exists (select from given g where g.weekday = a.weekday and g.part = a.part)
    )
    insert into availability (club_id, user_id, weekday, part, free)
      select ${clubId}, ${userId}, weekday, part, free from given
    on conflict (club_id, user_id, weekday, part) do update set free = excluded.free`.execute(db)
}

type NewAbsence = Input<typeof addAbsence>['body']

/**
 * Keeps the absence and answers with it what lies in its span, is not over and has no answer of the
 * person's own.
 */
export async function saveAbsence(
  db: Db,
  clubId: ClubId,
  userId: number,
  { from_date, until_date, reason, note }: NewAbsence,
): Promise<{ id: number; answered: number }> {
  const { id } = await db
    .insertInto('absences')
    .values({
      club_id: clubId,
      user_id: userId,
      from_date,
      until_date,
      reason,
      note: note?.trim() ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ ids: number[] }>`
    with away as (select * from absences where club_id = ${clubId} and id = ${id}),
    answered as (
      insert into attendance as a (club_id, session_id, user_id, attending, ill, injured, reason,
        absence_id)
      select p.club_id, p.session_id, p.user_id, 2, x.reason = 'ill', x.reason = 'injured',
        case when x.reason not in ('ill', 'injured') then x.reason end, x.id
      from away x join participants p on p.club_id = x.club_id and p.user_id = x.user_id
      join sessions s on s.club_id = p.club_id and s.id = p.session_id
      join clubs c on c.id = s.club_id
      where s.ends_at > now() and (s.starts_at at time zone c.time_zone)::date <= x.until_date
        and (s.ends_at at time zone c.time_zone)::date >= x.from_date
      on conflict (club_id, session_id, user_id) do update set
        attending = 2, ill = excluded.ill, injured = excluded.injured, reason = excluded.reason,
        absence_id = excluded.absence_id, answered_at = now()
      where a.answered_by is null or (a.attending is null and not a.ill and not a.injured)
      returning a.session_id
    )
    select array(select session_id from answered) as ids`.execute(db)
  const subject = rows[0]?.ids ?? []
  await recordAnswers(db, clubId, userId, subject)
  return { id, answered: subject.length }
}

async function recordAnswers(
  db: Db,
  clubId: ClubId,
  userId: number,
  subject: readonly number[],
): Promise<void> {
  if (subject.length === 0) return
  await record(db, attendanceChanged, { clubId, by: userId, subject, data: { user_ids: [userId] } })
}

/**
 * Takes the absence back, and the answers it gave, of what is not over. False for one that is not
 * the person's.
 */
export async function removeAbsence(
  db: Db,
  clubId: ClubId,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean; ids: number[] }>`
    with own as (select id from absences where club_id = ${clubId} and id = ${id}
      and user_id = ${userId} for update),
    freed as (
      update attendance a set attending = case when s.attendance_limit is not null
        and p.role_id = 2 then 2 end,
        ill = false, injured = false, reason = null, absence_id = null, answered_at = null
      from own, sessions s, participants p
      where a.club_id = ${clubId} and a.absence_id = own.id and s.club_id = a.club_id
        and s.id = a.session_id and s.ends_at > now()
        and p.club_id = a.club_id and p.session_id = a.session_id and p.user_id = a.user_id
      returning a.session_id
    )
    select exists (select from own) as there, array(select session_id from freed) as ids`.execute(
    db,
  )
  const [done] = rows
  if (done?.there !== true) return false
  await recordAnswers(db, clubId, userId, done.ids)
  await db.deleteFrom('absences').where('club_id', '=', clubId).where('id', '=', id).execute()
  return true
}
