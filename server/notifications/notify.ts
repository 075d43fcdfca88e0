import { sql } from 'kysely'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import type { Db } from '../db/client.ts'

/** Kinds of notices; the client has a sentence for each in four languages. */
export type NoticeKind =
  | 'member-joined'
  | 'join-requested'
  | 'join-approved'
  | 'join-rejected'
  | 'roles-changed'
  | 'removed-from-club'
  | 'impersonated'
  | 'export-ready'

export type Notice = {
  kind: NoticeKind
  level?: keyof typeof NOTIFICATION_LEVEL
  values?: Record<string, string | number>
  link?: string
  about_club?: number
}

/** Tells a person something, in the list and live, in the transaction that has the reason for it. */
export async function notify(db: Db, userId: number, { kind, level = 'info', values = {}, link, about_club }: Notice): Promise<void> {
  await sql`select app.notify_person(${userId}, ${about_club ?? null}, ${NOTIFICATION_LEVEL[level]}::smallint, ${kind}, ${JSON.stringify(values)}::jsonb, ${link ?? null})`.execute(
    db,
  )
}

/** The same to several people. */
export async function notifyAll(
  db: Db,
  userIds: readonly number[],
  { kind, level = 'info', values = {}, link, about_club }: Notice,
): Promise<void> {
  if (userIds.length === 0) return
  await sql`select app.notify_person(person, ${about_club ?? null}, ${NOTIFICATION_LEVEL[level]}::smallint, ${kind}, ${JSON.stringify(values)}::jsonb, ${link ?? null})
    from unnest(${[...userIds]}::bigint[]) person`.execute(db)
}
