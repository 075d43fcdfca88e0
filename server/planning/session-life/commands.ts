import type { ClubId, Db } from '../../db/client.ts'
import { commentsChanged } from '#contract/events.ts'
import { record } from '../../events/record.ts'

type Own = { session_id: number; user_id: number }

export async function markFavourite(
  db: Db,
  clubId: ClubId,
  { session_id, user_id }: Own,
  favourite: boolean,
): Promise<void> {
  const own = { club_id: clubId, session_id, user_id }
  if (favourite)
    await db
      .insertInto('session_favourites')
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('session_favourites')
      .where((eb) => eb.and(own))
      .execute()
}

export async function writeComment(
  db: Db,
  clubId: ClubId,
  { session_id, user_id }: Own,
  text: string,
): Promise<number> {
  const { id } = await db
    .insertInto('session_comments')
    .values({ club_id: clubId, session_id, user_id, text: text.trim() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(db, commentsChanged, { clubId, by: user_id, subject: session_id, data: {} })
  return id
}

/** Deletes one's own; false when there is none. */
export async function deleteComment(
  db: Db,
  clubId: ClubId,
  { session_id, user_id }: Own,
  id: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('session_comments')
    .where((eb) => eb.and({ club_id: clubId, session_id, user_id, id }))
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) return false
  await record(db, commentsChanged, { clubId, by: user_id, subject: session_id, data: {} })
  return true
}
