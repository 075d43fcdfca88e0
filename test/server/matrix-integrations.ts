import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { ProviderRegistration } from '../../server/config.ts'
import type { Db } from '../../server/db/client.ts'
import { testSecrets } from '../support/app.ts'
import { idOf, plain, type MatrixCall, type Things } from './matrix-parts.ts'

const webhookSecret = 'a-word-only-two-know'
/** Nothing answers there. */
const registration: ProviderRegistration = {
  clientId: 'client-7',
  clientSecret: 'secret',
  webhookSecret,
  url: 'http://127.0.0.1:9',
  subscriptionKey: undefined,
}
/**
 * Where the server of the matrix is registered; it asks nobody, because no call of the matrix makes
 * it.
 */
export const MATRIX_PROVIDERS = { polar: registration, strava: registration }
/** Keys of web push, so that it is offered. */
export const MATRIX_VAPID = {
  publicKey: Buffer.alloc(65, 4).toString('base64url'),
  privateKey: Buffer.alloc(32, 9).toString('base64url'),
  subject: 'mailto:crew@example.org',
}

/** A connected account of the caller, if they ever were in a club. */
async function connect({ club, email }: Things, db: Db, provider: string): Promise<void> {
  const user_id = await idOf(db, email)
  await sql`
    insert into provider_connections (user_id, for_club, provider, external_user_id, tokens)
    select m.user_id, m.club_id, ${provider}, ${`user-${user_id}`},
      ${testSecrets.seal('{}', user_id)} from memberships m
    where m.user_id = ${user_id} order by m.club_id = ${club} desc limit 1
    on conflict (user_id, provider) do nothing`.execute(db)
}
/**
 * The operator is not registered with this provider, so that nobody is asked when an account is
 * left.
 */
const withConnection = (parts: object, provider = 'suunto'): MatrixCall => ({
  parts: async (things, db) => {
    await connect(things, db, provider)
    return { params: { provider }, ...parts }
  },
  undo: (db) => db.deleteFrom('provider_connections').execute(),
})

const event = { event: 'EXERCISE', user_id: 1, entity_id: 'x1', timestamp: '2026-01-01T00:00:00Z' }
const signature = createHmac('sha256', webhookSecret).update(JSON.stringify(event)).digest('hex')
const asked = {
  'hub.mode': 'subscribe',
  'hub.challenge': 'ours',
  'hub.verify_token': webhookSecret,
}
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

export const INTEGRATIONS: Record<string, MatrixCall> = {
  'GET integrations': plain,
  'POST integrations/{provider}/connect': { parts: () => ({ params: { provider: 'polar' } }) },
  'POST integrations/{provider}/finish': {
    parts: () => ({ params: { provider: 'polar' }, body: { state: 'x', error: 'access_denied' } }),
  },
  'PATCH integrations/{provider}': withConnection({ body: { import_mode: 'ask' } }),
  'POST integrations/{provider}/backfill': {
    ...withConnection({}),
    parts: async (things, db) => {
      await connect(things, db, 'strava')
      return { params: { provider: 'strava' }, body: { from: yesterday() } }
    },
  },
  'GET integrations/{provider}/activities': withConnection({}),
  'POST integrations/{provider}/activities': withConnection({
    body: { ids: [1], answer: 'ignore' },
  }),
  'DELETE integrations/{provider}': withConnection({}),
  'POST webhooks/{provider}': {
    parts: () => ({
      params: { provider: 'polar' },
      body: event,
      headers: { 'polar-webhook-signature': signature },
    }),
  },
  'POST webhooks/{provider}/{key}': {
    parts: () => ({ params: { provider: 'strava', key: webhookSecret }, body: {} }),
  },
  'GET webhooks/{provider}': { parts: () => ({ params: { provider: 'polar' }, query: asked }) },
  'GET webhooks/{provider}/{key}': {
    parts: () => ({ params: { provider: 'strava', key: webhookSecret }, query: asked }),
  },
}
