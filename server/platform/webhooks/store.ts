import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DeliveryFault } from '#domain/constants/webhooks.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { payloadOf, type RecordedEvent } from './payload.ts'
import type { Outcome } from '../../outbound/send.ts'
import { claimDelivery, queueEvent, wakeNext, type ClaimDeliveryRow } from './statements.ts'

/** Queues an event for every address of the club that is to get it. */
export async function queueDeliveries(db: Db, clubId: ClubId, eventId: number): Promise<void> {
  const event: RecordedEvent = await db
    .selectFrom('events')
    .select(['type', 'subject', 'subject_ids', 'actor_id', 'in_their_name', 'data', 'at'])
    .where('club_id', '=', clubId)
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  const { type, subject, subject_ids } = event
  const message_id = `evt_${eventId}`
  const body = JSON.stringify(payloadOf(message_id, clubId, event))
  await run(db, queueEvent, { club_id: clubId, message_id, type, subject, subject_ids, body })
}

export async function enqueueDelivery(
  db: Db,
  clubId: ClubId,
  webhookId: number,
  id: number,
  at?: Date,
): Promise<void> {
  const when = at?.toISOString() ?? sql`now()`
  await sql`select app.enqueue_webhook(${clubId}, ${webhookId}, ${id}, ${when})`.execute(db)
}

/** All workers for such jobs are busy: it comes again a little later. */
export async function requeue(db: Db, clubId: ClubId, id: number): Promise<void> {
  await sql`
    select app.enqueue_webhook(club_id, webhook_id, id, now() + interval '1 second')
    from webhook_deliveries
    where club_id = ${clubId} and id = ${id}`.execute(db)
}

export type Claimed = ClaimDeliveryRow & { id: number; claim: string }

/** Takes a delivery in hand; null when it is not its turn, and then its job comes again if needed. */
export async function claim(db: Db, clubId: ClubId, id: number): Promise<Claimed | null> {
  const mark = randomUUID()
  const [claimed] = await run(db, claimDelivery, { club_id: clubId, id, claim: mark })
  if (claimed) return { ...claimed, id, claim: mark }
  await sql`
    update webhook_deliveries d
    set state = 'given-up', fault = 'turned-off', next_at = null, claim = null, claimed_until = null
    from webhooks w
    where d.club_id = ${clubId} and d.id = ${id} and d.state in ('waiting', 'retrying')
      and coalesce(d.claimed_until, now()) <= now()
      and w.club_id = d.club_id and w.id = d.webhook_id and not w.active`.execute(db)
  await sql`
    select app.enqueue_webhook(club_id, webhook_id, id, greatest(next_at, claimed_until))
    from webhook_deliveries
    where club_id = ${clubId} and id = ${id} and state in ('waiting', 'retrying')
      and greatest(next_at, claimed_until) > now()`.execute(db)
  return null
}

/** Notes what came of an attempt; `next` is when it is tried again, null when it is not. */
export async function settle(
  db: Db,
  clubId: ClubId,
  { id, claim: mark, webhook_id }: Claimed,
  outcome: Outcome,
  next: Date | null,
): Promise<void> {
  const { active } = (await db
    .selectFrom('webhooks')
    .select('active')
    .where('club_id', '=', clubId)
    .where('id', '=', webhook_id)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? { active: false }
  const again = outcome.fault !== null && active ? next : null
  const ended = outcome.fault === null ? 'delivered' : 'given-up'
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      ...outcome,
      state: again ? 'retrying' : ended,
      next_at: again?.toISOString() ?? null,
      claim: null,
      claimed_until: null,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('claim', '=', mark)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (again) return enqueueDelivery(db, clubId, webhook_id, id, again)
  if (outcome.fault === 'closed') await turnOffClosed(db, clubId, webhook_id)
  await run(db, wakeNext, { club_id: clubId, id })
}

/** The receiver wants nothing any more. */
async function turnOffClosed(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ active: false, closed_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('active', '=', true)
    .execute()
  await giveUpWaiting(db, clubId, id, 'turned-off')
}

/** Gives up all that waits for an address; what is under way ends by itself. */
export async function giveUpWaiting(
  db: Db,
  clubId: ClubId,
  webhookId: number,
  fault: DeliveryFault,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', fault, next_at: null })
    .where('club_id', '=', clubId)
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['waiting', 'retrying'])
    .where('claim', 'is', null)
    .execute()
}
