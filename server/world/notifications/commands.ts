import { sql } from 'kysely'
import type { Change } from '#contract/live.ts'
import type { Db } from '../../db/client.ts'

/**
 * Marks one notice of a person, or all of them, as read, and notifies their other screens. Returns
 * false for a notice that is not theirs; else how many were unread.
 */
export async function markRead(
  db: Db,
  userId: number,
  id: number | 'all',
): Promise<number | false> {
  const { rows } = await sql<{ there: number; read: number }>`
    with own as (select id, read_at from notifications where user_id = ${userId}
      and ${id === 'all' ? sql`read_at is null` : sql`id = ${id}`} for update),
      done as (update notifications n set read_at = now() from own
        where n.id = own.id and own.read_at is null returning n.id)
    select (select count(*) from own) as there, (select count(*) from done) as read`.execute(db)
  const { there = 0, read = 0 } = rows[0] ?? {}
  if (there === 0 && id !== 'all') return false
  if (read > 0) {
    await sql`insert into user_stamps (user_id) values (${userId}) on conflict (user_id) do update
      set notifications = now()`.execute(db)
    await sql`select app.tell(${JSON.stringify({ to: 'user', user_id: userId, event: 'timestamps' } satisfies Change)}::jsonb)`.execute(
      db,
    )
  }
  return read
}
