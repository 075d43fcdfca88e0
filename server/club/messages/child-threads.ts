import { sql } from 'kysely'
import { THREAD_KINDS } from '#contract/club/messages.ts'
import type { ChildThread } from '#contract/club/guardians-messages.ts'
import { Id, nullable, T, WordOf } from '#contract/schema.ts'
import { agesOf, isOpenToGuardians } from '#domain/messages/safety.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { threadName, threadOfChild, ThreadReader, type Guarded } from './facts.ts'
import { readNotices, showChange } from './notify.ts'
import { belonging, lastOf, mayBelong, MOST_THREADS, unread } from './thread-parts.ts'

const Row = T.Object({
  id: Id,
  kind: WordOf(...THREAD_KINDS),
  name: nullable(T.String()),
  readers: T.Array(ThreadReader),
  unread: T.Integer(),
  last: nullable(
    T.Object({ text: nullable(T.String()), author: nullable(T.String()), sent_at: T.String() }),
  ),
})

/** Threads of a child that its guardian may read, the latest first. */
export async function threadsOfChild(
  db: Db,
  clubId: ClubId,
  guarded: Guarded,
): Promise<ChildThread[]> {
  const rows = await checkedRows(db, Row, threadRows(clubId, guarded))
  return rows.flatMap(({ readers, ...row }) => {
    const isIn = readers.some(({ user_id }) => user_id === guarded.child_id)
    if (!isIn || !isOpenToGuardians(agesOf(readers))) return []
    return [{ ...row, people_count: readers.length }]
  })
}

function threadRows(clubId: ClubId, { child_id, guardian_id, since }: Guarded) {
  const readable = sql`g.club_id = t.club_id and g.thread_id = t.id and g.number >= t.from_number
    and g.with_adult and g.sent_at >= ${since}::timestamptz`
  return sql`
    with chosen as (
      select t.*, coalesce(p.from_number, t.last_number + 1) as from_number,
        coalesce(r.read_number, 0) as read_number
      from message_threads t
      left join message_people p on p.club_id = t.club_id and p.thread_id = t.id
        and p.user_id = ${child_id}
      left join message_guardians r on r.club_id = t.club_id and r.thread_id = t.id
        and r.user_id = ${guardian_id}
      where t.club_id = ${clubId} and t.kind <> 'coaches' and ${mayBelong(child_id)}
      order by t.last_at desc, t.id desc
      limit ${MOST_THREADS}
    ),
    ${belonging}
    select t.id, t.kind, ${threadName} as name, coalesce(b.readers, '[]') as readers,
      ${unread(readable, guardian_id)} as unread, ${lastOf(readable, child_id)} as last
    from chosen t
    left join belonging b on b.thread_id = t.id
    order by t.last_at desc, t.id desc`
}

/**
 * Notes that a guardian has read up to a number; it never goes back.
 * @throws Refusal not_found
 */
export async function markReadByGuardian(
  db: Db,
  club_id: ClubId,
  guarded: Guarded,
  { id, number }: { id: number; number: number },
): Promise<void> {
  const { guardian_id: user_id } = guarded
  const thread = await threadOfChild(db, club_id, guarded, id)
  const read_number = Math.min(number, thread.last_number)
  await readNotices(db, user_id, `/children/%/clubs/${club_id}/messages/${id}`)
  if (read_number <= (thread.read_number ?? 0)) return
  await db
    .insertInto('message_guardians')
    .values({ club_id, thread_id: id, user_id, read_number })
    .onConflict((on) =>
      on.columns(['club_id', 'thread_id', 'user_id']).doUpdateSet({ read_number }),
    )
    .execute()
  await showChange(db, club_id, { thread_id: id, what: 'read', user_ids: [user_id] })
}
