import { sql } from 'kysely'
import type { Change } from '#contract/sockets.ts'
import { anyOf } from '../../db/any-of.ts'
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
  const own = await db
    .selectFrom('notifications')
    .select(['id', 'read_at'])
    .where('user_id', '=', userId)
    .where((eb) =>
      id === 'all'
        ? eb.and([eb('read_at', 'is', null), eb('in_app', '=', true)])
        : eb('id', '=', id),
    )
    .forUpdate()
    .execute()
  if (own.length === 0 && id !== 'all') return false
  const unread = own.filter(({ read_at }) => read_at === null)
  const read = unread.length
  if (read > 0) {
    await db
      .updateTable('notifications')
      .set({ read_at: sql`now()` })
      .where('id', '=', anyOf(unread.map((notice) => notice.id)))
      .execute()
    await sql`insert into user_stamps (user_id) values (${userId}) on conflict (user_id) do update
      set notifications = now()`.execute(db)
    const change: Change = { to: 'user', user_id: userId, event: 'timestamps' }
    await sql`select app.send_live(${JSON.stringify(change)}::jsonb)`.execute(db)
  }
  return read
}
