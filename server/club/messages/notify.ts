import { sql } from 'kysely'
import type { Change } from '#contract/sockets.ts'
import { Id, T } from '#contract/schema.ts'
import { isOpenToGuardians } from '#domain/messages/safety.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { notifyAll, notifyEach } from '../../delivery/notify.ts'
import { blockersOf, type LoadedThread } from './facts.ts'

export const linkOf = (threadId: number) => `/messages/${threadId}`

type Written = {
  thread: Thread & Pick<LoadedThread, 'name'>
  by: number
  /** Who is to know of it; all who read it see it. */
  user_ids: readonly number[]
}

/**
 * Leaves one unread notice of a thread with everybody who does not mute it and has not blocked who
 * wrote.
 */
export async function notifyOfMessage(
  db: Db,
  clubId: ClubId,
  { thread, by, user_ids }: Written,
): Promise<void> {
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select w.id
      from app.without_notice(${[...user_ids]}::bigint[], ${linkOf(thread.id)}) w (id)
      where not exists (select from message_people p where p.club_id = ${clubId}
          and p.thread_id = ${thread.id} and p.user_id = w.id and p.muted)
        and not exists (select from message_blocks k where k.club_id = ${clubId}
          and k.user_id = w.id and k.blocked_id = ${by})
      order by w.id`,
  )
  const values = thread.name === null ? {} : { thread: thread.name }
  const link = linkOf(thread.id)
  const guardians = await guardiansToNotify(db, clubId, { thread, by, user_ids })
  await notifyEach(db, { kind: 'message', by, about_club: clubId, guardians: 'apart' }, [
    ...rows.map(({ id }) => ({ user_id: id, values, link })),
    ...guardians.map(({ child, ...one }) => ({ ...one, values: { ...values, child } })),
  ])
}

const Guardian = T.Object({
  guardian_id: Id,
  child: T.String(),
  link: T.String(),
  has_notice: T.Boolean(),
})

type Thread = Pick<LoadedThread, 'id' | 'readers' | 'ages'>

/** Guardians of some who read a thread, who do not belong to it themselves; none of minors alone. */
async function guardiansOf(
  db: Db,
  { id, readers, ages }: Thread,
  isAsked: (userId: number) => boolean,
) {
  const guarded = readers.filter((one) => one.guarded && isAsked(one.user_id))
  if (guarded.length === 0 || !isOpenToGuardians(ages)) return []
  const children = guarded.map(({ user_id }) => user_id)
  const rows = await checkedRows(
    db,
    Guardian,
    sql`select * from app.thread_guardians(${id}, ${children}::bigint[])`,
  )
  const belonging = new Set(readers.map(({ user_id }) => user_id))
  return rows.filter(({ guardian_id }) => !belonging.has(guardian_id))
}

/** All guardians who read a thread along. */
export const guardiansAlong = async (db: Db, thread: Thread): Promise<number[]> =>
  (await guardiansOf(db, thread, () => true)).map(({ guardian_id }) => guardian_id)

/**
 * The guardians of those whom a message is for, unless the child has blocked who wrote it, or an
 * unread notice leads to the thread already.
 */
async function guardiansToNotify(
  db: Db,
  clubId: ClubId,
  { thread, by, user_ids }: Written,
): Promise<{ user_id: number; child: string; link: string }[]> {
  if (!thread.readers.some(({ guarded }) => guarded)) return []
  const unwilling = new Set(await blockersOf(db, clubId, by))
  const asked = new Set(user_ids.filter((id) => !unwilling.has(id)))
  const rows = await guardiansOf(db, thread, (id) => asked.has(id))
  return rows
    .filter(({ has_notice }) => !has_notice)
    .map(({ guardian_id, child, link }) => ({ user_id: guardian_id, child, link }))
}

/** PostgreSQL sends at most 8,000 bytes at once. */
const MOST_PEOPLE = 400

type Shown = { thread_id: number; what: 'written' | 'read'; user_ids: readonly number[] }

/** Refreshes the open screens of people, at commit: only theirs who belong to the thread now. */
export async function showChange(
  db: Db,
  club_id: ClubId,
  { thread_id, what, user_ids }: Shown,
): Promise<void> {
  for (let from = 0; from < user_ids.length; from += MOST_PEOPLE) {
    const change: Change = {
      to: 'people',
      user_ids: user_ids.slice(from, from + MOST_PEOPLE),
      event: 'message',
      data: { club_id, thread_id, what },
    }
    await callRoutine(db, 'send_live', { message: JSON.stringify(change) })
  }
}

/** Marks the notices of a thread that a person has read now, by a pattern of where they lead. */
export async function readNotices(db: Db, userId: number, link: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('kind', '=', 'message')
    .where('link', 'like', link)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await sql`insert into user_stamps (user_id) values (${userId}) on conflict (user_id) do update
    set notifications = now()`.execute(db)
  const change: Change = { to: 'user', user_id: userId, event: 'timestamps' }
  await callRoutine(db, 'send_live', { message: JSON.stringify(change) })
}

/** Lets those who answer for the welfare of members know of a reported message. */
export async function notifyOfReport(db: Db, clubId: ClubId, by: number): Promise<void> {
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`select id from app.welfare_people() w (id) order by id`,
  )
  await notifyAll(
    db,
    rows.map(({ id }) => id),
    {
      kind: 'message-reported',
      by,
      level: 'warning',
      link: '/messages/reports',
      about_club: clubId,
    },
  )
}

/** Notes in the audit log that a thread was taken along as a file. */
export async function noteExport(
  db: Db,
  clubId: ClubId,
  viewer: { user_id: number },
  thread_id: number,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: viewer.user_id,
      about_club: clubId,
      action: 'export-messages',
      subject: JSON.stringify({ thread_id }),
    })
    .execute()
}
