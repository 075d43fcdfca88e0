import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { SyncError } from '#contract/recordings/integrations.ts'
import { providerFacts, type ImportMode } from '#domain/constants/providers.ts'
import { provenClub, type Db } from '../../db/client.ts'
import type { ReceivedFile } from '../../http/take-file.ts'
import { queueImport } from '../imports/queue.ts'
import type { ActivityChange, FoundActivity, Grant, ProviderEvent } from './providers/provider.ts'
import { REGISTRY } from './providers/registry.ts'
import {
  importsOfSource,
  isTaken,
  ownConnection,
  type ConnectionRow,
  type WaitingActivity,
} from './queries.ts'

const digestOf = (text: string) => hash('sha256', text, 'buffer')
const SIGN_IN_MINUTES = 10

type SignIn = {
  user_id: number
  provider: string
  token_id: number
  for_club: number
  state: string
  verifier: Buffer
}

/**
 * Records where somebody is sent to agree; what they began before with this provider no longer
 * counts.
 */
export async function beginSignIn(db: Db, { state, ...row }: SignIn): Promise<void> {
  const values = {
    ...row,
    state_hash: digestOf(state),
    expires_at: sql<string>`now() + make_interval(mins => ${SIGN_IN_MINUTES})`,
  }
  await db
    .insertInto('provider_sign_ins')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(values))
    .execute()
}

type Back = { user_id: number; provider: string; token_id: number; state: string }

/**
 * What was noted for this way back, once; undefined when it is another person's, another sign-in's,
 * used, or too old.
 */
export async function takeSignIn(
  db: Db,
  { user_id, provider, token_id, state }: Back,
): Promise<{ for_club: number; verifier: Buffer } | undefined> {
  return db
    .deleteFrom('provider_sign_ins')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('token_id', '=', token_id)
    .where('state_hash', '=', digestOf(state))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['for_club', 'verifier'])
    .executeTakeFirst()
}

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
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provider ${provider} ${external_user_id}`}, 0))`.execute(
    db,
  )
  if (await isTaken(db, provider, external_user_id)) return false
  const before = await ownConnection(db, user_id, provider, { lock: true })
  if (before && before.external_user_id !== external_user_id) await forgetConnection(db, before)
  await sql`
    insert into provider_connections (user_id, for_club, provider, external_user_id, scopes, tokens,
      access_expires_at)
    values (${user_id}, ${for_club}, ${provider}, ${external_user_id},
      ${sql.val([...scopes])}::text[], ${tokens}, ${expires_at})
    on conflict (user_id, provider) do update set for_club = excluded.for_club,
    scopes = excluded.scopes, tokens = excluded.tokens,
      access_expires_at = excluded.access_expires_at, state = 'connected', error = null,
      failures = 0, retry_at = null, refreshing_until = null`.execute(db)
  return true
}

/**
 * Whether it falls to the caller to renew these tokens until that moment. False while somebody else
 * does, or when they have changed.
 */
export async function takeLease(
  db: Db,
  { id, tokens }: ConnectionRow,
  until: string,
): Promise<boolean> {
  const { rows } = await sql`
    update provider_connections set refreshing_until = ${until}
    where id = ${id} and tokens = ${tokens}
      and (refreshing_until is null or refreshing_until < now()) returning id`.execute(db)
  return rows.length > 0
}

export async function endLease(db: Db, id: number, lease: string): Promise<void> {
  await sql`update provider_connections set refreshing_until = null
    where id = ${id} and refreshing_until = ${lease}`.execute(db)
}

type Renewed = { tokens: Buffer; expires_at: string | null; lease: string }

/** Ends the lease with what it was taken for. One that was ended meanwhile keeps nothing. */
export async function keepTokens(
  db: Db,
  id: number,
  { tokens, expires_at, lease }: Renewed,
): Promise<void> {
  await sql`
    update provider_connections set tokens = ${tokens}, access_expires_at = ${expires_at},
      refreshing_until = null
    where id = ${id} and refreshing_until = ${lease}`.execute(db)
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

const enqueueForgetting = (db: Db, forgetting: Forgetting) =>
  sql`select app.enqueue('forget-fetched', ${JSON.stringify(forgetting)}::json)`.execute(db)

export async function setImportMode(db: Db, id: number, import_mode: ImportMode): Promise<void> {
  await sql`
    update provider_connections set import_mode = ${import_mode},
      look = case when ${import_mode} = 'off' then null else look end,
      backfill_from = case when ${import_mode} = 'off' then null else backfill_from end
        where id = ${id}`.execute(db)
}

export async function enqueueWork(db: Db, userId: number, id: number, at?: Date): Promise<void> {
  await sql`select app.enqueue_provider_work(${userId}, ${id},
    ${at?.toISOString() ?? sql`now()`})`.execute(db)
}

/** Looks through the account for what began since a day. */
export async function beginBackfill(
  db: Db,
  { id, user_id }: ConnectionRow,
  from: string,
): Promise<void> {
  await sql`
    update provider_connections set look = 'backfill', look_from = ${from}::date,
      look_cursor = null, backfill_from = ${from}::date, failures = 0, retry_at = null, error = null
    where id = ${id}`.execute(db)
  await enqueueWork(db, user_id, id)
}

/**
 * Notes activities that were not known yet: to be fetched, or asked about. One that failed is tried
 * again when its file is somewhere else.
 */
export async function noteFound(
  db: Db,
  { id, user_id, for_club, import_mode }: ConnectionRow,
  found: readonly FoundActivity[],
): Promise<void> {
  if (found.length === 0 || import_mode === 'off') return
  const state = import_mode === 'ask' ? 'proposed' : 'queued'
  await sql`
    insert into provider_activities as a (user_id, connection_id, for_club, external_id, name,
      sport, starts_at, distance, seconds, address, state)
    select distinct on (external_id) ${user_id}::bigint, ${id}::bigint, ${for_club}::bigint,
      external_id, name, left(sport, 80), starts_at, distance, seconds, address, ${state}
    from json_to_recordset(${JSON.stringify(found)}::json) as f (external_id text, name text,
      sport text, starts_at timestamptz, distance double precision,
      seconds double precision, address text)
    on conflict (connection_id, external_id) do update set address = excluded.address, error = null,
      state = case when a.state = 'failed' then 'queued' else a.state end
    where excluded.address is not null and excluded.address is distinct from a.address
      and a.state <> 'fetched'`.execute(db)
}

/** The page is through: on to the next, or the looking is done. */
export async function noteLook(db: Db, id: number, next: string | null): Promise<void> {
  await sql`
    update provider_connections set look_cursor = ${next}, look = case when ${next}::text is null
      then null else look end,
      last_sync_at = case when ${next}::text is null then now()
        else last_sync_at end, failures = 0, retry_at = null, error = null
    where id = ${id}`.execute(db)
}

/**
 * A provider that sends older activities by itself has been asked for all since the day that was
 * looked from.
 */
export async function noteAsked(db: Db, { id, look_from }: ConnectionRow): Promise<void> {
  await sql`
    update provider_connections set asked_from = least(asked_from, ${look_from}::timestamptz::date),
      asked_at = now() where id = ${id}`.execute(db)
}

/** Nothing is left to be done: what was fetched from earlier is complete. */
export async function noteIdle(db: Db, id: number): Promise<void> {
  await sql`
    update provider_connections set backfill_from = null, last_sync_at = now(), failures = 0,
      retry_at = null, error = null
    where id = ${id} and look is null and state = 'connected'`.execute(db)
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
  const { rows } = await sql`select from provider_activities where id = ${activity.id}
      and state = 'queued' for update`.execute(db)
  if (rows.length === 0) return
  const owner_only = providerFacts(provider)?.owner_only ?? true
  const { id } = await queueImport(db, provenClub(for_club), {
    user_id,
    uploaded_by: user_id,
    session_id: null,
    crew_id: null,
    file,
    source: provider,
    owner_only,
  })
  await sql`
    update provider_activities set state = 'fetched', error = null, address = null,
      import_id = ${id} where id = ${activity.id}`.execute(db)
  await sql`update provider_connections set last_sync_at = now(), failures = 0, error = null
    where id = ${connection.id}`.execute(db)
}

export async function noteUnfetched(db: Db, id: number, error: SyncError): Promise<void> {
  await sql`update provider_activities set state = 'failed', error = ${error}
    where id = ${id} and state = 'queued'`.execute(db)
}

/** The person's answer about activities of the account; how many it changed. */
export async function answerActivities(
  db: Db,
  connection: ConnectionRow,
  ids: readonly number[],
  answer: 'fetch' | 'ignore',
): Promise<number> {
  const result = await sql`
    update provider_activities set state = ${answer === 'fetch' ? 'queued' : 'ignored'},
      error = null
    where connection_id = ${connection.id} and id = any (${[...ids]}::bigint[])
      and state in ('proposed', 'failed', 'ignored')`.execute(db)
  const changed = Number(result.numAffectedRows ?? 0n)
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
  const gone = await db
    .deleteFrom('provider_activities')
    .where('connection_id', '=', id)
    .where('external_id', '=', externalId)
    .returning(['for_club', 'import_id'])
    .executeTakeFirst()
  if (gone?.import_id && providerFacts(provider)?.owner_only)
    await enqueueForgetting(db, { user_id, club_id: gone.for_club, import_ids: [gone.import_id] })
}

/**
 * The person has changed an activity at the provider: its name and sport here are the new ones, the
 * file stays as it was recorded. One that
 * they hide there is as good as deleted, unless they let us read what they hide.
 */
export async function followChange(
  db: Db,
  connection: ConnectionRow,
  { external_id, name, sport, hidden }: ActivityChange,
): Promise<void> {
  if (hidden && !REGISTRY[connection.provider].readsHidden?.(connection.scopes))
    return dropActivity(db, connection, external_id)
  await sql`
    update provider_activities set name = coalesce(${name}, name), sport = coalesce(${sport}, sport)
    where connection_id = ${connection.id} and external_id = ${external_id}`.execute(db)
}

export async function eventWorked(db: Db, id: number): Promise<void> {
  await sql`update provider_events set worked_at = now() where id = ${id}`.execute(db)
}

function contentOf(event: ProviderEvent): object {
  if (event.kind === 'activity') return event.activity
  if (event.kind === 'changed') return event.change
  return event.kind === 'removed' ? { external_id: event.external_id } : {}
}

/**
 * Keeps what a provider said for the accounts it is about, and queues their work; what is about
 * nobody here is dropped. One statement.
 */
export async function receiveEvents(
  db: Db,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<void> {
  const rows = events.map((event) => ({
    external_user: event.external_user_id,
    key: hash('sha256', event.key),
    kind: event.kind,
    body: contentOf(event),
  }))
  await sql`
    select app.receive_provider_event(${provider}, external_user, key, kind, body)
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (external_user text, key text,
      kind text, body jsonb)`.execute(db)
}

export async function pauseProvider(db: Db, provider: string, until: Date): Promise<void> {
  await sql`
    insert into provider_pauses as p (provider, until) values (${provider}, ${until.toISOString()})
    on conflict (provider) do update set until = greatest(p.until, excluded.until)`.execute(db)
}

/** The connection works no more until the person does something. */
export async function noteNeedsYou(db: Db, id: number, error: SyncError): Promise<void> {
  await sql`
    update provider_connections set state = 'needs-you', error = ${error}, look = null,
      look_cursor = null, backfill_from = null, retry_at = null where id = ${id}`.execute(db)
}

/** Tried in vain: when again, or with null not before something new happens. */
export async function noteFailure(
  db: Db,
  { id, user_id }: ConnectionRow,
  error: SyncError,
  again: Date | null,
): Promise<void> {
  await sql`
    update provider_connections set error = ${error}, failures = failures + 1,
      retry_at = ${again?.toISOString() ?? null},
      look = case when ${again === null} then null else look end,
      backfill_from = case when ${again === null} then null else backfill_from end
    where id = ${id}`.execute(db)
  if (again) await enqueueWork(db, user_id, id, again)
}
