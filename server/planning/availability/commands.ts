import { sql } from 'kysely'
import type { addAbsence, Slot } from '#contract/planning/availability.ts'
import type { Input } from '#contract/endpoint.ts'
import type { UnwellDays } from '#domain/rules/unwell-days.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { startAnswers } from '../attendance/open.ts'
import { answerWith, recordAnswers, takeBack } from './absence-answers.ts'

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
 * person's own. `by` is a guardian who enters it for the person.
 */
export async function saveAbsence(
  db: Db,
  clubId: ClubId,
  userId: number,
  { from_date, until_date, reason, note }: NewAbsence,
  by: number = userId,
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
      entered_by: by === userId ? null : by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answered = await answerWith(db, clubId, { id, reason, takesOver: false })
  await recordAnswers(db, clubId, userId, { answered, by })
  return { id, answered: answered.length }
}

/**
 * Takes the absence back, and the answers it gave, of what is not over; what lies in other days away
 * is answered by these. False for one that is not the person's, and to somebody else for one that
 * came from a morning.
 */
export async function removeAbsence(
  db: Db,
  clubId: ClubId,
  userId: number,
  id: number,
  by: number = userId,
): Promise<boolean> {
  const own = await db
    .selectFrom('absences')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(by !== userId, (absences) => absences.where('from_morning', '=', false))
    .forUpdate()
    .executeTakeFirst()
  if (!own) return false
  const freed = await takeBack(db, clubId, [id])
  await db.deleteFrom('absences').where('club_id', '=', clubId).where('id', '=', id).execute()
  await startAnswers(db, clubId, freed)
  const answered = freed.map(({ session_id }) => session_id)
  await recordAnswers(db, clubId, userId, { answered, by })
  return true
}

export const UNWELL = ['ill', 'injured'] as const
export type UnwellReason = (typeof UNWELL)[number]
type Unwell = UnwellDays & { reason: UnwellReason }

/** The days away that came from mornings, held until the transaction ends. */
export async function unwellDaysOf(db: Db, clubId: ClubId, userId: number): Promise<Unwell[]> {
  const rows = await db
    .selectFrom('absences')
    .select(['id', 'from_date', 'until_date', 'reason'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('from_morning', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return UNWELL.flatMap((reason) =>
    rows.filter((row) => row.reason === reason).map((row) => ({ ...row, reason })),
  )
}

export async function removeUnwellDays(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<void> {
  for (const id of ids)
    await db.deleteFrom('absences').where('club_id', '=', clubId).where('id', '=', id).execute()
}

export async function moveUnwellDays(
  db: Db,
  clubId: ClubId,
  { id, from_date, until_date }: UnwellDays,
) {
  await db
    .updateTable('absences')
    .set({ from_date, until_date })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

export async function addUnwellDays(
  db: Db,
  clubId: ClubId,
  userId: number,
  spans: readonly Omit<Unwell, 'id'>[],
): Promise<Pick<Unwell, 'id' | 'reason'>[]> {
  const added = []
  for (const { reason, ...days } of spans) {
    const row = { ...days, club_id: clubId, user_id: userId, reason, from_morning: true }
    const { id } = await db
      .insertInto('absences')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    added.push({ id, reason })
  }
  return added
}
