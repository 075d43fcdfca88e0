import { sql } from 'kysely'
import type { DeliveryFault, DeliveryState } from '#domain/constants/webhooks.ts'
import type { Db } from '../db/client.ts'
import { addWebhook } from '../platform/webhooks/commands.ts'
import { payloadOf } from '../platform/webhooks/payload.ts'
import type { Secrets } from '../secrets.ts'
import type { DemoClubs } from './seed-clubs.ts'

type Sent = {
  type: 'crews-published' | 'sessions-published'
  hours_ago: number
  state: DeliveryState
  attempts: number
  status: number | null
  fault: DeliveryFault | null
  reply: string | null
}

const ok = { state: 'delivered', attempts: 1, status: 200, fault: null, reply: 'ok' } as const
const SENT: readonly Sent[] = [
  { ...ok, type: 'sessions-published', hours_ago: 96 },
  {
    type: 'crews-published',
    hours_ago: 90,
    state: 'given-up',
    attempts: 15,
    status: 500,
    fault: 'refused',
    reply: 'The screen in the boathouse is switched off.',
  },
  { ...ok, type: 'crews-published', hours_ago: 20, attempts: 3 },
  {
    type: 'sessions-published',
    hours_ago: 1,
    state: 'retrying',
    attempts: 4,
    status: null,
    fault: 'timeout',
    reply: null,
  },
]

/**
 * A screen in the boathouse that was sent some messages. Its name leads nowhere, and nothing is
 * queued, so that the demo calls nobody by itself.
 */
export async function seedWebhook(
  db: Db,
  secrets: Secrets,
  { club }: DemoClubs,
  session: number,
): Promise<{ webhook: number; delivery: number }> {
  const { id: webhook } = await addWebhook(db, club, secrets, {
    address: 'https://boathouse-screen.example/slipway',
    events: ['sessions-published', 'crews-published'],
  })
  const deliveries: number[] = []
  for (const sent of SENT) deliveries.push(await addDelivery(db, club, webhook, session, sent))
  return { webhook, delivery: deliveries[1] ?? 0 }
}

async function addDelivery(
  db: Db,
  club: DemoClubs['club'],
  webhook_id: number,
  session: number,
  { type, hours_ago, ...came }: Sent,
): Promise<number> {
  const message_id = `evt_demo_${hours_ago}`
  const at = sql<string>`now() - make_interval(hours => ${hours_ago})`
  const event = {
    type,
    subject: type === 'crews-published' ? 'crew' : 'session',
    subject_ids: [session],
    actor_id: null,
    in_their_name: false,
    data: type === 'crews-published' ? { session_ids: [session], published: true } : {},
    at: new Date(Date.now() - hours_ago * 3_600_000).toISOString(),
  }
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      club_id: club,
      webhook_id,
      message_id,
      type,
      subject: event.subject,
      subject_ids: event.subject_ids,
      body: JSON.stringify(payloadOf(message_id, club, event)),
      created_at: at,
      tried_since: at,
      attempted_at: at,
      next_at: came.state === 'retrying' ? sql<string>`now() + interval '5 hours'` : null,
      ...came,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
