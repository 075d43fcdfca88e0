import { makeDelivery, makeWebhook } from '../support/webhook-rows.ts'
import { plain, type MatrixCall, type MakesParts } from './matrix-parts.ts'

const webhook: MakesParts = async ({ club }, db) => ({
  params: { id: await makeWebhook(db, club) },
})
const delivery: MakesParts = async ({ club }, db) => ({
  params: { id: await makeDelivery(db, club) },
})

/** Rows of the matrix about webhooks. */
export const WEBHOOK_CALLS: Record<string, MatrixCall> = {
  'GET club-webhooks': plain,
  'POST club-webhooks': {
    parts: async ({ club }, db) => {
      await db.deleteFrom('webhooks').where('club_id', '=', club).execute() // there may be ten
      return { body: { address: 'https://example.org/new', events: ['crews-changed'] } }
    },
  },
  'PATCH club-webhooks/{id}': {
    parts: async (things, db, files) => ({
      ...(await webhook(things, db, files)),
      body: { events: ['crews-changed'], active: false },
    }),
  },
  'DELETE club-webhooks/{id}': { parts: webhook },
  'POST club-webhooks/{id}/rotate': { parts: webhook },
  'POST club-webhooks/{id}/test': { parts: webhook },
  'GET club-webhooks/{id}/deliveries': { parts: webhook },
  'GET club-webhook-deliveries/{id}': { parts: delivery },
  'POST club-webhook-deliveries/{id}/resend': { parts: delivery },
}
