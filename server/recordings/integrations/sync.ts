import { Readable } from 'node:stream'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import type { Config } from '../../config.ts'
import { withFile } from '../../files/held-files.ts'
import type { FileStore } from '../../files/store.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Logger } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { withAccount, type AccessParts } from './access-token.ts'
import {
  dropActivity,
  followChange,
  importFetched,
  noteFound,
  noteUnfetched,
} from './account-activities.ts'
import { part, textOf } from './answer-parts.ts'
import { forgetConnection } from './connections.ts'
import { eventWorked } from './provider-events.ts'
import { ProviderFault, providerHttp } from './provider-http.ts'
import type { ActivityChange, ProviderActivity } from './providers/provider.ts'
import { REGISTRY } from './providers/registry.ts'
import { sendWorkouts } from './send-workouts.ts'
import {
  connectionRow,
  holdConnection,
  isStillMember,
  nextQueued,
  pausedUntil,
  waitingEvents,
  type ConnectionRow,
  type WaitingActivity,
} from './queries.ts'
import {
  enqueueWork,
  noteAsked,
  noteFailure,
  noteIdle,
  noteLook,
  noteNeedsYou,
  pauseProvider,
  waitAfter,
} from './sync-state.ts'

export type SyncParts = {
  pool: Pool
  files: FileStore
  secrets: Secrets
  providers: Config['providers']
  log: Logger
}
type Person = { user_id: number; connection_id: number }

/** Pages and files of one run: then others have their turn. */
const STEPS_A_RUN = 25
/** When a provider asks us to be quiet and does not say how long. */
const PAUSE_S = 15 * 60

/**
 * Does whatever waits for a connection: what the provider said, the next pages of the list, the
 * next files. Each step is a transaction of its own, so a run that is killed goes on where it was.
 * What is left over gets a job of its own.
 */
export async function workConnection(
  parts: SyncParts,
  { user_id, connection_id }: Person,
): Promise<void> {
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
  const connection = await run((db) => connectionRow(db, connection_id))
  if (!connection) return
  const quiet = { until: null as Date | null }
  try {
    await workThrough(parts, connection, quiet)
  } catch (error) {
    if (!(error instanceof ProviderFault))
      parts.log.error({ err: error, connection_id }, 'work at a provider failed unexpectedly')
    const fault = error instanceof ProviderFault ? error : new ProviderFault('unexpected')
    await run((db) => settleFault(db, connection, fault, quiet.until))
  }
}

async function workThrough(
  parts: SyncParts,
  before: ConnectionRow,
  quiet: { until: Date | null },
): Promise<void> {
  const { user_id, id: connection_id } = before
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
  const connection = await hearEvents(parts, before)
  if (!connection || connection.state === 'needs-you') return
  const fetches = connection.import_mode !== 'off'
  if (!fetches && !connection.sends_workouts) return
  const app = parts.providers[connection.provider]
  const wait = await run((db) => pausedUntil(db, connection.provider))
  if (!app) return
  if (wait !== null)
    return void (await run((db) => enqueueWork(db, user_id, connection_id, new Date(wait))))
  const inClub = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(parts.pool, { user_id, club_id: connection.for_club }, work)
  if (!(await inClub((db) => isStillMember(db, user_id, connection.for_club))))
    return run((db) => noteNeedsYou(db, connection_id, 'left_club'))
  const provider = REGISTRY[connection.provider]
  const heard = (headers: Headers) => {
    const seconds = provider.pauseOf?.(headers, new Date()) ?? null
    if (seconds !== null) quiet.until = new Date(Date.now() + seconds * 1000)
  }
  const access = {
    pool: parts.pool,
    secrets: parts.secrets,
    provider,
    app,
    http: providerHttp({ heard }),
  }
  await sendWorkouts(access, connection)
  const done = !fetches || (await takeSteps(parts, access, connection, quiet))
  if (quiet.until)
    await run((db) => pauseProvider(db, connection.provider, quiet.until ?? new Date()))
  await run((db) =>
    done
      ? noteIdle(db, connection_id)
      : enqueueWork(db, user_id, connection_id, quiet.until ?? undefined),
  )
}

/**
 * What the provider said by itself, in order. Returns the connection as it is then; undefined when
 * it has ended.
 */
async function hearEvents(
  { pool }: SyncParts,
  connection: ConnectionRow,
): Promise<ConnectionRow | undefined> {
  const context = { user_id: connection.user_id, club_id: connection.for_club }
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(pool, context, work)
  const waiting = () => run((db) => waitingEvents(db, connection.id))
  for (let events = await waiting(); events.length > 0; events = await waiting()) {
    for (const { id, kind, body } of events) {
      await run(async (db) => {
        if (!(await holdConnection(db, connection.id))) return
        if (kind === 'deauthorised') return forgetConnection(db, connection)
        if (kind === 'removed')
          await dropActivity(db, connection, textOf(part(body, 'external_id')) ?? '')
        // These bodies were written by receiveEvents.
        else if (kind === 'changed') await followChange(db, connection, body as ActivityChange)
        else await noteFound(db, connection, [body as ProviderActivity])
        await eventWorked(db, id)
      })
      if (kind === 'deauthorised') return undefined
    }
  }
  return run((db) => connectionRow(db, connection.id))
}

/** Pages first, then files; true when nothing is left. */
async function takeSteps(
  parts: SyncParts,
  access: AccessParts,
  connection: ConnectionRow,
  quiet: { until: Date | null },
): Promise<boolean> {
  const { user_id, id } = connection
  const run = <T>(work: (db: Db) => Promise<T>) => inTransaction(parts.pool, { user_id }, work)
  let look = connection
  for (let step = 0; step < STEPS_A_RUN; step++) {
    if (quiet.until) return false
    if (look.look !== null) {
      await lookAtPage(access, look, run)
      look = (await run((db) => connectionRow(db, id))) ?? { ...look, look: null }
      continue
    }
    const activity = await run((db) => nextQueued(db, id))
    if (!activity) return true
    await fetchActivity(parts, access, connection, activity)
  }
  return false
}

async function lookAtPage(
  access: AccessParts,
  connection: ConnectionRow,
  run: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<void> {
  const span = {
    from: new Date(connection.look_from ?? connection.created_at),
    cursor: connection.look_cursor,
  }
  const { activities, next } = await withAccount(access, connection, (account) =>
    access.provider.list(account, span),
  )
  await run(async (db) => {
    if (!(await holdConnection(db, connection.id))) return
    await noteFound(db, connection, activities)
    await noteLook(db, connection.id, next)
    if (next === null && access.provider.sendsOlder) await noteAsked(db, connection)
  })
}

const FULL: ReadonlySet<string> = new Set(['own_storage_full', 'club_storage_full'])

/** Fetches one file. A fault of this activity alone is recorded on it, and the others continue. */
async function fetchActivity(
  { pool, files }: SyncParts,
  access: AccessParts,
  connection: ConnectionRow,
  activity: WaitingActivity,
): Promise<void> {
  const context = { user_id: connection.user_id, club_id: connection.for_club }
  try {
    const { name, bytes } = await withAccount(access, connection, (account) =>
      access.provider.download(account, activity),
    )
    await withFile({ pool, files }, context, Readable.from([bytes]), (file) =>
      inTransaction(pool, context, (db) =>
        importFetched(db, connection, activity, { name, ...file }),
      ),
    )
  } catch (error) {
    if (error instanceof Refusal && FULL.has(error.code)) {
      await inTransaction(pool, context, (db) => noteUnfetched(db, activity.id, 'storage_full'))
      return
    }
    const own =
      error instanceof ProviderFault &&
      ['not_found', 'unexpected', 'forbidden', 'refused'].includes(error.code)
    if (!own) throw error
    await inTransaction(pool, context, (db) => noteUnfetched(db, activity.id, error.code))
  }
}

/**
 * What concerns the whole account: the person is needed, everybody is quiet for a while, or it is
 * tried again later.
 */
async function settleFault(
  db: Db,
  connection: ConnectionRow,
  { code, retryAfter }: ProviderFault,
  quietUntil: Date | null,
): Promise<void> {
  if (code === 'unauthorized' || code === 'forbidden') return noteNeedsYou(db, connection.id, code)
  if (code === 'rate_limited') {
    const until =
      retryAfter === null ? (quietUntil ?? after(PAUSE_S * 1000)) : after(retryAfter * 1000)
    await pauseProvider(db, connection.provider, until)
    return noteFailure(db, connection, code, until)
  }
  const wait = waitAfter(connection.failures)
  const again = wait === null ? null : after(Math.max((retryAfter ?? 0) * 1000, wait))
  await noteFailure(db, connection, code, again)
}

const after = (milliseconds: number) => new Date(Date.now() + milliseconds)
