import { sql } from 'kysely'
import type { NoticeKind } from '#contract/world/notifications.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import type { Db } from '../db/client.ts'

export type Notice = {
  kind: NoticeKind
  level?: keyof typeof NOTIFICATION_LEVEL
  /** What the sentence names beside the club: `person` in those about a person. */
  values?: Record<string, string | number>
  link?: string
  about_club?: number
}

/** Notifies a person, in the list and live, in the transaction that has the reason for it. */
export async function notify(
  db: Db,
  userId: number,
  { kind, level = 'info', values = {}, link, about_club }: Notice,
): Promise<void> {
  await sql`select app.notify_person(${userId}, ${about_club ?? null},
    ${NOTIFICATION_LEVEL[level]}::smallint, ${kind}, ${JSON.stringify(values)}::jsonb,
      ${link ?? null})`.execute(db)
}

/** The same to several people. */
export async function notifyAll(
  db: Db,
  userIds: readonly number[],
  { kind, level = 'info', values = {}, link, about_club }: Notice,
): Promise<void> {
  if (userIds.length === 0) return
  await sql`select app.notify_person(person, ${about_club ?? null},
    ${NOTIFICATION_LEVEL[level]}::smallint, ${kind}, ${JSON.stringify(values)}::jsonb,
      ${link ?? null})
    from unnest(${[...userIds]}::bigint[]) person`.execute(db)
}
