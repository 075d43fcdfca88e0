import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import type { EditedActivity } from './edit-commands.ts'
import { dropEmptied, partMerged, settleEdited } from './settle.ts'

type LastEdit = { id: number; kind: string; other_id: number | null; halves_used: boolean }

/**
 * Takes back the last change. False when there is none, or when the halves of a split cannot be one again: the other one was changed since, is
 * somebody else's now, or something was taken from the half that would go.
 */
export async function undoLastEdit(db: Db, clubId: ClubId, activity: EditedActivity): Promise<boolean> {
  const { rows } = await sql<LastEdit>`
    select e.id, e.kind, e.other_id, (
        exists (select from activity_edits l where l.club_id = e.club_id and l.activity_id = e.other_id and l.id > e.id
          and not (l.kind = 'trim' and l.other_id = e.activity_id))
        or exists (select from activity_edits t where t.club_id = e.club_id and t.kind <> 'trim' and t.other_id = greatest(e.activity_id, e.other_id))
        or exists (select from activities o where o.club_id = e.club_id and o.id = e.other_id and o.user_id <> ${activity.user_id})) as halves_used
    from activity_edits e where e.club_id = ${clubId} and e.activity_id = ${activity.id} order by e.id desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return false
  if (last.kind === 'trim' && last.other_id !== null) return !last.halves_used && joinHalves(db, clubId, activity, last.other_id)
  const parted = last.kind === 'merge' ? await partMerged(db, clubId, sql`e.id = ${last.id}`) : undefined
  await db.deleteFrom('activity_edits').where('club_id', '=', clubId).where('id', '=', last.id).execute()
  await settleEdited(db, clubId, [activity.id], parted)
  return true
}

/** The half that was made by the split goes, and its efforts come back. */
async function joinHalves(db: Db, clubId: ClubId, activity: EditedActivity, otherId: number): Promise<boolean> {
  const [first = activity.id, half = otherId] = [activity.id, otherId].toSorted((one, other) => one - other)
  const { rows } = await sql<{ session_id: number | null }>`
    with back as (update efforts set activity_id = ${first} where club_id = ${clubId} and activity_id = ${half}),
    whole as (delete from activity_edits where club_id = ${clubId} and activity_id = ${first} and kind = 'trim' and other_id = ${half})
    delete from activities where club_id = ${clubId} and id = ${half} returning session_id`.execute(db)
  const session_ids = rows.flatMap(({ session_id }) => session_id ?? [])
  await settleEdited(db, clubId, [first], { session_ids, user_ids: [activity.user_id] })
  await dropEmptied(db, clubId, session_ids, activity.user_id)
  return true
}
