import { sql } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import type { EditedActivity } from './edit-commands.ts'
import { settleEdited } from './settle.ts'

type LastEdit = { id: number; kind: string; other_id: number | null; other_session_id: number | null; later: number }

/** Takes back the last change. False when there is none, or when the other half of a split was changed since. */
export async function undoLastEdit(db: Db, clubId: ClubId, activity: EditedActivity): Promise<boolean> {
  const { rows } = await sql<LastEdit>`
    select e.id, e.kind, e.other_id, e.other_session_id,
      (select count(*)::int from activity_edits l where l.club_id = e.club_id and l.activity_id = e.other_id and l.id > e.id
        and l.other_id is distinct from e.activity_id) as later
    from activity_edits e where e.club_id = ${clubId} and e.activity_id = ${activity.id} order by e.id desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return false
  if (last.kind === 'trim' && last.other_id !== null) return last.later === 0 && joinHalves(db, clubId, activity, last)
  await sql`
    with apart as (
      update activities set merged_into = null, session_id = ${last.other_session_id}
      where club_id = ${clubId} and id = ${last.other_id} and merged_into = ${activity.id} and ${last.kind}::text = 'merge'
    ), again as (select app.restore_sessions(array[${last.other_session_id}::bigint]) where ${last.other_session_id}::bigint is not null)
    delete from activity_edits where club_id = ${clubId} and id = ${last.id} and (select count(*) from again) >= 0`.execute(db)
  await settleEdited(db, clubId, [activity.id], last.other_session_id === null ? [] : [last.other_session_id])
  return true
}

/** The half that was made by the split goes, and its efforts come back. */
async function joinHalves(db: Db, clubId: ClubId, activity: EditedActivity, { other_id }: LastEdit): Promise<boolean> {
  const [first = activity.id, half = activity.id] = [activity.id, other_id ?? 0].toSorted((one, other) => one - other)
  const { rows } = await sql<{ session_id: number | null }>`
    with back as (update efforts set activity_id = ${first} where club_id = ${clubId} and activity_id = ${half}),
    whole as (delete from activity_edits where club_id = ${clubId} and activity_id = ${first} and kind = 'trim' and other_id = ${half})
    delete from activities where club_id = ${clubId} and id = ${half} returning session_id`.execute(db)
  const touched = rows.flatMap(({ session_id }) => session_id ?? [])
  await settleEdited(db, clubId, [first], touched)
  return true
}
