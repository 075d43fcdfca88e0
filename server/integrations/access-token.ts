import { inTransaction, type Pool } from '../db/client.ts'
import type { Secrets } from '../secrets.ts'
import { keepTokens } from './commands.ts'
import { ProviderFault, type ProviderHttp } from './provider-http.ts'
import type { Account, Provider, ProviderApp, Tokens } from './providers/provider.ts'
import { connectionRow, type ConnectionRow } from './queries.ts'

export type AccessParts = { pool: Pool; secrets: Secrets; provider: Provider; app: ProviderApp; http: ProviderHttp }

type Sealed = Pick<Tokens, 'access' | 'refresh'>

export const sealTokens = (secrets: Secrets, userId: number, { access, refresh }: Sealed): Buffer =>
  secrets.seal(JSON.stringify({ access, refresh }), userId)

/** @throws ProviderFault unauthorized when the server's key is another than the one they were sealed with */
export function openTokens(secrets: Secrets, { tokens, user_id }: ConnectionRow): Sealed {
  try {
    return JSON.parse(secrets.open(tokens, user_id)) as Sealed // sealed by sealTokens
  } catch {
    throw new ProviderFault('unauthorized')
  }
}

const EARLY_MS = 60_000

/**
 * Does something in the person's name. An access that is about to end is renewed first, and one that the provider refuses once more;
 * always with the row locked, since a refresh token that was used twice ends the connection.
 * @throws ProviderFault unauthorized when the person has to connect again
 */
export async function withAccount<T>(parts: AccessParts, connection: ConnectionRow, use: (account: Account) => Promise<T>): Promise<T> {
  const { app, http } = parts
  const account = (access: string): Account => ({ app, http, access, external_user_id: connection.external_user_id })
  const access = await freshAccess(parts, connection, null)
  try {
    return await use(account(access))
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== 'unauthorized') throw error
    return use(account(await freshAccess(parts, connection, access)))
  }
}

/** `refused`: an access the provider does not take any more. Somebody else may have renewed it in the meantime. */
async function freshAccess(
  { pool, secrets, provider, app, http }: AccessParts,
  { id, user_id }: ConnectionRow,
  refused: string | null,
): Promise<string> {
  return inTransaction(pool, { user_id }, async (db) => {
    const row = await connectionRow(db, id, { lock: true })
    if (!row) throw new ProviderFault('unauthorized')
    const tokens = openTokens(secrets, row)
    const soon = row.access_expires_at !== null && Date.parse(row.access_expires_at) < Date.now() + EARLY_MS
    if (tokens.access !== refused && !soon) return tokens.access
    if (tokens.refresh === null || provider.refresh === null) throw new ProviderFault('unauthorized')
    const fresh = await provider.refresh({ app, http }, tokens.refresh).catch((error: unknown) => {
      const ended = error instanceof ProviderFault && ['refused', 'unauthorized', 'forbidden'].includes(error.code)
      throw ended ? new ProviderFault('unauthorized') : error
    })
    const sealed = sealTokens(secrets, user_id, { access: fresh.access, refresh: fresh.refresh ?? tokens.refresh })
    await keepTokens(db, id, sealed, fresh.expires_at)
    return fresh.access
  })
}
