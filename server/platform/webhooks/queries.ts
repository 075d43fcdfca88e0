import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '#contract/platform/webhooks.ts'
import type { DeliveryState } from '#domain/constants/webhooks.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** How sending a message went. */
type Outcome = Pick<WebhookDelivery, 'state' | 'fault' | 'type'>

/** The webhooks of a club, each with its last message. */
export async function webhooksOf(db: Db, clubId: ClubId): Promise<Webhook[]> {
  return db
    .selectFrom('webhooks as w')
    .select((eb) => [
      'w.id',
      'w.address',
      'w.events',
      'w.active',
      'w.closed_at',
      'w.created_at',
      sql<string | null>`case when w.old_secret_until > now() then w.old_secret_until end`.as(
        'old_secret_until',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('webhook_deliveries as d')
          .select(['d.state', 'd.attempts', 'd.attempted_at', 'd.next_at', 'd.status', 'd.fault'])
          .whereRef('d.club_id', '=', 'w.club_id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .orderBy('d.id', 'desc')
          .limit(1)
          .$narrowType<Outcome>(),
      ).as('last_delivery'),
    ])
    .where('w.club_id', '=', clubId)
    .orderBy('w.id')
    .$narrowType<Pick<Webhook, 'events'>>()
    .execute()
}

export async function hasWebhook(db: Db, clubId: ClubId, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('webhooks')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

type Filter = { state: DeliveryState | undefined; limit: number; offset: number }

/** A page of what was sent to an address, the newest first. */
export async function deliveriesOf(
  db: Db,
  clubId: ClubId,
  webhookId: number,
  { state = undefined, limit, offset }: Filter,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const wanted = deliveries(db, clubId)
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? ''))
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await wanted
    .select(SHOWN)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<Outcome>()
    .execute()
  return { deliveries: page, total }
}

const deliveries = (db: Db, clubId: ClubId) =>
  db.selectFrom('webhook_deliveries').where('club_id', '=', clubId)

const SHOWN = [
  'id',
  'message_id',
  'type',
  'created_at',
  'state',
  'attempts',
  'attempted_at',
  'next_at',
  'status',
  'fault',
] as const

export async function deliveryOf(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<WebhookDeliveryDetail | undefined> {
  return deliveries(db, clubId)
    .select([...SHOWN, 'webhook_id', 'body', 'reply'])
    .where('id', '=', id)
    .$narrowType<Outcome>()
    .executeTakeFirst()
}
