import { sql } from 'kysely'
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '#contract/platform/webhooks.ts'
import type { DeliveryState } from '#domain/constants/webhooks.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** The webhooks of a club, each with its last message. */
export async function webhooksOf(db: Db, clubId: ClubId): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select w.id, w.address, w.events, w.active, w.closed_at, w.created_at,
      case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until,
      (
        select row_to_json(last)
        from (
          select d.state, d.attempts, d.attempted_at, d.next_at, d.status, d.fault
          from webhook_deliveries d
          where d.club_id = w.club_id
            and d.webhook_id = w.id
          order by d.id desc
          limit 1
        ) last
      ) as last_delivery
    from webhooks w
    where w.club_id = ${clubId}
    order by w.id`.execute(db)
  return rows
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
  const wanted = sql`
    from webhook_deliveries
    where club_id = ${clubId}
      and webhook_id = ${webhookId}
      and (${state ?? null}::text is null or state = ${state ?? null})`
  const { rows } = await sql<WebhookDelivery>`
    select id, message_id, type, created_at, state, attempts, attempted_at, next_at, status, fault
    ${wanted}
    order by id desc
    limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{
    total: number
  }>`select count(*) as total ${wanted}`.execute(db)
  return { deliveries: rows, total: counted[0]?.total ?? 0 }
}

export async function deliveryOf(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<WebhookDeliveryDetail | undefined> {
  const { rows } = await sql<WebhookDeliveryDetail>`
    select id, webhook_id, message_id, type, created_at, state, attempts, attempted_at, next_at,
      status, fault, body, reply
    from webhook_deliveries
    where club_id = ${clubId}
      and id = ${id}`.execute(db)
  return rows[0]
}
