import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { DomainEvent } from '#contract/events.ts'
import { createWebhook } from '#contract/platform/webhooks.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEvent } from '#domain/constants/webhooks.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { inTransaction, type ClubId } from '../../server/db/client.ts'
import { record } from '../../server/events/record.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'
import { startReceiver, type Receiver } from './webhook-receiver.ts'

/** A worker that has missed a word looks again after two seconds. */
export const WAIT = { timeout: 15_000, interval: 30 }

export type DeliveryRow = {
  id: number
  webhook_id: number
  message_id: string
  subject_ids: number[]
  state: string
  attempts: number
  status: number | null
  fault: string | null
  reply: string | null
  /** Seconds until it is tried again. */
  wait: number | null
}

/** A club with a manager, a receiver, and a worker that sends to it. */
export function webhookWorld() {
  let app: TestApp
  let receiver: Receiver
  let club: ClubId
  let manager: TestUser
  beforeAll(async () => {
    receiver = await startReceiver()
    app = await startTestApp({ work: true, outbound: receiver.outbound })
  })
  beforeEach(async () => {
    club = await makeClub(app.db)
    manager = await makeMember(app.db, club, [ROLE.manager])
  })
  afterEach(() => {
    receiver.received.length = 0
    receiver.answers((response) => response.end('thanks'))
  })
  afterAll(async () => {
    await app.close()
    await receiver.close()
  })

  // In the order in which things happened: of different things, the later one may be queued first.
  const deliveries = () =>
    app.rows<DeliveryRow>(
      `select id::int, webhook_id::int, message_id, subject_ids, state, attempts, status, fault,
        reply, extract(epoch from next_at - attempted_at)::float8 as wait
       from webhook_deliveries where club_id = $1
       order by substring(message_id from '^evt_([0-9]+)$')::bigint, id`,
      [club],
    )
  const as = () => ({ token: manager.token, club })
  return {
    get app() {
      return app
    },
    get receiver() {
      return receiver
    },
    get club() {
      return club
    },
    get manager() {
      return manager
    },
    as,
    deliveries,
    /** Registers the receiver, for all events unless some are named. */
    register: async (events: readonly WebhookEvent[] = WEBHOOK_EVENT_TYPES) =>
      (
        await app.ask(
          createWebhook,
          { body: { address: receiver.address, events: [...events] } },
          as(),
        )
      ).data,
    /** Something happens in the club, as a command of the person reports it. */
    happens: (
      event: DomainEvent,
      subject: number | readonly number[],
      data: object = {},
      context: { impersonator_id?: number } = {},
    ) =>
      inTransaction(app.database.app, { club_id: club, user_id: manager.id, ...context }, (db) =>
        record(db, event, { clubId: club, subject, data }),
      ),
    /** Keeps what failed from being sent again before a story says so. */
    holdRetries: () =>
      app.rows(
        `update webhook_deliveries set next_at = now() + interval '1 hour'
         where club_id = $1 and next_at is not null`,
        [club],
      ),
    /** What waits for its next attempt is due at once. */
    retryNow: async () => {
      await app.rows(
        `update webhook_deliveries set next_at = now() where club_id = $1 and next_at is not null`,
        [club],
      )
      await app.rows(
        `select app.enqueue_webhook(club_id, webhook_id, id, now()) from webhook_deliveries
         where club_id = $1 and next_at is not null`,
        [club],
      )
    },
    states: async () => (await deliveries()).map(({ state }) => state),
    /** Waits until the deliveries have these states, in order. */
    settled: async (...states: string[]) => {
      await expect
        .poll(async () => (await deliveries()).map(({ state }) => state), WAIT)
        .toEqual(states)
    },
  }
}
