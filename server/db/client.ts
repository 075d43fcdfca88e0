import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import { Client, Pool as PgPool, types as parsersOfPg, type ClientBase, type CustomTypesConfig } from 'pg'
import type { DB } from './types.ts'

/** A handle on the database: of a request's transaction, of a job, or of the owner at start. Always handed down, never global. */
export type Db = Kysely<DB>
export type Pool = PgPool

/** Proven by the gate: the person is an approved member of this club. Only the gate, jobs and the seeding mint one. */
export type ClubId = number & { readonly proven: 'club' }
export const provenClub = (id: number): ClubId => id as ClubId

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMPTZ = 1184
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])
/** bigint and numeric are numbers, dates stay YYYY-MM-DD, instants are ISO strings in UTC. */
const types: CustomTypesConfig = {
  getTypeParser: (id: number) => parsers.get(id) ?? parsersOfPg.getTypeParser(id),
}

export function createPool(url: string, size: number, name: string): Pool {
  const settings = {
    connectionString: url,
    max: size,
    application_name: name,
    types,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  }
  const pool = new PgPool(settings)
  pool.on('error', () => {}) // a connection lost while idle is replaced at the next request
  pool.on('connect', (client) => client.on('error', () => {})) // one lost in use fails its statement, which is told
  return pool
}

/** One connection of the owner's: for seeding and the command line. */
export async function connectOwner(ownerUrl: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl, types })
  await client.connect()
  return client
}

const toClient = (client: ClientBase): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await client.query({ text: query.sql, values: [...query.parameters] })
    return result.command === 'SELECT' ? { rows: result.rows } : { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  },
  streamQuery() {
    throw new Error('rows are not streamed')
  },
})

/** Query builder whose every statement goes through one client, that is through one transaction. */
export function handleOn(client: ClientBase): Db {
  const connection = toClient(client)
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  })
}

type Context = { club_id?: number | undefined; user_id?: number | undefined }
const digits = (id: number | undefined) => (id === undefined ? '' : String(Math.trunc(id)))

/**
 * Runs `work` in one transaction with the club and the person in context, which row-level security reads.
 * BEGIN and the context go out in one message and are not waited for: the first statement of `work` follows on the wire.
 */
export async function inTransaction<T>(pool: Pool, context: Context, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const begun = client.query(
      `begin; select set_config('app.club_id', '${digits(context.club_id)}', true), set_config('app.user_id', '${digits(context.user_id)}', true)`,
    )
    begun.catch(() => {}) // its failure also fails the commit below
    const result = await work(handleOn(client))
    await begun
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** A transaction in the context of one club, as jobs and the seeding use it. */
export const inClub = <T>(pool: Pool, clubId: ClubId, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pool, { club_id: clubId }, work)
