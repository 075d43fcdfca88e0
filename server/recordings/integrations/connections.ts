import { sql } from 'kysely'
import { providerFacts, type ImportMode } from '#domain/constants/providers.ts'
import type { Db } from '../../db/client.ts'
import type { Grant } from './providers/provider.ts'
import { enqueueWork } from './sync-state.ts'
import { importsOfSource, isTaken, ownConnection, type ConnectionRow } from './queries.ts'

type NewConnection = {
  user_id: number
  for_club: number
  provider: string
  grant: Grant
  tokens: Buffer
}

/**
 * Keeps the connection. One to another account of the person's is forgotten for it. False when
 * somebody else has connected that account.
 */
export async function keepConnection(
  db: Db,
  { user_id, for_club, provider, grant, tokens }: NewConnection,
): Promise<boolean> {
  const { external_user_id, scopes, expires_at } = grant
  const account = `provider ${provider} ${external_user_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(db)
  if (await isTaken(db, provider, external_user_id)) return false
  const before = await ownConnection(db, user_id, provider, { lock: true })
  if (before && before.external_user_id !== external_user_id) await forgetConnection(db, before)
  const granted = { for_club, scopes: [...scopes], tokens, access_expires_at: expires_at }
  await db
    .insertInto('provider_connections')
    .values({ user_id, provider, external_user_id, ...granted })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        ...granted,
        state: 'connected',
        error: null,
        failures: 0,
        retry_at: null,
        refreshing_until: null,
      }),
    )
    .execute()
  return true
}

/**
 * Ends a connection here and deletes its tokens, what is known of the account, and, for a provider
 * whose terms ask for it, everything received from it.
 */
export async function forgetConnection(
  db: Db,
  { id, user_id, provider }: ConnectionRow,
): Promise<void> {
  await db.deleteFrom('provider_connections').where('id', '=', id).execute()
  if (!providerFacts(provider)?.owner_only) return
  for (const fetched of await importsOfSource(db, provider))
    await enqueueForgetting(db, { user_id, ...fetched })
}

export type Forgetting = { user_id: number; club_id: number; import_ids: readonly number[] }

export async function enqueueForgetting(db: Db, forgetting: Forgetting): Promise<void> {
  await sql`select app.enqueue('forget-fetched', ${JSON.stringify(forgetting)}::json)`.execute(db)
}

export async function setImportMode(db: Db, id: number, import_mode: ImportMode): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({ import_mode, ...(import_mode === 'off' && { look: null, backfill_from: null }) })
    .where('id', '=', id)
    .execute()
}

/** Planned sessions are sent to the account from now on, or no more. */
export async function setSending(
  db: Db,
  { id, user_id }: ConnectionRow,
  sends_workouts: boolean,
): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({ sends_workouts })
    .where('id', '=', id)
    .execute()
  if (sends_workouts) await enqueueWork(db, user_id, id)
}
