import { sql } from 'kysely'
import type { NoticeTiming } from '#contract/platform/inbox-settings.ts'
import { dueAt } from '#domain/notices/due.ts'
import { noticeKind, type NoticeGroup, type NoticeWay } from '#domain/notices/kinds.ts'
import type { Db } from '../../db/client.ts'

type Choice = {
  group: NoticeGroup
  way: NoticeWay
  squad_id: number | null
  /** Null takes the choice back. */
  wanted: boolean | null
}

export async function choose(
  db: Db,
  userId: number,
  { group, way, squad_id, wanted }: Choice,
): Promise<void> {
  if (wanted === null)
    await db
      .deleteFrom('notice_choices')
      .where('user_id', '=', userId)
      .where('kind_group', '=', group)
      .where('way', '=', way)
      .where('squad_id', squad_id === null ? 'is' : '=', squad_id)
      .execute()
  else
    await db
      .insertInto('notice_choices')
      .values({ user_id: userId, kind_group: group, way, squad_id, wanted })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind_group', 'way', 'squad_id']).doUpdateSet({ wanted }),
      )
      .execute()
}

export async function stopMails(db: Db, userId: number, stopped: boolean): Promise<void> {
  if (stopped)
    await db
      .insertInto('notice_mail_stops')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('notice_mail_stops').where('user_id', '=', userId).execute()
}

/** Mails are tried again. */
export async function forgetRefusal(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('mail_refusals').where('user_id', '=', userId).execute()
}

/** So many of what waits is given another time. */
const MOST_WAITING = 500

/** Keeps when notices come; what waits already comes by it too. */
export async function keepTiming(
  db: Db,
  userId: number,
  timing: NoticeTiming,
  now = new Date(),
): Promise<void> {
  await db
    .insertInto('notice_settings')
    .values({ user_id: userId, ...timing })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(timing))
    .execute()
  const waiting = await db
    .selectFrom('notice_deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notice_id')
    .select(['n.id', 'n.kind', 'd.way'])
    .where('d.user_id', '=', userId)
    .where('d.state', '=', 'waiting')
    .orderBy('n.id')
    .limit(MOST_WAITING)
    .execute()
  const moved = waiting.flatMap(({ id, kind: name, way }) => {
    const kind = noticeKind(name)
    if (kind === null) return []
    const due_at = dueAt(kind, way as NoticeWay, timing, now).toISOString()
    return [{ id, deliveries: [{ way, due_at }] }]
  })
  if (moved.length > 0)
    await sql`select app.queue_deliveries(m.id, ${userId}, m.deliveries)
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        m (id bigint, deliveries jsonb)`.execute(db)
}
