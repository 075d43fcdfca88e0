import { createHmac } from 'node:crypto'
import type { ClientBase } from 'pg'
import { errorCode, StartError } from '../start-error.ts'
import { createPool, type Pool, type PoolOptions } from './client.ts'
import { clientTo, credentialsIn, withCredentials } from './hosts.ts'
import { migrate, type MigrateOptions } from './migrate.ts'
import { refusePooler } from './pooler.ts'
import { giveReplica } from './replica.ts'

export type Database = {
  ownerUrl: string
  appUrl: string
  workerUrl: string
  app: Pool
  worker: Pool
  close(): Promise<void>
}

/**
 * Passwords of the two runtime roles follow from the owner's, so that every node comes to the same
 * without sharing another secret.
 */
const derivedPassword = (ownerUrl: string, role: string) =>
  createHmac('sha256', credentialsIn(ownerUrl).password)
    .update(`slipway ${role}`)
    .digest('base64url')

const passwordsOf = (ownerUrl: string) => ({
  app: derivedPassword(ownerUrl, 'slipway_app'),
  worker: derivedPassword(ownerUrl, 'slipway_worker'),
})

/** Where else than at the owner's address. */
type Urls = {
  app?: string | undefined
  worker?: string | undefined
  /** A pooler in transaction mode in front of it, which takes what requests ask. */
  pooler?: string | undefined
  /** A replica of it. */
  replica?: string | undefined
}

export type OpenOptions = Pick<PoolOptions, 'reactions' | 'onLost' | 'longestWaitMs'> &
  MigrateOptions & {
    urls?: Urls | undefined
    sizes?: { app: number; worker: number }
  }

/**
 * Migrates as the owner, then opens the pools of the app and the worker role. Where the owner's
 * password was changed since the last start, the roles whose passwords follow from it get theirs.
 * @throws StartError when the database cannot be reached, or when the app or worker would run as
 * owner or superuser
 */
export async function openDatabase(ownerUrl: string, options: OpenOptions): Promise<Database> {
  const wasInUse = await bringUpToDate(ownerUrl, options)
  try {
    return await checkedPools(ownerUrl, options)
  } catch (error) {
    if (!wasInUse || errorCode(error) !== WRONG_PASSWORD) throw error
    await setPasswords(ownerUrl, options.urls)
    return checkedPools(ownerUrl, options)
  }
}

/**
 * Applies migrations as the owner. Resolves with whether the database was in use before.
 * @throws StartError when the database cannot be reached
 */
export const bringUpToDate = (
  ownerUrl: string,
  options: MigrateOptions & Pick<OpenOptions, 'urls'>,
): Promise<boolean> =>
  refusePooler(ownerUrl, options.urls)
    .then(() => migrate(ownerUrl, passwordsOf(ownerUrl), options))
    .catch((error: unknown) => {
      throw isConnectionFailure(error)
        ? new StartError(
            'The database of DATABASE_URL cannot be reached: ' +
              `${(error as Error).message || (error as { code: string }).code}.`,
          )
        : error
    })

async function checkedPools(ownerUrl: string, options: OpenOptions): Promise<Database> {
  const database = poolsOn(ownerUrl, options)
  try {
    await Promise.all([
      refuseOwner(database.app, 'DATABASE_APP_URL'),
      refuseOwner(database.worker, 'DATABASE_WORKER_URL'),
    ])
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** @throws StartError where the owner may not set them */
async function setPasswords(ownerUrl: string, urls: Urls = {}): Promise<void> {
  const passwords = passwordsOf(ownerUrl)
  const client = clientTo(ownerUrl)
  await client.connect()
  try {
    for (const name of ['app', 'worker'] as const)
      if (urls[name] === undefined)
        await client.query(
          `alter role slipway_${name} password ${client.escapeLiteral(passwords[name])}`,
        )
  } catch (error) {
    throw new StartError(
      'The roles slipway_app and slipway_worker cannot sign in: their passwords follow from that ' +
        'of DATABASE_URL, whose role may not set them ' +
        `(${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

export type Addresses = Pick<Database, 'ownerUrl' | 'appUrl' | 'workerUrl'>

/** How each of the roles reaches the database. */
export function addressesOf(ownerUrl: string, urls: Urls = {}): Addresses {
  const passwords = passwordsOf(ownerUrl)
  const workerUrl = urls.worker ?? withCredentials(ownerUrl, 'slipway_worker', passwords.worker)
  const appUrl = urls.app ?? withCredentials(ownerUrl, 'slipway_app', passwords.app)
  return { ownerUrl, appUrl, workerUrl }
}

/** So long a request waits for a connection; jobs have as long as it takes to open one. */
export const LONGEST_WAIT_MS = 800
const USUAL = { app: 10, worker: 10 }
/**
 * A host that vanishes closes no connection. Statements of requests take far less than this, those
 * of jobs may read a whole club.
 */
const LONGEST_ANSWER_MS = { app: 30_000, worker: 300_000 }

/** The pools of the app and the worker role on a migrated database; they connect when used. */
export function poolsOn(
  ownerUrl: string,
  { urls = {}, sizes = USUAL, ...options }: OpenOptions,
): Database {
  const addresses = addressesOf(ownerUrl, urls)
  const { appUrl, workerUrl } = addresses
  const forApp = {
    size: sizes.app,
    name: 'slipway app',
    longestWaitMs: LONGEST_WAIT_MS,
    longestAnswerMs: LONGEST_ANSWER_MS.app,
    ...options,
  }
  const forWorker = {
    size: sizes.worker,
    name: 'slipway worker',
    longestAnswerMs: LONGEST_ANSWER_MS.worker,
    ...options,
    // Nobody looks at a job while it waits, and it would only fail.
    longestWaitMs: undefined,
  }
  const { pooler, replica } = urls
  const app = pooler
    ? createPool(asRoleOf(appUrl, pooler), { ...forApp, isPooled: true })
    : createPool(appUrl, forApp)
  const worker = createPool(workerUrl, forWorker)
  const pools = [app, worker]
  if (replica !== undefined)
    for (const [primary, url, settings] of [
      [app, appUrl, forApp],
      [worker, workerUrl, forWorker],
    ] as const) {
      const reading = createPool(asRoleOf(url, replica), { ...settings, size: sizes.app })
      giveReplica(primary, reading)
      pools.push(reading)
    }
  const close = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  return { ...addresses, app, worker, close }
}

/** Another address, as the role of the first. */
function asRoleOf(url: string, other: string): string {
  const { user, password } = credentialsIn(url)
  return withCredentials(other, user, password)
}

const WRONG_PASSWORD = '28P01'
const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
  'EAI_AGAIN',
  WRONG_PASSWORD,
  '28000',
  '3D000',
  '57P03',
])
const isConnectionFailure = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && CONNECTION_FAILURES.has(String(error.code))) ||
    error instanceof AggregateError ||
    /timeout|terminated/i.test(error.message))

async function refuseOwner(pool: Pool, setting: string): Promise<void> {
  const fault = await faultOfRole(pool, setting)
  if (fault !== undefined) throw new StartError(fault)
}

/**
 * What is wrong with the role of a connection: the second wall only protects against roles that
 * row-level security binds.
 */
export async function faultOfRole(
  pool: Pick<ClientBase, 'query'>,
  setting: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ free: boolean; name: string }>(`
    select current_user as name, (rolsuper or rolbypassrls
      or pg_has_role(current_user, (select relowner from pg_class where oid = 'sessions'::regclass),
        'member')) as free
    from pg_roles where rolname = current_user`)
  return rows[0]?.free === false
    ? undefined
    : `The role ${rows[0]?.name ?? 'unknown'} owns the tables or is a superuser: ` +
        `${setting} must name a role without these rights.`
}
