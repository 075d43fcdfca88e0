import { sql, type RawBuilder } from 'kysely'

/**
 * For `=`: one of these values. They travel as one array, so the text of the statement is the same
 * for any number of them and stays prepared.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any (${[...values]})`
