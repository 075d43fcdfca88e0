import { sql, type RawBuilder } from 'kysely'
import type { EditKind } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { notingSeats, type KnownSeat } from '../telemetry/open.ts'
import { makeEdit, type NewEdit } from './edit-commands.ts'
import type { EditedActivity, Made } from './edited-activity.ts'
import { keepingRecording } from './kept-recording.ts'
import { settleEdited } from './settle.ts'

/** A change that was taken back; its times are the recording's own. */
export type Undone = {
  id: number
  kind: EditKind
  start: number | null
  finish: number | null
  seconds: number | null
  other_id: number | null
}

/** The change that would be made again next. */
export async function lastUndone(
  db: Db,
  clubId: ClubId,
  activityId: number,
): Promise<Undone | undefined> {
  const { rows } = await sql<Undone>`
    select id, kind, start, finish, seconds, other_id
    from undone_edits
    where club_id = ${clubId} and activity_id = ${activityId}
    order by id desc
    limit 1`.execute(db)
  return rows[0]
}

/**
 * A statement step that keeps changes, read as activity_edits from `removed`, so that they can be
 * redone.
 */
export const keepingUndone = (removed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  undone as (
    insert into undone_edits
      (club_id, activity_id, edit_id, kind, start, finish, seconds, other_id, creator_id,
        created_at)
    select
      club_id, activity_id, id, kind, start, finish, seconds, other_id, creator_id, created_at
    from ${removed}
  )`

type Redone = {
  activity: EditedActivity
  other: EditedActivity | null
  undone: Undone
  seats: readonly KnownSeat[]
  by: number
}

/** What is asked of it: on the clock that is shown, as a new change is. */
export const shownEdit = (
  { clock_offset }: EditedActivity,
  { kind, start, other_id }: Undone,
): NewEdit => ({
  kind,
  ...(start !== null && { start: start - clock_offset }),
  ...(other_id !== null && { other_id }),
})

/**
 * Redoes a change at its old position in the list; a change that splits or merges activities is
 * made as a new one.
 * @throws Refusal changes_build_on_it where nothing would be left
 */
export async function redoEdit(
  db: Db,
  clubId: ClubId,
  { activity, other, undone, seats, by }: Redone,
): Promise<Made> {
  const isNewEdit = undone.kind === 'split' || undone.kind === 'merge'
  const made = isNewEdit
    ? await makeEdit(db, clubId, { activity, other, edit: shownEdit(activity, undone), seats, by })
    : await putBack(db, clubId, activity, undone, seats)
  await db
    .deleteFrom('undone_edits')
    .where('club_id', '=', clubId)
    .where('id', '=', undone.id)
    .execute()
  return made
}

async function putBack(
  db: Db,
  clubId: ClubId,
  { id }: EditedActivity,
  undone: Undone,
  seats: readonly KnownSeat[],
): Promise<Made> {
  await sql`
    with ${keepingRecording(clubId, id)},
    seated as (${notingSeats(clubId, seats)})
    insert into activity_edits
      (club_id, id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at)
    overriding system value
    select
      club_id, edit_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
    from undone_edits
    where club_id = ${clubId} and id = ${undone.id}`.execute(db)
  const { emptied } = await settleEdited(db, clubId, [id])
  demand(!emptied.includes(id), 'changes_build_on_it')
  return { id, other_id: undone.other_id }
}
