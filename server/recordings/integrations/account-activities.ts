import { sql } from 'kysely'
import type { SyncError } from '#contract/recordings/integrations.ts'
import { providerFacts } from '#domain/constants/providers.ts'
import { anyOf } from '../../db/any-of.ts'
import { provenClub, type Db } from '../../db/client.ts'
import type { ReceivedFile } from '../../http/take-file.ts'
import { queueImport } from '../imports/open.ts'
import { enqueueForgetting } from './connections.ts'
import type { ActivityChange, ProviderActivity } from './providers/provider.ts'
import { REGISTRY } from './providers/registry.ts'
import { holdConnection, type ConnectionRow, type WaitingActivity } from './queries.ts'
import { enqueueWork } from './sync-state.ts'

/**
 * Notes activities that were not known yet: to be fetched, or asked about. One that failed is tried
 * again when its file is somewhere else.
 */
export async function noteFound(
  db: Db,
  { id, user_id, for_club, import_mode }: ConnectionRow,
  found: readonly ProviderActivity[],
): Promise<void> {
  if (found.length === 0 || import_mode === 'off') return
  const state = import_mode === 'ask' ? 'proposed' : 'queued'
  await sql`
    insert into provider_activities as a
      (user_id, connection_id, for_club, external_id, name, sport, starts_at, distance, seconds,
        address, state)
    select distinct on (external_id)
      ${user_id}::bigint, ${id}::bigint, ${for_club}::bigint, external_id, name, left(sport, 80),
      starts_at, distance, seconds, address, ${state}
    from json_to_recordset(${JSON.stringify(found)}::json) as f (
      external_id text, name text, sport text, starts_at timestamptz,
      distance double precision, seconds double precision, address text
    )
    on conflict (connection_id, external_id) do update
    set address = excluded.address, error = null,
      state = case when a.state = 'failed' then 'queued' else a.state end
    where excluded.address is not null and excluded.address is distinct from a.address
      and a.state <> 'fetched'`.execute(db)
}

/**
 * The file of an activity becomes an import of the person's, and the activity is done: both or
 * neither, and neither when it is wanted no more.
 */
export async function importFetched(
  db: Db,
  connection: ConnectionRow,
  activity: WaitingActivity,
  file: ReceivedFile,
): Promise<void> {
  const { user_id, for_club, provider } = connection
  if (!(await holdConnection(db, connection.id))) return
  const wanted = await db
    .selectFrom('provider_activities')
    .select('id')
    .where('id', '=', activity.id)
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst()
  if (!wanted) return
  const { id } = await queueImport(db, provenClub(for_club), {
    user_id,
    uploaded_by: user_id,
    session_id: null,
    crew_id: null,
    file,
    source: provider,
    owner_only: providerFacts(provider)?.owner_only ?? true,
  })
  await db
    .updateTable('provider_activities')
    .set({ state: 'fetched', error: null, address: null, import_id: id })
    .where('id', '=', activity.id)
    .execute()
  await db
    .updateTable('provider_connections')
    .set({ last_sync_at: sql`now()`, failures: 0, error: null })
    .where('id', '=', connection.id)
    .execute()
}

export async function noteUnfetched(db: Db, id: number, error: SyncError): Promise<void> {
  await db
    .updateTable('provider_activities')
    .set({ state: 'failed', error })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** The person's answer about activities of the account; how many it changed. */
export async function answerActivities(
  db: Db,
  connection: ConnectionRow,
  ids: readonly number[],
  answer: 'fetch' | 'ignore',
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('provider_activities')
    .set({ state: answer === 'fetch' ? 'queued' : 'ignored', error: null })
    .where('connection_id', '=', connection.id)
    .where('id', '=', anyOf(ids))
    .where('state', 'in', ['proposed', 'failed', 'ignored'])
    .executeTakeFirst()
  const changed = Number(numUpdatedRows)
  if (changed > 0 && answer === 'fetch') await enqueueWork(db, connection.user_id, connection.id)
  return changed
}

/**
 * The provider has deleted an activity: where its terms ask for it, what was fetched is deleted as
 * well.
 */
export async function dropActivity(
  db: Db,
  { id, user_id, provider }: ConnectionRow,
  externalId: string,
): Promise<void> {
  const dropped = await db
    .deleteFrom('provider_activities')
    .where('connection_id', '=', id)
    .where('external_id', '=', externalId)
    .returning(['for_club', 'import_id'])
    .executeTakeFirst()
  if (!dropped?.import_id || !providerFacts(provider)?.owner_only) return
  const { for_club: club_id, import_id } = dropped
  await enqueueForgetting(db, { user_id, club_id, import_ids: [import_id] })
}

/**
 * The person has changed an activity at the provider: its name and sport here are the new ones, the
 * file stays as it was recorded. One that they hide there is as good as deleted, unless they let us
 * read what they hide.
 */
export async function followChange(
  db: Db,
  connection: ConnectionRow,
  { external_id, name, sport, hidden }: ActivityChange,
): Promise<void> {
  if (hidden && !REGISTRY[connection.provider].readsHidden?.(connection.scopes))
    return dropActivity(db, connection, external_id)
  await sql`
    update provider_activities
    set name = coalesce(${name}, name), sport = coalesce(${sport}, sport)
    where connection_id = ${connection.id} and external_id = ${external_id}`.execute(db)
}
