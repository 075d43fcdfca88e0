import { sql } from 'kysely'
import { attendanceChanged } from '#contract/events.ts'
import type { addAbsence, Slot } from '#contract/planning/availability.ts'
import type { Input } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { answerOfAbsence } from '#domain/rules/places.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { waitForTurn } from '../attendance/open.ts'
import {
  answerAbsence,
  sessionsOfAbsence,
  takeAnswersBack,
  type SessionsOfAbsenceParams,
} from './statements.ts'

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
  const absence = { club_id: clubId, id }
  await waitInSpan(db, absence)
  const answered = await run(db, answerAbsence, { ...absence, ...answerOfAbsence(reason) })
  const subject = answered.map(({ session_id }) => session_id)
  await recordAnswers(db, clubId, userId, subject)
  return { id, answered: subject.length }
}

/** Waits for one's turn in all sessions that the absence answers or has answered. */
async function waitInSpan(db: Db, absence: SessionsOfAbsenceParams): Promise<void> {
  const rows = await run(db, sessionsOfAbsence, absence)
  await waitForTurn(
    db,
    absence.club_id,
    rows.map(({ session_id }) => session_id),
  )
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
  const own = await db
    .selectFrom('absences')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return false
  const absence = { club_id: clubId, id }
  await waitInSpan(db, absence)
  const freed = await run(db, takeAnswersBack, {
    ...absence,
    athlete_role: ROLE.athlete,
    declined: ATTENDANCE.not_attending,
  })
  await recordAnswers(
    db,
    clubId,
    userId,
    freed.map(({ session_id }) => session_id),
  )
  await db.deleteFrom('absences').where('club_id', '=', clubId).where('id', '=', id).execute()
  return true
}
