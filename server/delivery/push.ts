import { sql } from 'kysely'
import { nameInMail } from '#domain/rules/names.ts'
import { inTransaction, type Db } from '../db/client.ts'
import { sendPush, type PushMessage, type PushParts } from '../push/send.ts'
import { dueOf, settle } from './delivery.ts'
import type { Receiver } from './receivers.ts'
import { placeOf, sentenceOutside, sessionLines, type DueNotice } from './sentences.ts'

/**
 * Sends what is due of a person to their devices, one notice after the other and while no transaction
 * is open. One that is sent again, since the worker died before it was marked, takes its own place.
 * @throws when no device can be reached now
 */
export async function pushDue(parts: PushParts, user_id: number): Promise<void> {
  const within = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
  const due = await within(async (db) => ({
    ...(await dueOf(db, { user_id, way: 'push' })),
    unread: await unreadOf(db, user_id),
  }))
  for (const notice of due.notices ?? []) {
    if (!due.receiver) return
    const message = messageOf(due.receiver, notice, due.unread)
    const reached = await sendPush(parts, user_id, message)
    await within((db) => settle(db, 'push', reached > 0 ? 'sent' : 'none', [notice]))
  }
}

function messageOf({ language }: Receiver, notice: DueNotice, unread: number): PushMessage {
  const [session = ''] = sessionLines(language, notice, 1)
  return {
    title: sentenceOutside(language, notice),
    body: session || nameInMail(notice.club_name ?? ''),
    link: placeOf(notice),
    tag: `notice-${notice.id}`,
    language,
    unread,
  }
}

async function unreadOf(db: Db, userId: number): Promise<number> {
  const { number } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('number'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('in_app', '=', true)
    .executeTakeFirstOrThrow()
  return number
}
