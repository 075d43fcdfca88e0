import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { nullable, T } from '#contract/schema.ts'
import { isStillWanted } from '#domain/notices/choices.ts'
import { noticeKind, type NoticeWay } from '#domain/notices/kinds.ts'
import { anyOf } from '../db/any-of.ts'
import { checkedRows } from '../db/checked-rows.ts'
import type { Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import { queueMail } from '../mail/queue.ts'
import { noticesMail, topicOf } from './notices-mail.ts'
import { receiversOf, type Receiver } from './receivers.ts'
import type { DueNotice } from './sentences.ts'

const Row = T.Object({
  id: T.Integer(),
  kind: T.String(),
  values: T.Unsafe<DueNotice['values']>({ type: 'object' }),
  link: nullable(T.String()),
  created_at: T.String(),
  club_id: nullable(T.Integer()),
  club_name: nullable(T.String()),
  time_zone: nullable(T.String()),
  default_sport_id: nullable(T.Integer()),
})

type Way = Exclude<NoticeWay, 'app'>
type Ways = { user_id: number; way: Way }
/** A notice on its way; a job that was queued by an earlier version does not name it. */
export type Delivery = Ways & { notice_id?: number }
type State = 'sent' | 'none' | 'unwanted' | 'failed'

/**
 * Mails what is due of a person, and marks it in the same transaction: so each notice goes out once,
 * wherever a worker dies. Whatever is due at once comes in one mail.
 */
export async function mailDue(db: Db, userId: number, publicUrl: string): Promise<void> {
  const due = await dueOf(db, { user_id: userId, way: 'mail' })
  if (due) await mailTo(db, due.receiver, due.notices, publicUrl)
}

export type Due = { receiver: Receiver; notices: DueNotice[] }

/** What is due of a person by a way and still wanted; null for nothing. */
export async function dueOf(db: Db, { user_id, way }: Ways): Promise<Due | null> {
  const due: DueNotice[] = await checkedRows(
    db,
    Row,
    sql`select * from app.due_notices(${user_id}, ${way})`,
  )
  const receiver = due.length > 0 ? (await receiversOf(db, [user_id])).get(user_id) : undefined
  if (!receiver) return null
  const isWanted = ({ kind: name }: DueNotice): boolean => {
    const kind = noticeKind(name)
    return kind !== null && isStillWanted(kind, receiver.choices, way, receiver)
  }
  const unwanted = due.filter((notice) => !isWanted(notice))
  await settle(db, way, 'unwanted', unwanted)
  return { receiver, notices: due.filter(isWanted) }
}

/** Notes what came of deliveries that still waited. */
export async function settle(
  db: Db,
  way: Way,
  state: State,
  notices: readonly Pick<DueNotice, 'id'>[],
): Promise<void> {
  if (notices.length === 0) return
  await db
    .updateTable('notice_deliveries')
    .set({ state, settled_at: sql<string>`now()` })
    .where('notice_id', '=', anyOf(notices.map(({ id }) => id)))
    .where('way', '=', way)
    .where('state', '=', 'waiting')
    .execute()
}

async function mailTo(
  db: Db,
  receiver: Receiver,
  notices: readonly DueNotice[],
  publicUrl: string,
): Promise<void> {
  if (notices.length === 0) return
  const { user_id, email, language } = receiver
  const topic = topicOf(notices)
  const code = topic === 'fixed' ? null : await codeFor(db, user_id, topic)
  const [{ club_id = null } = {}] = notices
  const ofOneClub = notices.every((notice) => notice.club_id === club_id)
  await queueMail(db, {
    address: email,
    language,
    template: 'notices',
    values: {
      ...noticesMail(receiver, notices),
      ...(code !== null && { unwanted: `${publicUrl}/no-notice-mails/${code}` }),
    },
    ...(ofOneClub && club_id !== null && { about_club: club_id }),
  })
  await settle(db, 'mail', 'sent', notices)
}

/** A code that stops mails of a group, or (null) all that can be stopped. */
async function codeFor(db: Db, user_id: number, kind_group: string | null): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await db
    .insertInto('notice_mail_codes')
    .values({ hash: hashOf(code), user_id, kind_group })
    .execute()
  return code
}
