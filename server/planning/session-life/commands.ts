import type { ClubId, Db } from '../../db/client.ts'

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
