import type { ClubId, Db } from '../../server/db/client.ts'
import { ownerOf } from '../../server/platform/webhooks/commands.ts'
import { newSecret } from '../../server/platform/webhooks/signature.ts'
import { testSecrets } from './app.ts'

/** An address that gets the events of a club, however many it has. */
export async function makeWebhook(db: Db, club: ClubId): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({
      club_id: club,
      address: 'https://example.org/slipway',
      events: ['roles-changed'],
      secret: testSecrets.seal(newSecret(), ownerOf(club)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message that was given up. */
export async function makeDelivery(db: Db, club: ClubId): Promise<number> {
  const webhook_id = await makeWebhook(db, club)
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      club_id: club,
      webhook_id,
      message_id: `evt_${webhook_id}`,
      type: 'scores-changed',
      subject: 'session',
      subject_ids: [1],
      body: '{}',
      state: 'given-up',
      fault: 'refused',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
