import { sql, type RawBuilder } from 'kysely'
import type { UndoObstacle } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { demand } from '../../http/refusal.ts'
import { queueMeasuring } from './derived-rows.ts'
import type { EditedActivity } from './edited-activity.ts'
import { dropEmptied, partMerged, settleEdited } from './settle.ts'
import { keepUndone, keepUndoneSplit } from './statements.ts'

/** A later change of the activity with this id, in statements about a change `e`. */
const laterIn = (activity: RawBuilder<unknown>) => sql`
  select from activity_edits l
  where l.club_id = e.club_id and l.activity_id = ${activity} and l.id > e.id`

/** A split is written down in both halves; the later of them was made by it. */
const firstHalf = sql`least(e.activity_id, e.other_id)`
const secondHalf = sql`greatest(e.activity_id, e.other_id)`

/**
 * Why a change `e` cannot be undone, as UndoObstacle; null where it can. Undoing a split removes
 * the later activity, and what was done with it since would be lost silently; an activity that was
 * split after a merge shares its merged part.
 */
export const undoObstacle = sql<UndoObstacle | null>`case
  when e.kind = 'trim' and e.other_id is not null then case
    when exists (
      ${laterIn(secondHalf)}
        and not (l.kind = 'trim' and l.other_id is not distinct from ${firstHalf})
    ) then 'half-changed'
    when exists (
      ${laterIn(firstHalf)} and l.kind = 'trim' and l.other_id <> ${secondHalf}
    ) then 'split-later'
    when exists (
      select from activity_edits l
      where l.club_id = e.club_id and l.kind <> 'trim' and l.other_id = ${secondHalf}
    ) then 'half-lends'
    when (
      select count(distinct h.user_id) from activities h
      where h.club_id = e.club_id and h.id in (e.activity_id, e.other_id)
    ) > 1 then 'half-given'
  end
  when e.kind = 'merge' and exists (
    select from activity_edits l
    where l.club_id = e.club_id and l.kind = 'merge' and l.other_id = e.other_id
      and l.activity_id <> e.activity_id
  ) then 'split-later'
end`

/**
 * Undoes one change, or the last; later ones stay and are recomputed without it.
 * @throws Refusal conflict where there is none, changes_build_on_it where it cannot be undone
 *   before others, or would leave nothing
 */
export async function undoEdit(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  editId?: number,
): Promise<void> {
  const edit = await db
    .selectFrom('activity_edits as e')
    .select(['e.id', 'e.kind', 'e.other_id', undoObstacle.as('obstacle')])
    .where('e.club_id', '=', clubId)
    .where('e.activity_id', '=', activity.id)
    .$if(editId !== undefined, (asked) => asked.where('e.id', '=', editId ?? 0))
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  demand(edit !== undefined, editId === undefined ? 'conflict' : 'not_found')
  demand(edit.obstacle === null, 'changes_build_on_it')
  if (edit.kind === 'trim' && edit.other_id !== null)
    return joinHalves(db, clubId, activity, edit.other_id)
  const parted =
    edit.kind === 'merge' ? await partMerged(db, clubId, { edit_id: edit.id }) : undefined
  await run(db, keepUndone, { club_id: clubId, id: edit.id })
  await db
    .deleteFrom('activity_edits')
    .where('club_id', '=', clubId)
    .where('id', '=', edit.id)
    .execute()
  const { emptied } = await settleEdited(db, clubId, [activity.id], parted)
  demand(!emptied.includes(activity.id), 'changes_build_on_it')
}

/**
 * The half that was made by the split is deleted, and its efforts are moved back; what was measured
 * on it goes with it.
 */
async function joinHalves(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  otherId: number,
): Promise<void> {
  const [first = activity.id, half = otherId] = [activity.id, otherId].toSorted(
    (one, other) => one - other,
  )
  await queueMeasuring(db, clubId, [half])
  await db
    .updateTable('efforts')
    .set({ activity_id: first })
    .where('club_id', '=', clubId)
    .where('activity_id', '=', half)
    .execute()
  await run(db, keepUndoneSplit, { club_id: clubId, first_id: first, half_id: half })
  await db
    .deleteFrom('activity_edits')
    .where('club_id', '=', clubId)
    .where('activity_id', '=', first)
    .where('kind', '=', 'trim')
    .where('other_id', '=', half)
    .execute()
  const removed = await db
    .deleteFrom('activities')
    .where('club_id', '=', clubId)
    .where('id', '=', half)
    .returning('session_id')
    .execute()
  const session_ids = removed.flatMap(({ session_id }) => session_id ?? [])
  await settleEdited(db, clubId, [first], { session_ids, user_ids: [activity.user_id] })
  await dropEmptied(db, clubId, session_ids, activity.user_id)
}
