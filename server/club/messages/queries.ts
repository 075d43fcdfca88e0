import { sql } from 'kysely'
import { THREAD_KINDS, type Thread, type ThreadDetail } from '#contract/club/messages.ts'
import { Id, nullable, T, WordOf } from '#contract/schema.ts'
import { isCoachLike } from '#domain/constants/roles.ts'
import { agesOf, hasMinors, isOpenToGuardians, threadState } from '#domain/messages/safety.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { ThreadReader, threadName, type LoadedThread } from './facts.ts'
import { belonging, lastOf, mayBelong, MOST_THREADS, unread } from './thread-parts.ts'
import { isNamed } from '../../db/hiding.ts'

const Row = T.Object({
  id: Id,
  kind: WordOf(...THREAD_KINDS),
  name: nullable(T.String()),
  squad_id: nullable(Id),
  crew_id: nullable(Id),
  session_id: nullable(Id),
  muted: T.Boolean(),
  readers: T.Array(ThreadReader),
  unread: T.Integer(),
  last: nullable(
    T.Object({
      text: nullable(T.String()),
      author: nullable(T.String()),
      is_own: T.Boolean(),
      sent_at: T.String(),
    }),
  ),
})

type ThreadFilter = { welfare: boolean; page: number; limit: number }

/**
 * Threads the viewer belongs to, the latest first; for a welfare person those with members under 18
 * in which something was written.
 */
export async function threadsOf(
  db: Db,
  clubId: ClubId,
  { user_id }: Viewer,
  { welfare, page, limit }: ThreadFilter,
): Promise<{ threads: Thread[]; total: number }> {
  const rows = await checkedRows(db, Row, threadRows(clubId, user_id, welfare))
  const all = rows.flatMap(({ readers, ...row }): Thread[] => {
    const ages = agesOf(readers)
    const belongs = readers.some((reader) => reader.user_id === user_id)
    if (welfare ? !hasMinors(ages) : !belongs) return []
    const state = threadState(ages)
    const people_count = readers.length
    // Who reads it as a welfare person opens it first, and that is noted.
    const last = row.last && !belongs ? { ...row.last, text: null, author: null } : row.last
    return [{ ...row, last, belongs, state, has_minors: hasMinors(ages), people_count }]
  })
  return { threads: all.slice((page - 1) * limit, page * limit), total: all.length }
}

function threadRows(clubId: ClubId, userId: number, welfare: boolean) {
  const readable = sql`g.club_id = t.club_id and g.thread_id = t.id and g.number >= t.from_number`
  return sql`
    with chosen as (
      select t.*, coalesce(p.from_number, case when ${welfare} then 1 else t.last_number + 1 end)
        as from_number, coalesce(p.read_number, 0) as read_number,
        coalesce(p.muted, false) as muted
      from message_threads t
      left join message_people p on p.club_id = t.club_id and p.thread_id = t.id
        and p.user_id = ${userId}
      where t.club_id = ${clubId}
        and ${welfare ? sql`t.last_number > 0` : mayBelong(userId)}
      order by t.last_at desc, t.id desc
      limit ${MOST_THREADS}
    ),
    ${belonging}
    select t.id, t.kind, ${threadName} as name, t.squad_id, t.crew_id, t.session_id, t.muted,
      coalesce(b.readers, '[]') as readers,
      case when ${welfare} then 0 else ${unread(readable, userId)} end as unread,
      ${lastOf(readable, userId, sql`'is_own', g.user_id = ${userId},`)} as last
    from chosen t
    left join belonging b on b.thread_id = t.id
    order by t.last_at desc, t.id desc`
}

const Person = T.Object({
  id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  is_blocked: T.Boolean(),
})

/**
 * A thread with the names of those who belong to it. Who lets nobody see them is named to those who
 * would find them elsewhere, and counted for the others.
 */
export async function threadDetail(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  thread: LoadedThread,
): Promise<ThreadDetail> {
  const { readers, ages, belongs, id, kind, name, squad_id, crew_id, session_id } = thread
  const ids = readers.map(({ user_id }) => user_id)
  const people = await checkedRows(db, Person, peopleNamed(clubId, viewer, ids))
  const kept = await checkedRow(
    db,
    T.Object({ days: nullable(T.Integer()) }),
    sql`select messages_kept_days as days from clubs where id = ${clubId}`,
  )
  const idsOf = (those: readonly ThreadReader[]) => new Set(those.map(({ user_id }) => user_id))
  const coaches = idsOf(readers.filter(({ roles }) => isCoachLike(roles)))
  const guarded = idsOf(readers.filter((one) => one.guarded && isOpenToGuardians(ages)))
  return {
    id,
    kind,
    name,
    squad_id,
    crew_id,
    session_id,
    belongs,
    state: threadState(ages),
    has_minors: hasMinors(ages),
    muted: thread.muted ?? false,
    unread: 0,
    people_count: readers.length,
    people: people.map((person) => ({
      ...person,
      is_coach: coaches.has(person.id),
      has_guardian: guarded.has(person.id),
    })),
    others: readers.length - people.length,
    guarded_count: guarded.size,
    kept_days: kept?.days ?? null,
  }
}

function peopleNamed(clubId: ClubId, viewer: Viewer, ids: readonly number[]) {
  return sql`
    select u.id, u.full_name, u.picture, k.user_id is not null as is_blocked
    from users u
    left join message_blocks k on k.club_id = ${clubId} and k.user_id = ${viewer.user_id}
      and k.blocked_id = u.id
    where u.id = any (${[...ids]}::bigint[]) and ${isNamed(sql`u.id`)}
    order by u.last_name collate names, u.first_name collate names, u.id`
}
