import { sql } from 'kysely'
import type { DeliveryFault, DeliveryState } from '#domain/constants/webhooks.ts'
import { addWebhook } from '../platform/webhooks/commands.ts'
import { payloadOf } from '../platform/webhooks/payload.ts'
import { insertRow } from './rows.ts'
import type { Demo } from './seed-clubs.ts'

type Event = 'crews-published' | 'sessions-published'
type Outcome = {
  state: DeliveryState
  attempts: number
  status: number | null
  fault: DeliveryFault | null
  reply: string | null
}

const OFF = 'The screen in the boathouse is switched off.'
const delivered = {
  state: 'delivered',
  attempts: 1,
  status: 200,
  fault: null,
  reply: 'ok',
} as const
const refused = {
  state: 'given-up',
  attempts: 15,
  status: 500,
  fault: 'refused',
  reply: OFF,
} as const
const late = {
  state: 'retrying',
  attempts: 4,
  status: null,
  fault: 'timeout',
  reply: null,
} as const
/** What was sent, how many hours ago, and what came of it. */
const SENT: readonly [Event, number, Outcome][] = [
  ['sessions-published', 96, delivered],
  ['crews-published', 90, refused],
  ['crews-published', 20, { ...delivered, attempts: 3 }],
  ['sessions-published', 1, late],
]

/**
 * A screen in the boathouse that was sent some messages. Its name leads nowhere, and nothing is
 * queued, so that the demo calls nobody by itself.
 */
export async function seedWebhook(
  { db, club, secrets }: Demo,
  session: number,
): Promise<{ webhook: number; delivery: number }> {
  const { id: webhook_id } = await addWebhook(db, club, secrets, {
    address: 'https://boathouse-screen.example/slipway',
    events: ['sessions-published', 'crews-published'],
  })
  const deliveries: number[] = []
  for (const [type, hours, outcome] of SENT) {
    const message_id = `evt_demo_${hours}`
    const at = sql<string>`now() - make_interval(hours => ${hours})`
    const isOfCrews = type === 'crews-published'
    const event = {
      type,
      subject: isOfCrews ? 'crew' : 'session',
      subject_ids: [session],
      actor_id: null,
      in_their_name: false,
      data: isOfCrews ? { session_ids: [session], published: true } : {},
      at: new Date(Date.now() - hours * 3_600_000).toISOString(),
    }
    const delivery = await insertRow(db, 'webhook_deliveries', {
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
      next_at: outcome.state === 'retrying' ? sql<string>`now() + interval '5 hours'` : null,
      ...outcome,
    })
    deliveries.push(delivery)
  }
  return { webhook: webhook_id, delivery: deliveries[1] ?? 0 }
}
