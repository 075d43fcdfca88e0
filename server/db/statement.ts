import { readFileSync } from 'node:fs'
import { CompiledQuery, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { DB } from './types.ts'

export type { Json } from './types.ts'
/** What a column of a table holds. */
export type Column<Table extends keyof DB, Name extends keyof Selectable<DB[Table]>> = Selectable<
  DB[Table]
>[Name]

/** A statement that lies in a .sql file of its own; its types are written from the database. */
export type Statement<Params, Row> = {
  readonly text: string
  /** The parameters in the order of `$1`, `$2`, …. */
  readonly names: readonly (keyof Params & string)[]
  /** Only for the compiler: a statement answers with these rows. */
  readonly row?: Row
}

/**
 * A parameter is written `:name`, or `:name?` when it may be null; `::type` is a cast and `'12:30'`
 * a text.
 */
const NAME_OR_TEXT = /'(?:[^']|'')*'|--[^\n]*|::|:([a-z][a-z0-9_]*)\??/g

/** `as "count!"` says that an expression, which PostgreSQL knows nothing of, is never null. */
const NEVER_NULL = /"([a-z][a-z0-9_]*)!"/g

/** The text PostgreSQL reads, and the names behind its numbered parameters. */
export function numberParameters(source: string): { text: string; names: string[] } {
  const names: string[] = []
  const text = source.replace(NAME_OR_TEXT, (found, name: string | undefined) => {
    if (name === undefined) return found
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

/** The statement in the file `name`, beside the module at `url`. */
export function sqlFile<Params, Row>(url: string, name: string): Statement<Params, Row> {
  const { text, names } = numberParameters(readFileSync(new URL(name, url), 'utf8'))
  return { text: text.replace(NEVER_NULL, '$1'), names: names as (keyof Params & string)[] }
}

/** The rows a statement answers with. */
export async function run<Params, Row>(
  db: Db,
  statement: Statement<Params, Row>,
  params: Params,
): Promise<Row[]> {
  const values = statement.names.map((name) => params[name])
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, values))
  return rows
}

/** The one row of a statement that answers with exactly one. */
export async function runForOne<Params, Row>(
  db: Db,
  statement: Statement<Params, Row>,
  params: Params,
): Promise<Row> {
  const [row, ...more] = await run(db, statement, params)
  if (row === undefined || more.length > 0)
    throw new Error(`One row was expected of: ${statement.text}`)
  return row
}
