import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'
import { Pool as PgPool, type Client, type ClientBase, type PoolClient } from 'pg'
import { isDate } from '#domain/time/week.ts'
import { giveReactions, passReactions, type Entry } from '../events/table.ts'
import { finish, holdEnd, isWaiting } from './at-end.ts'
import { handleVia, toConnection } from './handle.ts'
import { clientsTo, clientTo } from './hosts.ts'
import { noteHiding, showEverybody, type Hiding } from './hiding.ts'
import { dropNames } from './prepared-names.ts'
import { types } from './parsers.ts'
import { limitWait, timeStatements } from './pool-limits.ts'
import { isOfReplica, readableReplica, replicaOf } from './replica.ts'
import type { DB } from './types.ts'

/**
 * A handle on the database: of a request's transaction, of a job, or of the owner at start. Always
 * handed down, never global.
 */
export type Db = Kysely<DB>
export type Pool = PgPool

/**
 * Proven by the gate: the person is an approved member of this club. Only the gate, jobs and the
 * seeding mint one.
 */
export type ClubId = number & { readonly proven: 'club' }
export const provenClub = (id: number): ClubId => id as ClubId

export type PoolOptions = {
  size: number
  name: string
  /** What follows from events recorded through this pool. */
  reactions: readonly Entry[]
  /** How long somebody waits while all connections are in use; without it as long as for one. */
  longestWaitMs?: number | undefined
  /** A server that says nothing for so long is taken for dead, and the connection with it. */
  longestAnswerMs?: number | undefined
  /** Hears of connections lost while idle; statements of the others fail. */
  onLost?: ((error: Error) => void) | undefined
  /** Between here and PostgreSQL a pooler gives each transaction another connection. */
  isPooled?: boolean
}

export function createPool(
  url: string,
  { size, name, longestWaitMs, longestAnswerMs, reactions, onLost, isPooled = false }: PoolOptions,
): Pool {
  const settings = {
    connectionString: url,
    Client: clientsTo(url),
    // Every index begins with the club, so a plan that fits one set of values fits all; a plan of
    // its own for each costs more than the statement.
    ...(!isPooled && { options: '-c plan_cache_mode=force_generic_plan' }),
    max: size,
    application_name: name,
    types,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(longestAnswerMs !== undefined && { query_timeout: longestAnswerMs }),
  }
  const pool = new PgPool(settings)
  giveReactions(pool, reactions)
  if (longestWaitMs !== undefined) limitWait(pool, longestWaitMs)
  if (isPooled) pool.on('connect', dropNames)
  pool.on('connect', (client) => timeStatements(client, name))
  pool.on('error', onLost ?? (() => {})) // the next request opens another
  // One lost in use fails the statement under way or the next, where the error is handled.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Opens one connection as the owner, for seeding and the command line. */
export async function connectOwner(ownerUrl: string): Promise<Client> {
  const settings = { types, pipeline: true }
  const client = clientTo(ownerUrl, settings)
  await client.connect()
  return client
}

/** A handle on one connection, with what follows from events recorded through it. */
export function handleOn(client: ClientBase, reactions: readonly Entry[]): Db {
  const connection = toConnection(client)
  const made = handleVia(async () => connection)
  giveReactions(made, reactions)
  return made
}

export type Context = Hiding & {
  club_id?: number | undefined
  user_id?: number | undefined
  /** Who acts in this person's name. */
  impersonator_id?: number | undefined
  /** All statements see what held at the first: for work that only reads. */
  snapshot?: boolean
  /** A replica may answer, where there is one that keeps up: for work that only reads. */
  fromReplica?: boolean
}
const digits = (id: number | undefined) => (id === undefined ? '' : String(Math.trunc(id)))

/** What a request or job reaches the database with; nothing is opened before the first use. */
export type Access = {
  /** statements of one transaction */
  readonly db: Db
  /**
   * a last statement of the transaction, which goes out together with the COMMIT: it costs no trip
   * of its own, and nothing holds if it fails
   */
  readonly last: (statement: CompiledQuery) => void
}

/**
 * Runs `work` with the club and the person in context, which row-level security reads. What it does
 * through `db` holds together or not at all.
 */
export async function withAccess<T>(
  pool: Pool,
  context: Context,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  if (!context.fromReplica || !replicaOf(pool))
    return transact(pool, { context, work, choose: () => pool })
  const state = { replica: undefined as Pool | undefined }
  const choose = async () => (state.replica = await readableReplica(pool)) ?? pool
  try {
    return await transact(pool, { context, work, choose })
  } catch (error) {
    if (!state.replica || !isOfReplica(pool, error)) throw error
    return transact(pool, { context, work, choose: () => pool })
  }
}

type Work<T> = {
  context: Context
  work: (access: Access) => Promise<T>
  /** Which server is to answer, asked when the first statement comes. */
  choose: () => Pool | Promise<Pool>
}

async function transact<T>(pool: Pool, { context, work, choose }: Work<T>): Promise<T> {
  let opened: Promise<Transaction> | undefined
  const open = () => (opened ??= begin(choose(), context))
  let handle: Db | undefined
  const makeHandle = (): Db => {
    const made = handleVia(async () => (await open()).connection)
    holdEnd(made)
    passReactions(pool, made)
    noteHiding(made, context)
    return made
  }
  const ending: CompiledQuery[] = []
  const access: Access = {
    get db() {
      return (handle ??= makeHandle())
    },
    last: (statement) => {
      open().catch(() => {}) // its failure also fails the commit
      ending.push(statement)
    },
  }
  try {
    const result = await work(access)
    if (handle && isWaiting(handle)) {
      // What follows from a change is not for the person, and concerns everybody.
      await showEverybody(handle)
      await finish(handle)
    }
    if (opened) await commit(await opened, ending)
    return result
  } catch (error) {
    // One that could not begin has nothing to take back.
    if (opened) await opened.then(rollback, () => undefined)
    throw error
  }
}

type Transaction = { client: PoolClient; connection: DatabaseConnection; begun: Promise<unknown> }

/**
 * BEGIN and the context go out in one message and are not waited for: the first statement follows
 * on the wire.
 */
async function begin(
  pool: Pool | Promise<Pool>,
  { club_id, user_id, impersonator_id, hidden_since, hides_private, snapshot = false }: Context,
): Promise<Transaction> {
  const client = await (await pool).connect()
  const start = snapshot ? 'begin isolation level repeatable read' : 'begin'
  const impersonated =
    impersonator_id === undefined
      ? ''
      : `, set_config('app.impersonator_id', '${digits(impersonator_id)}', true)`
  const hidden =
    hidden_since === undefined || !isDate(hidden_since)
      ? ''
      : `, set_config('app.hidden_since', '${hidden_since}', true)`
  const others = hides_private ? `, set_config('app.hides_private', 'on', true)` : ''
  const context =
    `set_config('app.club_id', '${digits(club_id)}', true), ` +
    `set_config('app.user_id', '${digits(user_id)}', true)${impersonated}${hidden}${others}`
  const begun = client.query(`${start}; select ${context}`)
  begun.catch(() => {}) // its failure also fails the commit
  return { client, connection: toConnection(client), begun }
}

async function commit(
  { client, connection, begun }: Transaction,
  ending: readonly CompiledQuery[],
): Promise<void> {
  await begun
  // On the wire in this order, and answered in it: the commit of a transaction whose last statement
  // failed takes it back.
  await Promise.all([
    ...ending.map((statement) => connection.executeQuery(statement)),
    client.query('commit'),
  ])
  client.release()
}

async function rollback({ client }: Transaction): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    (failure: Error) => client.release(failure),
  )
}

/** Runs `work` in one transaction with the context set. */
export const inTransaction = <T>(
  pool: Pool,
  context: Context,
  work: (db: Db) => Promise<T>,
): Promise<T> => withAccess(pool, context, ({ db }) => work(db))

/** A transaction in the context of one club, as jobs and the seeding use it. */
export const inClub = <T>(pool: Pool, clubId: ClubId, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pool, { club_id: clubId }, work)
