import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { ClientBase } from 'pg'
import { preparedName } from './prepared-names.ts'
import type { DB } from './types.ts'

export const toConnection = (client: ClientBase): DatabaseConnection => ({
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = preparedName(query.sql)
    const result = await client.query({
      ...(name !== undefined && { name }),
      text: query.sql,
      values: [...query.parameters],
    })
    return result.command === 'SELECT'
      ? { rows: result.rows }
      : { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  },
  streamQuery() {
    throw new Error('rows are not streamed')
  },
})

/**
 * Query builder whose every statement goes through the connection that `acquire` gives, that is
 * through one transaction.
 */
export function handleVia(acquire: () => Promise<DatabaseConnection>): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: acquire,
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  })
}
