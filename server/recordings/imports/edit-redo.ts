import type { EditKind } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { demand } from '../../http/refusal.ts'
import { noteSeats, type KnownSeat } from '../telemetry/open.ts'
import { makeEdit, type NewEdit } from './edit-commands.ts'
import type { EditedActivity, Made } from './edited-activity.ts'
import { keepRecording } from './kept-recording.ts'
import { settleEdited } from './settle.ts'
import { putEditBack } from './statements.ts'

/** A change that was taken back; its times are the recording's own. */
export type Undone = NonNullable<Awaited<ReturnType<typeof lastUndone>>>

/** The change that would be made again next. */
export async function lastUndone(db: Db, clubId: ClubId, activityId: number) {
  return db
    .selectFrom('undone_edits')
    .select(({ ref }) => [
      'id',
      ref('kind').$castTo<EditKind>().as('kind'),
      'start',
      'finish',
      'seconds',
      'other_id',
    ])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', activityId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

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
  await keepRecording(db, clubId, id)
  await noteSeats(db, clubId, seats)
  await run(db, putEditBack, { club_id: clubId, id: undone.id })
  const { emptied } = await settleEdited(db, clubId, [id])
  demand(!emptied.includes(id), 'changes_build_on_it')
  return { id, other_id: undone.other_id }
}
