import { sql } from 'kysely'
import { MessageReport } from '#contract/club/messages-safety.ts'
import { Id, T } from '#contract/schema.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { threadFor } from './facts.ts'
import { messageIn } from './history.ts'
import { notifyOfReport } from './notify.ts'

/** Folds the messages of a member of the club. @throws Refusal not_found */
export async function block(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  blocked_id: number,
): Promise<void> {
  const there = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select u.id from memberships m join users u on u.id = m.user_id
      where m.club_id = ${club_id} and m.user_id = ${blocked_id} and m.status = app.approved()
        and m.user_id <> ${viewer.user_id}`,
  )
  demand(there.length === 1, 'not_found')
  await db
    .insertInto('message_blocks')
    .values({ club_id, user_id: viewer.user_id, blocked_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether they were blocked. */
export async function unblock(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  blockedId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_blocks')
    .where('club_id', '=', clubId)
    .where('user_id', '=', viewer.user_id)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Reported = { id: number; number: number; reason: string }

/** Keeps a message of somebody else as it is, for those who answer for the welfare of members. */
export async function report(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  { id, number, reason }: Reported,
): Promise<void> {
  const thread = await threadFor(db, club_id, viewer, id)
  const message = found(await messageIn(db, club_id, thread, number))
  if (message.text === null || message.user_id === viewer.user_id) demand(false, 'not_found')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message_reports')
    .values({
      club_id,
      number,
      reason,
      thread_id: id,
      user_id: viewer.user_id,
      text: message.text ?? '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) await notifyOfReport(db, club_id, viewer.user_id)
}

/** @throws Refusal permission_missing for who does not answer for the welfare of members */
export async function demandWelfare(db: Db, viewer: Viewer): Promise<void> {
  const answers = await checkedValue(
    db,
    T.Boolean(),
    sql`exists (select from app.welfare_people() w (id) where w.id = ${viewer.user_id})`,
  )
  demand(answers === true, 'permission_missing', { need: 'welfare' })
}

/** Reported messages, those that wait first. */
export async function reportsOf(
  db: Db,
  clubId: ClubId,
  { page, limit, opens }: { page: number; limit: number; opens: boolean },
): Promise<{ reports: MessageReport[]; total: number }> {
  const reports = await checkedRows(
    db,
    MessageReport,
    sql`
      select r.id, r.thread_id, r.number, r.text, r.reason,
        case when a.id is not null then
          jsonb_build_object('id', a.id, 'full_name', a.full_name) end as author,
        case when u.id is not null then
          jsonb_build_object('id', u.id, 'full_name', u.full_name) end as reporter,
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
        to_char(r.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as settled_at,
        ${opens} and exists (select from app.thread_people(array[r.thread_id]) p
          where p.age is null or p.age < 18) as opens
      from message_reports r
      join messages g on g.club_id = r.club_id and g.thread_id = r.thread_id
        and g.number = r.number
      left join users a on a.id = g.user_id
      left join users u on u.id = r.user_id
      where r.club_id = ${clubId}
      order by r.settled_at is not null, r.created_at desc, r.id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await db
    .selectFrom('message_reports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  return { reports, total }
}

type Settled = { clubId: ClubId; viewer: Viewer; id: number }
const SettledRow = T.Object({ settled_at: T.String() })

/** When something reported was dealt with; the first time counts. @throws Refusal not_found */
export async function settleReport(
  db: Db,
  table: 'message_reports' | 'wall_reports',
  { clubId, viewer, id }: Settled,
): Promise<string> {
  const statement = sql`
    update ${sql.table(table)}
    set settled_at = coalesce(settled_at, now()),
      settled_by = coalesce(settled_by, ${viewer.user_id})
    where club_id = ${clubId} and id = ${id}
    returning settled_at`
  return found(await checkedRow(db, SettledRow, statement)).settled_at
}
