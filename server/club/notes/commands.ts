import { sql } from 'kysely'
import type { Note } from '#contract/club/notes.ts'
import type { Db } from '../../db/client.ts'

const SHOWN = ['id', 'text', 'created_at', 'updated_at'] as const

export const writeNote = (
  db: Db,
  userId: number,
  text: string,
  createdAt: string | undefined,
): Promise<Note> =>
  db
    .insertInto('notes')
    .values({
      user_id: userId,
      text,
      ...(createdAt !== undefined && {
        created_at: sql<string>`least(now(), ${createdAt}::timestamptz)`,
      }),
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()

export const changeNote = (
  db: Db,
  userId: number,
  id: number,
  text: string,
): Promise<Note | undefined> =>
  db
    .updateTable('notes')
    .set({ text, updated_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst()

/** Whether there was one. */
export async function removeNote(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
