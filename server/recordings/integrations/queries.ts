import { sql } from 'kysely'
import type { Connection, ProviderActivity } from '#contract/recordings/integrations.ts'
import type { ImportMode, ProviderKey } from '#domain/constants/providers.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Db } from '../../db/client.ts'
import { sportOfGpx } from '../../../readers/sport-map.ts'
import { instant } from '../../db/instant.ts'
import type { ProviderEvent } from './providers/provider.ts'

/** The person's connections by provider; the tokens stay where they are. */
export async function connectionsOf(
  db: Db,
  userId: number,
): Promise<ReadonlyMap<string, Connection>> {
  const { rows } = await sql<{ provider: string; connection: Connection }>`
    select c.provider, ${connectionJson} as connection
    from provider_connections c
    cross join lateral (
      select
        count(*) filter (where a.state = 'proposed') as proposed,
        count(*) filter (where a.state = 'queued') as queued,
        count(*) filter (where a.state = 'fetched') as fetched,
        count(*) filter (where a.state = 'failed') as failed
      from provider_activities a
      where a.connection_id = c.id
    ) n
    where c.user_id = ${userId}`.execute(db)
  return new Map(rows.map(({ provider, connection }) => [provider, connection]))
}

/**
 * Looking through the list is the first tenth; the rest is fetching what was found since the wish.
 */
const share = sql`case when c.look = 'backfill' then 0.05 else (
  select
    0.1 + 0.9 * coalesce(
      count(*) filter (where b.state <> 'queued')::float8 / nullif(count(*), 0), 1
    )
  from provider_activities b
  where b.connection_id = c.id and b.starts_at >= c.backfill_from
) end`

/** A connection `c` with the counts `n` of its activities. */
const connectionJson = sql`json_build_object(
  'club_id', c.for_club,
  'import_mode', c.import_mode,
  'state', c.state,
  'error', c.error,
  'connected_at', ${instant(sql`c.created_at`)},
  'last_sync_at', ${instant(sql`c.last_sync_at`)},
  'backfill', case when c.backfill_from is not null then
    json_build_object('from', c.backfill_from, 'share', ${share})
  end,
  'asked', case when c.asked_from is not null then
    json_build_object('from', c.asked_from, 'at', ${instant(sql`c.asked_at`)})
  end,
  'counts', json_build_object(
    'proposed', n.proposed, 'queued', n.queued, 'fetched', n.fetched, 'failed', n.failed
  )
)`

export type ConnectionRow = {
  id: number
  user_id: number
  for_club: number
  provider: ProviderKey
  external_user_id: string
  scopes: string[]
  tokens: Buffer
  access_expires_at: string | null
  import_mode: ImportMode
  state: 'connected' | 'needs-you'
  failures: number
  look: 'backfill' | 'news' | null
  look_from: string | null
  look_cursor: string | null
  asked_from: string | null
  created_at: string
}

const COLUMNS = sql`
  id, user_id, for_club, provider, external_user_id, scopes, tokens, access_expires_at,
  import_mode, state, failures, look, look_from, look_cursor, asked_from, created_at`

/** A connection with its sealed tokens. */
export async function connectionRow(db: Db, id: number): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${COLUMNS} from provider_connections where id = ${id}`.execute(db)
  return rows[0]
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
  const { rows } = await sql<ConnectionRow>`
    select ${COLUMNS} from provider_connections
    where user_id = ${userId} and provider = ${provider}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
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
  const { rows } = await sql<{
    activity: Omit<ProviderActivity, 'sport_id'> & { sport: string | null }
    total: number
  }>`
    select
      json_build_object(
        'id', a.id,
        'name', a.name,
        'sport', a.sport,
        'starts_at', ${instant(sql`a.starts_at`)},
        'distance', a.distance,
        'seconds', a.seconds,
        'state', a.state,
        'error', a.error,
        'import_id', a.import_id,
        'session_id', i.session_id
      ) as activity,
      count(*) over ()::int as total
    from provider_activities a
    left join imports i on i.club_id = a.for_club and i.id = a.import_id
    where a.connection_id = ${connectionId}
      ${state === undefined ? sql`` : sql`and a.state = ${state}`}
    order by a.starts_at desc nulls last, a.id desc
    limit ${limit} offset ${offset}`.execute(db)
  const activities = rows.map(({ activity: { sport, ...rest } }) => ({
    ...rest,
    sport_id: sport === null ? null : sportOfGpx(sport),
  }))
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

export type WaitingEvent = { id: number; kind: ProviderEvent['kind']; body: unknown }

/**
 * The next of what the provider said and nobody has worked yet, in order; a handful, so ask until
 * there are none.
 */
export async function waitingEvents(db: Db, connectionId: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`
    select id, kind, body from provider_events
    where connection_id = ${connectionId} and worked_at is null
    order by id
    limit 100`.execute(db)
  return rows
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
  const { rows } = await sql<{ club_id: number; import_ids: number[] }>`
    select club_id, to_json(import_ids) as import_ids
    from app.fetched_from(${source})`.execute(db)
  return rows
}

/** Whether somebody else has connected that account. */
export async function isTaken(db: Db, provider: string, externalUserId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select app.provider_account_taken(${provider}, ${externalUserId}) as taken`.execute(db)
  return rows[0]?.taken !== false
}
