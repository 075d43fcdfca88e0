import { sql } from 'kysely'
import type { Note } from '#contract/club/notes.ts'
import type { Db } from '../../db/client.ts'

type NoteFilter = { query: string; page: number; limit: number }

/**
 * Newest first; of a search every word must occur. The person in context sees nobody else's: the
 * database holds that too.
 */
export async function notesOf(
  db: Db,
  userId: number,
  { query, page, limit }: NoteFilter,
): Promise<{ notes: Note[]; total: number }> {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const rows = await db
    .selectFrom('notes')
    .select(({ fn }) => [
      'id',
      'text',
      'created_at',
      'updated_at',
      fn.countAll<number>().over().as('total'),
    ])
    .where('user_id', '=', userId)
    .where(sql<boolean>`text ilike all (${patterns}::text[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { notes: rows, total: rows[0]?.total ?? 0 }
}
