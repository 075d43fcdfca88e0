import { sql } from 'kysely'
import type { Db } from '../../server/db/client.ts'
import { testSecrets } from '../support/app.ts'
import { idOf, plain, type MatrixCall, type Things } from './matrix-parts.ts'

/** A connected account of whoever calls, if they ever were in a club, at a provider the server of this test is not registered with. */
async function connected({ club, email }: Things, db: Db): Promise<void> {
  const user_id = await idOf(db, email)
  await sql`
    insert into provider_connections (user_id, for_club, provider, external_user_id, tokens)
    select m.user_id, m.club_id, 'suunto', ${`user-${user_id}`}, ${testSecrets.seal('{}', user_id)} from memberships m
    where m.user_id = ${user_id} order by m.club_id = ${club} desc limit 1
    on conflict (user_id, provider) do nothing`.execute(db)
}
const params = { provider: 'suunto' }
const withConnection = (parts: object): MatrixCall => ({
  parts: async (things, db) => {
    await connected(things, db)
    return { params, ...parts }
  },
})

/** The server of this test is registered with no provider, so that nobody hears it. */
const knock = (address: Record<string, string>): MatrixCall => ({ parts: () => ({ params: address }), mayRefuse: ['not_found'] })

export const INTEGRATIONS: Record<string, MatrixCall> = {
  'GET integrations': plain,
  'POST integrations/{provider}/connect': { parts: () => ({ params }), mayRefuse: ['not_found'] },
  'POST integrations/{provider}/finish': {
    parts: () => ({ params, body: { state: 'x', error: 'access_denied' } }),
    mayRefuse: ['not_found'],
  },
  'PATCH integrations/{provider}': { ...withConnection({ body: { import_mode: 'ask' } }), mayRefuse: ['not_found'] },
  'POST integrations/{provider}/backfill': { ...withConnection({ body: { from: '2026-03-01' } }), mayRefuse: ['not_found'] },
  'GET integrations/{provider}/activities': withConnection({}),
  'POST integrations/{provider}/activities': withConnection({ body: { ids: [1], answer: 'ignore' } }),
  'DELETE integrations/{provider}': { ...withConnection({}), mayRefuse: ['not_found'] },
  'POST webhooks/{provider}': knock({ provider: 'garmin' }),
  'POST webhooks/{provider}/{key}': knock({ provider: 'strava', key: 'x' }),
  'GET webhooks/{provider}': knock({ provider: 'garmin' }),
  'GET webhooks/{provider}/{key}': knock({ provider: 'strava', key: 'x' }),
}
