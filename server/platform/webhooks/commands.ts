import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MOST_WEBHOOKS, WEBHOOK_TEST, type WebhookEvent } from '#domain/constants/webhooks.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { payloadOf } from './payload.ts'
import { newSecret } from './signature.ts'
import { enqueueDelivery, giveUpWaiting } from './store.ts'

/** Whom a secret is sealed for. */
export const ownerOf = (clubId: ClubId) => `webhooks of club ${clubId}`

type NewWebhook = { address: string; events: readonly WebhookEvent[] }

/** @throws Refusal when the club has as many as it may have */
export async function addWebhook(
  db: Db,
  clubId: ClubId,
  secrets: Secrets,
  { address, events }: NewWebhook,
): Promise<{ id: number; secret: string }> {
  await db.selectFrom('clubs').select('id').where('id', '=', clubId).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  demand(count < MOST_WEBHOOKS, 'webhook_limit', { values: { max: MOST_WEBHOOKS } })
  const secret = newSecret()
  const sealed = secrets.seal(secret, ownerOf(clubId))
  const { id } = await db
    .insertInto('webhooks')
    .values({ club_id: clubId, address, events: [...events], secret: sealed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

type WebhookChange = {
  address?: string | undefined
  events?: WebhookEvent[] | undefined
  active?: boolean | undefined
}

/** Changes what is named. What waits for one that is turned off is given up. */
export async function changeWebhook(
  db: Db,
  clubId: ClubId,
  id: number,
  { address, events, active }: WebhookChange,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(({ ref }) => ({
      address: address ?? ref('address'),
      events: events ?? ref('events'),
      active: active ?? ref('active'),
      closed_at: active ? null : ref('closed_at'),
    }))
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  demand(numUpdatedRows > 0n, 'not_found')
  if (active === false) await giveUpWaiting(db, clubId, id, 'turned-off')
}

export async function deleteWebhook(db: Db, clubId: ClubId, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  demand(numDeletedRows > 0n, 'not_found')
}

/** For a day messages are signed with both, so that the receiver can change without a gap. */
export async function rotateSecret(
  db: Db,
  clubId: ClubId,
  secrets: Secrets,
  id: number,
): Promise<string> {
  const secret = newSecret()
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(({ ref }) => ({
      secret: secrets.seal(secret, ownerOf(clubId)),
      old_secret: ref('secret'),
      old_secret_until: sql<string>`now() + interval '24 hours'`,
    }))
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  demand(numUpdatedRows > 0n, 'not_found')
  return secret
}

/** Queues a message about nothing, which waits for no other. */
export async function queueTest(db: Db, clubId: ClubId, webhookId: number): Promise<number> {
  await demandActive(db, clubId, webhookId)
  const message_id = `test_${randomUUID()}`
  const message = { type: WEBHOOK_TEST, subject: 'webhook', subject_ids: [] }
  const body = payloadOf(message_id, clubId, {
    ...message,
    actor_id: null,
    in_their_name: false,
    data: {},
    at: new Date().toISOString(),
  })
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      club_id: clubId,
      webhook_id: webhookId,
      message_id,
      ...message,
      body: JSON.stringify(body),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueDelivery(db, clubId, webhookId, id)
  return id
}

/** Sends a message again at once, with attempts of its own; one under way is let be. */
export async function resend(db: Db, clubId: ClubId, id: number): Promise<void> {
  const { webhook_id } = found(
    await db
      .selectFrom('webhook_deliveries')
      .select('webhook_id')
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  await demandActive(db, clubId, webhook_id)
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      state: 'waiting',
      attempts: 0,
      tried_since: sql<string>`now()`,
      next_at: null,
      claim: null,
      claimed_until: null,
      status: null,
      fault: null,
      reply: null,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', sql<string>`now()`)]),
    )
    .executeTakeFirst()
  demand(numUpdatedRows > 0n, 'conflict')
  await enqueueDelivery(db, clubId, webhook_id, id)
}

async function demandActive(db: Db, clubId: ClubId, id: number): Promise<void> {
  const { active } = found(
    await db
      .selectFrom('webhooks')
      .select('active')
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst(),
  )
  demand(active, 'webhook_off')
}

/** Who changed what is sent where, for administrators. */
export async function noteWebhook(
  db: Db,
  clubId: ClubId,
  user_id: number,
  action: 'created' | 'changed' | 'deleted' | 'secret-rotated',
  webhook_id: number,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id,
      about_club: clubId,
      action: `webhook-${action}`,
      subject: JSON.stringify({ webhook_id }),
    })
    .execute()
}
