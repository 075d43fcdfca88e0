import { sql, type RawBuilder } from 'kysely'
import type { UndoObstacle } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { keepingUndone } from './edit-redo.ts'
import type { EditedActivity } from './edited-activity.ts'
import { dropEmptied, partMerged, settleEdited } from './settle.ts'

type Undone = { id: number; kind: string; other_id: number | null; obstacle: UndoObstacle | null }

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
export const undoObstacle = sql`case
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
  const { rows } = await sql<Undone>`
    select e.id, e.kind, e.other_id, ${undoObstacle} as obstacle
    from activity_edits e
    where e.club_id = ${clubId} and e.activity_id = ${activity.id}
      and ${editId === undefined ? sql`true` : sql`e.id = ${editId}`}
    order by e.id desc
    limit 1`.execute(db)
  const [edit] = rows
  demand(edit !== undefined, editId === undefined ? 'conflict' : 'not_found')
  demand(edit.obstacle === null, 'changes_build_on_it')
  if (edit.kind === 'trim' && edit.other_id !== null)
    return joinHalves(db, clubId, activity, edit.other_id)
  const parted =
    edit.kind === 'merge' ? await partMerged(db, clubId, sql`e.id = ${edit.id}`) : undefined
  await sql`
    with removed as (
      delete from activity_edits where club_id = ${clubId} and id = ${edit.id} returning *
    ),
    ${keepingUndone(sql`removed`)}
    select`.execute(db)
  const { emptied } = await settleEdited(db, clubId, [activity.id], parted)
  demand(!emptied.includes(activity.id), 'changes_build_on_it')
}

/** The half that was made by the split is deleted, and its efforts are moved back. */
async function joinHalves(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  otherId: number,
): Promise<void> {
  const [first = activity.id, half = otherId] = [activity.id, otherId].toSorted(
    (one, other) => one - other,
  )
  const { rows } = await sql<{ session_id: number | null }>`
    with back as (
      update efforts set activity_id = ${first}
      where club_id = ${clubId} and activity_id = ${half}
    ),
    whole as (
      delete from activity_edits
      where club_id = ${clubId} and activity_id = ${first} and kind = 'trim' and other_id = ${half}
      returning *
    ),
    ${keepingUndone(splitOf(sql`whole`))}
    delete from activities where club_id = ${clubId} and id = ${half}
    returning session_id`.execute(db)
  const session_ids = rows.flatMap(({ session_id }) => session_id ?? [])
  await settleEdited(db, clubId, [first], { session_ids, user_ids: [activity.user_id] })
  await dropEmptied(db, clubId, session_ids, activity.user_id)
}

/** The split that the cut of a first half, read from `cut`, was made by. */
const splitOf = (cut: RawBuilder<unknown>) => sql`(
  select
    club_id, activity_id, id, 'split' as kind, finish as start, null::float8 as finish, seconds,
    null::bigint as other_id, creator_id, created_at
  from ${cut}
) w`
