import type { ClubId, Db } from '../db/client.ts'

/** Adds an exercise of the club's own; the same name in any case is a conflict. */
export async function addExercise(db: Db, clubId: ClubId, name: string): Promise<{ id: number; name: string }> {
  const tidy = name.trim().replaceAll(/\s+/g, ' ')
  const { id } = await db.insertInto('exercises').values({ club_id: clubId, name: tidy }).returning('id').executeTakeFirstOrThrow()
  return { id, name: tidy }
}
