import { sql } from 'kysely'
import type { SyncError } from '#contract/recordings/integrations.ts'
import type { Db } from '../../db/client.ts'
import type { ConnectionRow } from './queries.ts'

/** Nothing has failed since. */
const SOUND = { failures: 0, retry_at: null, error: null }

/**
 * Minutes until the next try after one failure, two …: what is away for ten minutes is asked again
 * within four of its return, what is away for hours is not pestered.
 */
const WAITS = [1, 2, 4, 4, 4, 15, 30, 60, 120, 240]
/** So much of a wait is chance, so that not all accounts come back at once. */
const CHANCE = 0.25
const MINUTE_MS = 60_000

/**
 * Milliseconds to wait after so many failures before this one; null: it has been tried often
 * enough. `random` is from 0 to 1.
 */
export function waitAfter(failures: number, random = Math.random): number | null {
  const minutes = WAITS[failures]
  return minutes === undefined ? null : minutes * MINUTE_MS * (1 - CHANCE * random())
}

export async function enqueueWork(db: Db, userId: number, id: number, at?: Date): Promise<void> {
  const due = at?.toISOString() ?? sql`now()`
  await sql`select app.enqueue_provider_work(${userId}, ${id}, ${due})`.execute(db)
}

/** Looks through the account for what began since a day. */
export async function beginBackfill(
  db: Db,
  { id, user_id }: ConnectionRow,
  from: string,
): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({
      look: 'backfill',
      look_from: sql`${from}::date`,
      look_cursor: null,
      backfill_from: sql`${from}::date`,
      ...SOUND,
    })
    .where('id', '=', id)
    .execute()
  await enqueueWork(db, user_id, id)
}

/** The page is through: on to the next, or the looking is done. */
export async function noteLook(db: Db, id: number, next: string | null): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({
      look_cursor: next,
      ...(next === null && { look: null, last_sync_at: sql<string>`now()` }),
      ...SOUND,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * A provider that sends older activities by itself has been asked for all since the day that was
 * looked from.
 */
export async function noteAsked(db: Db, { id, look_from }: ConnectionRow): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({
      asked_from: sql`least(asked_from, ${look_from}::timestamptz::date)`,
      asked_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Nothing is left to be done: what was fetched from earlier is complete. */
export async function noteIdle(db: Db, id: number): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({ backfill_from: null, last_sync_at: sql`now()`, ...SOUND })
    .where('id', '=', id)
    .where('look', 'is', null)
    .where('state', '=', 'connected')
    .execute()
}

export async function pauseProvider(db: Db, provider: string, until: Date): Promise<void> {
  await sql`
    insert into provider_pauses as p (provider, until)
    values (${provider}, ${until.toISOString()})
    on conflict (provider) do update set until = greatest(p.until, excluded.until)`.execute(db)
}

/** The connection works no more until the person does something. */
export async function noteNeedsYou(db: Db, id: number, error: SyncError): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({
      state: 'needs-you',
      error,
      look: null,
      look_cursor: null,
      backfill_from: null,
      retry_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Tried in vain: when again, or with null not before something new happens. */
export async function noteFailure(
  db: Db,
  { id, user_id }: ConnectionRow,
  error: SyncError,
  again: Date | null,
): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set(({ eb }) => ({
      error,
      failures: eb('failures', '+', 1),
      retry_at: again?.toISOString() ?? null,
      ...(again === null && { look: null, backfill_from: null }),
    }))
    .where('id', '=', id)
    .execute()
  if (again) await enqueueWork(db, user_id, id, again)
}
