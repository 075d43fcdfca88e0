import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import type { Secrets } from '../../secrets.ts'
import { ProviderFault, type ProviderHttp } from './provider-http.ts'
import type { Account, Provider, ProviderApp, Tokens } from './providers/provider.ts'
import { connectionRow, type ConnectionRow } from './queries.ts'
import { endLease, keepTokens, takeLease } from './token-lease.ts'

export type AccessParts = {
  pool: Pool
  secrets: Secrets
  provider: Provider
  app: ProviderApp
  http: ProviderHttp
}

type Sealed = Pick<Tokens, 'access' | 'refresh'>

export const sealTokens = (secrets: Secrets, userId: number, { access, refresh }: Sealed): Buffer =>
  secrets.seal(JSON.stringify({ access, refresh }), userId)

/**
 * @throws ProviderFault unauthorized when the server's key is another than the one they were sealed
 * with
 */
function openTokens(secrets: Secrets, { tokens, user_id }: ConnectionRow): Sealed {
  try {
    return JSON.parse(secrets.open(tokens, user_id)) as Sealed // sealed by sealTokens
  } catch {
    throw new ProviderFault('unauthorized')
  }
}

const EARLY_MS = 60_000

/**
 * Does something in the person's name. An access that is about to end is renewed first, and one
 * that the provider refuses once more; always by one at a time, since a refresh token that was used
 * twice ends the connection.
 * @throws ProviderFault unauthorized when the person has to connect again
 */
export async function withAccount<T>(
  parts: AccessParts,
  connection: ConnectionRow,
  use: (account: Account) => Promise<T>,
): Promise<T> {
  const { app, http } = parts
  const account = (access: string): Account => ({
    app,
    http,
    access,
    external_user_id: connection.external_user_id,
  })
  const access = await freshAccess(parts, connection, null)
  try {
    return await use(account(access))
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== 'unauthorized') throw error
    return use(account(await freshAccess(parts, connection, access)))
  }
}

/** Longer than any call to a provider takes. */
const LEASE_MS = 30_000
const ASK_AGAIN_MS = 100

/**
 * `refused`: an access the provider does not take any more. Somebody else may have renewed it in
 * the meantime, or be about to.
 */
async function freshAccess(
  parts: AccessParts,
  { id, user_id }: ConnectionRow,
  refused: string | null,
): Promise<string> {
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
  for (;;) {
    const row = await run((db) => connectionRow(db, id))
    if (!row) throw new ProviderFault('unauthorized')
    const tokens = openTokens(parts.secrets, row)
    const soon =
      row.access_expires_at !== null && Date.parse(row.access_expires_at) < Date.now() + EARLY_MS
    if (tokens.access !== refused && !soon) return tokens.access
    if (tokens.refresh === null || parts.provider.refresh === null)
      throw new ProviderFault('unauthorized')
    const until = new Date(Date.now() + LEASE_MS).toISOString()
    if (await run((db) => takeLease(db, row, until))) return renew(parts, row, tokens, until)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/**
 * Asks the provider between two transactions. A person who connects again meanwhile has newer
 * tokens, which stay.
 */
async function renew(
  { pool, secrets, provider, app, http }: AccessParts,
  { id, user_id }: ConnectionRow,
  { refresh }: Sealed,
  lease: string,
): Promise<string> {
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(pool, { user_id }, work)
  if (refresh === null || provider.refresh === null) throw new ProviderFault('unauthorized')
  try {
    const fresh = await provider.refresh({ app, http }, refresh)
    const tokens = sealTokens(secrets, user_id, {
      access: fresh.access,
      refresh: fresh.refresh ?? refresh,
    })
    await run((db) => keepTokens(db, id, { tokens, expires_at: fresh.expires_at, lease }))
    return fresh.access
  } catch (error) {
    await run((db) => endLease(db, id, lease))
    const ended =
      error instanceof ProviderFault &&
      ['refused', 'unauthorized', 'forbidden'].includes(error.code)
    throw ended ? new ProviderFault('unauthorized') : error
  }
}
