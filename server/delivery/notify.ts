import { sql } from 'kysely'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import { waysOf } from '#domain/notices/choices.ts'
import { dueAt } from '#domain/notices/due.ts'
import { KINDS, type NoticeKind } from '#domain/notices/kinds.ts'
import { T } from '#contract/schema.ts'
import { mergedForGuardian } from '#domain/notices/siblings.ts'
import type { Db } from '../db/client.ts'
import { checkedRows } from '../db/checked-rows.ts'
import { receiversOf, type Receiver } from './receivers.ts'

type About = { kind: NoticeKind; by: number | null; about_club?: number; guardians?: 'apart' }

const Row = T.Object({ guardian_id: T.Integer(), child_id: T.Integer(), child: T.String() })

/** Where a notice leads a guardian. */
const CHILDREN = '/children'

/**
 * The same notices for the guardians of those who get them, with the names of the children; of
 * siblings who get the same there is one.
 */
async function messagesToGuardians(
  db: Db,
  { kind, by, about_club, guardians }: About,
  messages: readonly Message[],
): Promise<Message[]> {
  if (!KINDS[kind].guardians || guardians === 'apart' || about_club === undefined) return []
  const people = [...new Set(messages.map(({ user_id }) => user_id))]
  const rows = await checkedRows(
    db,
    Row,
    sql`select * from app.guardians_to_notify(${about_club}, ${people}::bigint[])`,
  )
  const byGuardian = Map.groupBy(
    rows.filter(({ guardian_id }) => guardian_id !== by),
    ({ guardian_id }) => guardian_id,
  )
  return [...byGuardian].flatMap(([user_id, children]) => {
    const news = children.flatMap(({ child_id, child }) =>
      messages
        .filter((message) => message.user_id === child_id)
        .map(({ values }) => ({ child, values })),
    )
    return mergedForGuardian(news).map((values) => ({ user_id, values, link: CHILDREN }))
  })
}

export type Notice = {
  kind: NoticeKind
  level?: keyof typeof NOTIFICATION_LEVEL
  /** Who did it, and is not notified; null where nobody did. */
  by: number | null
  about_club?: number
  /** The sessions it is about, for what people have chosen by squad. */
  sessions?: readonly number[]
  link?: string | null
  /** Guardians of those who get it are notified by rules of their own. */
  guardians?: 'apart'
  /** What the sentence names beside the club: `person` in those about a person. */
  values?: object
}

/** A notice to one of several people, which differs by person. */
export type Message = { user_id: number; values: object; link: string | null }

/**
 * Notifies people by the ways they chose, in the transaction that has the reason for it: in two
 * statements however many they are. Returns how many people it concerned.
 */
export async function notifyEach(
  db: Db,
  notice: Omit<Notice, 'values' | 'link'>,
  messages: readonly Message[],
): Promise<number> {
  const others = messages.filter(({ user_id }) => user_id !== notice.by)
  if (others.length === 0) return 0
  const all = [...others, ...(await messagesToGuardians(db, notice, others))]
  const receivers = await receiversOf(
    db,
    all.map(({ user_id }) => user_id),
    { club: notice.about_club, sessions: notice.sessions },
  )
  const now = new Date()
  const rows = all.flatMap((message, place) => {
    const receiver = receivers.get(message.user_id)
    return receiver ? rowsOf(notice, message, receiver, { place, now }) : []
  })
  if (rows.length > 0) await sql`select app.add_notices(${JSON.stringify(rows)}::jsonb)`.execute(db)
  return new Set(others.map(({ user_id }) => user_id)).size
}

type At = { place: number; now: Date }

/** One row, or none where the person wants no notice of the kind. */
function rowsOf(
  { kind, level = 'info', about_club }: Omit<Notice, 'values' | 'link'>,
  message: Message,
  receiver: Receiver,
  { place, now }: At,
): object[] {
  const ways = waysOf(kind, receiver.choices, receiver.squads, receiver)
  if (ways.length === 0) return []
  const deliveries = ways
    .filter((way) => way !== 'app')
    .map((way) => ({ way, due_at: dueAt(kind, way, receiver.timing, now).toISOString() }))
  return [
    {
      place,
      ...message,
      about_club: about_club ?? null,
      level: NOTIFICATION_LEVEL[level],
      kind,
      in_app: ways.includes('app'),
      folds: KINDS[kind].folds === true,
      deliveries,
    },
  ]
}

/** Notifies several people of the same. */
export const notifyAll = (
  db: Db,
  userIds: readonly number[],
  { values = {}, link = null, ...notice }: Notice,
): Promise<number> =>
  notifyEach(
    db,
    notice,
    userIds.map((user_id) => ({ user_id, values, link })),
  )

/** Notifies a person. */
export const notify = (db: Db, userId: number, notice: Notice): Promise<number> =>
  notifyAll(db, [userId], notice)
