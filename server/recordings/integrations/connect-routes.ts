import { hash, randomBytes } from 'node:crypto'
import type * as contract from '#contract/recordings/integrations.ts'
import { providerFacts, type ProviderKey } from '#domain/constants/providers.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Config } from '../../config.ts'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { sealTokens, withAccount } from './access-token.ts'
import { forgetConnection, keepConnection } from './connections.ts'
import { beginSignIn, takeSignIn } from './sign-ins.ts'
import { ProviderFault, providerHttp } from './provider-http.ts'
import type { ProviderApp } from './providers/provider.ts'
import { REGISTRY } from './providers/registry.ts'
import { isTaken, ownConnection, type ConnectionRow } from './queries.ts'

export type ConnectParts = {
  pool: Pool
  secrets: Secrets
  publicUrl: string
  providers: Config['providers']
}
type Outcome = 'connected' | 'declined' | 'stale' | 'taken' | 'incomplete' | 'failed'
type ConnectHandlers = Pick<
  Handlers<typeof contract>,
  'startConnecting' | 'finishConnecting' | 'disconnect'
>

/** Somebody waits for the answer. */
const IN_A_REQUEST = { timeoutMs: 10_000, mostBytes: 1024 * 1024 }

/** Handlers that send somebody to a provider and back, and that disconnect. */
export const connectHandlers = (parts: ConnectParts): ConnectHandlers => ({
  async startConnecting({ db, clubId, caller, viewer, params: { provider } }) {
    forThemselves(viewer)
    const app = registered(parts, provider)
    const state = randomBytes(32).toString('base64url')
    const verifier = randomBytes(48).toString('base64url')
    const sealed = parts.secrets.seal(verifier, viewer.user_id)
    await beginSignIn(db, {
      user_id: viewer.user_id,
      provider,
      token_id: caller.token_id,
      for_club: clubId,
      state,
      verifier: sealed,
    })
    const challenge = hash('sha256', verifier, 'base64url')
    return {
      data: {
        url: REGISTRY[provider].authorizeUrl(app, {
          redirect_uri: landing(parts, provider),
          state,
          challenge,
        }),
      },
    }
  },

  // The provider is asked between two transactions, so that none is held open meanwhile.
  async finishConnecting({ caller, viewer, params: { provider }, body }) {
    forThemselves(viewer)
    const app = registered(parts, provider)
    const back = { user_id: viewer.user_id, provider, token_id: caller.token_id, state: body.state }
    const begun = await inTransaction(parts.pool, { user_id: viewer.user_id }, (db) =>
      takeSignIn(db, back),
    )
    const outcome = await outcomeOf(parts, app, { ...back, ...body, begun })
    return { data: { outcome } }
  },

  async disconnect({ viewer, params: { provider } }) {
    const { user_id } = viewer
    const connection = await inTransaction(parts.pool, { user_id }, (db) =>
      connectedTo(db, viewer, provider),
    )
    await revoke(parts, connection)
    await inTransaction(parts.pool, { user_id, club_id: connection.for_club }, (db) =>
      forgetConnection(db, connection),
    )
    return { data: { done: true } }
  },
})

const landing = ({ publicUrl }: ConnectParts, provider: ProviderKey) =>
  `${publicUrl}${providerFacts(provider)?.page ?? ''}`

/** @throws Refusal not_found where the operator has not registered with the provider */
export function registered({ providers }: ConnectParts, provider: ProviderKey): ProviderApp {
  const app = providers[provider]
  if (!app) throw new Refusal('not_found')
  return app
}

/** What is in somebody's account elsewhere is for their eyes only. @throws Refusal impersonating */
const forThemselves = ({ impersonated }: Viewer): void => demand(!impersonated, 'impersonating')

/** @throws Refusal impersonating; not_found where there is none */
export async function connectedTo(
  db: Db,
  viewer: Viewer,
  provider: string,
  options?: { lock: boolean },
): Promise<ConnectionRow> {
  forThemselves(viewer)
  return found(await ownConnection(db, viewer.user_id, provider, options))
}

type Back = {
  user_id: number
  provider: ProviderKey
  begun: { for_club: number; verifier: Buffer } | undefined
  code?: string
  error?: string
  scope?: string
}

async function outcomeOf(
  parts: ConnectParts,
  app: ProviderApp,
  { user_id, provider, begun, code, error, scope }: Back,
): Promise<Outcome> {
  if (!begun) return 'stale'
  if (error !== undefined) return error === 'access_denied' ? 'declined' : 'failed'
  if (code === undefined) return 'failed'
  const way = {
    code,
    redirect_uri: landing(parts, provider),
    verifier: parts.secrets.open(begun.verifier, user_id),
    scope,
  }
  try {
    const grant = await REGISTRY[provider].exchange({ app, http: providerHttp(IN_A_REQUEST) }, way)
    const tokens = sealTokens(parts.secrets, user_id, grant)
    const kept = { user_id, for_club: begun.for_club, provider, grant, tokens }
    const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
    if (await run((db) => isTaken(db, provider, grant.external_user_id))) return 'taken'
    const before = await run((db) => ownConnection(db, user_id, provider))
    if (before && before.external_user_id !== grant.external_user_id) await revoke(parts, before)
    return (await run((db) => keepConnection(db, kept))) ? 'connected' : 'taken'
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault
    return fault.code === 'forbidden' ? 'incomplete' : 'failed'
  }
}

/** As far as it can be done: an account that is out of reach must not keep anybody connected. */
async function revoke(
  { pool, secrets, providers }: ConnectParts,
  connection: ConnectionRow,
): Promise<void> {
  const app = providers[connection.provider]
  if (!app) return
  const provider = REGISTRY[connection.provider]
  const access = { pool, secrets, provider, app, http: providerHttp(IN_A_REQUEST) }
  await withAccount(access, connection, (account) => provider.revoke(account)).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderFault)) throw error
    },
  )
}
