import { sql } from 'kysely'
import type { Connection, ProviderActivity } from '#contract/recordings/integrations.ts'
import type { ImportMode, ProviderKey } from '#domain/constants/providers.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Db } from '../../db/client.ts'
import { sportOfGpx } from '../../../readers/sport-map.ts'
import { instant } from '../../db/instant.ts'
import { askRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import type { ProviderEvent } from './providers/provider.ts'
import { fetchedImports } from './statements.ts'

/** The person's connections by provider; the tokens stay where they are. */
export async function connectionsOf(
  db: Db,
  userId: number,
): Promise<ReadonlyMap<string, Connection>> {
  const rows = await db
    .selectFrom('provider_connections as c')
    .leftJoin('provider_activities as a', 'a.connection_id', 'c.id')
    .select(({ fn, ref }) => {
      const counted = (state: string) => fn.count<number>('a.id').filterWhere('a.state', '=', state)
      return [
        'c.provider',
        'c.for_club',
        'c.import_mode',
        'c.sends_workouts',
        'c.state',
        'c.error',
        'c.backfill_from',
        'c.asked_from',
        instant(ref('c.created_at')).as('connected_at'),
        instant(ref('c.last_sync_at')).as('last_sync_at'),
        instant(ref('c.asked_at')).as('asked_at'),
        share.as('share'),
        counted('proposed').as('proposed'),
        counted('queued').as('queued'),
        counted('fetched').as('fetched'),
        counted('failed').as('failed'),
      ]
    })
    .where('c.user_id', '=', userId)
    .groupBy('c.id')
    .$narrowType<Pick<Connection, 'import_mode' | 'state' | 'error'>>()
    .execute()
  return new Map(
    rows.map(({ provider, proposed, queued, fetched, failed, ...row }) => [
      provider,
      {
        club_id: row.for_club,
        import_mode: row.import_mode,
        sends_workouts: row.sends_workouts,
        state: row.state,
        error: row.error,
        connected_at: row.connected_at,
        last_sync_at: row.last_sync_at,
        backfill: row.backfill_from === null ? null : { from: row.backfill_from, share: row.share },
        asked: row.asked_from === null ? null : { from: row.asked_from, at: row.asked_at ?? '' },
        counts: { proposed, queued, fetched, failed },
      },
    ]),
  )
}

/**
 * Looking through the list is the first tenth; the rest is fetching what was found since the wish.
 */
const share = sql<number>`case when c.look = 'backfill' then 0.05 else (
  select
    0.1 + 0.9 * coalesce(
      count(*) filter (where b.state <> 'queued')::float8 / nullif(count(*), 0), 1
    )
  from provider_activities b
  where b.connection_id = c.id and b.starts_at >= c.backfill_from
) end`

const connectionRows = (db: Db) =>
  db
    .selectFrom('provider_connections')
    .select([
      'id',
      'user_id',
      'for_club',
      'provider',
      'external_user_id',
      'scopes',
      'tokens',
      'access_expires_at',
      'import_mode',
      'sends_workouts',
      'state',
      'failures',
      'look',
      'look_from',
      'look_cursor',
      'asked_from',
      'created_at',
    ])
    .$narrowType<{
      provider: ProviderKey
      import_mode: ImportMode
      state: 'connected' | 'needs-you'
      look: 'backfill' | 'news' | null
    }>()

/** A connection with its sealed tokens. */
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof connectionRow>>>

export async function connectionRow(db: Db, id: number) {
  return connectionRows(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Holds a connection until the transaction ends; false when it has ended. Whatever writes what
 * hangs on it holds it first, as its end does: so none waits for the other in a circle.
 */
export async function holdConnection(db: Db, id: number): Promise<boolean> {
  const held = await db
    .selectFrom('provider_connections')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/**
 * `lock`: nobody else changes it until the transaction ends, so nothing may be waited for
 * meanwhile.
 */
export async function ownConnection(
  db: Db,
  userId: number,
  provider: string,
  { lock = false } = {},
): Promise<ConnectionRow | undefined> {
  return connectionRows(db)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .$if(lock, (row) => row.forUpdate())
    .executeTakeFirst()
}

type Chosen = { state?: string | undefined; limit: number; offset: number }

/**
 * What the account holds, the newest first, and how many in all. `session_id` is given within the
 * club in context.
 */
export async function activitiesOf(
  db: Db,
  connectionId: number,
  chosen: Chosen,
): Promise<{ activities: ProviderActivity[]; total: number }> {
  const { state, limit, offset } = chosen
  const rows = await db
    .selectFrom('provider_activities as a')
    .leftJoin('imports as i', (join) =>
      join.onRef('i.club_id', '=', 'a.for_club').onRef('i.id', '=', 'a.import_id'),
    )
    .select(({ fn, ref }) => [
      'a.id',
      'a.name',
      'a.sport',
      instant(ref('a.starts_at')).as('starts_at'),
      'a.distance',
      'a.seconds',
      'a.state',
      'a.error',
      'a.import_id',
      'i.session_id',
      fn.countAll<number>().over().as('total'),
    ])
    .where('a.connection_id', '=', connectionId)
    .$if(state !== undefined, (found) => found.where('a.state', '=', state ?? ''))
    .orderBy('a.starts_at', (order) => order.desc().nullsLast())
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<Pick<ProviderActivity, 'state' | 'error'>>()
    .execute()
  const activities = rows.map((row) => {
    const { sport, total: _, ...rest } = row
    return { ...rest, sport_id: sport === null ? null : sportOfGpx(sport) }
  })
  return { activities, total: rows[0]?.total ?? 0 }
}

export type WaitingActivity = {
  id: number
  external_id: string
  name: string | null
  sport: string | null
  starts_at: string | null
  distance: number | null
  seconds: number | null
  address: string | null
}

/** What is to be fetched next, the newest first. */
export async function nextQueued(
  db: Db,
  connectionId: number,
): Promise<WaitingActivity | undefined> {
  return db
    .selectFrom('provider_activities')
    .select(['id', 'external_id', 'name', 'sport', 'starts_at', 'distance', 'seconds', 'address'])
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'queued')
    .orderBy('starts_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The next of what the provider said and nobody has worked yet, in order; a handful, so ask until
 * there are none.
 */
export async function waitingEvents(db: Db, connectionId: number) {
  return db
    .selectFrom('provider_events')
    .select(['id', 'kind', 'body'])
    .where('connection_id', '=', connectionId)
    .where('worked_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .$narrowType<{ kind: ProviderEvent['kind'] }>()
    .execute()
}

/** Whether the person is still somebody of the club who can have files there. */
export async function isStillMember(db: Db, userId: number, clubId: number): Promise<boolean> {
  const member = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('status', '=', MEMBER_STATUS.approved)
    .executeTakeFirst()
  return member !== undefined
}

/** Until when the provider is to be left alone by everybody; null: it may be asked. */
export async function pausedUntil(db: Db, provider: string): Promise<string | null> {
  const pause = await db
    .selectFrom('provider_pauses')
    .select('until')
    .where('provider', '=', provider)
    .where('until', '>', sql<string>`now()`)
    .executeTakeFirst()
  return pause?.until ?? null
}

/** What was fetched from a provider for the person in context, club by club. */
export async function importsOfSource(
  db: Db,
  source: string,
): Promise<{ club_id: number; import_ids: number[] }[]> {
  return run(db, fetchedImports, { source })
}

/** Whether somebody else has connected that account. */
export async function isTaken(db: Db, provider: string, externalUserId: string): Promise<boolean> {
  return askRoutine(db, 'provider_account_taken', {
    of_provider: provider,
    external_user: externalUserId,
  })
}
