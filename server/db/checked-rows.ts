import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { T, type Static, type TSchema } from '#contract/schema.ts'
import type { Db } from './client.ts'

/** A column of bytes, as the driver gives them. */
export const Bytes = T.Unsafe<Buffer>({ type: 'object', bytes: true })

/** Says in what a row differs from its schema; undefined for one that holds to it. */
export type RowCheck = (schema: TSchema, row: unknown) => string | undefined

const installed: { check: RowCheck | undefined } = { check: undefined }

/** Installs the check that every row is held to; the server runs without one, tests with it. */
export function useRowCheck(check: RowCheck | undefined): void {
  installed.check = check
}

/**
 * The rows of a statement composed of parts, of which no type can be written down from the
 * database: their type is that of `schema`. Columns are as the driver in `client.ts` gives them.
 * @throws Error with a check installed, for a row that is not as the schema says
 */
export async function checkedRows<S extends TSchema>(
  db: Db,
  schema: S,
  statement: RawBuilder<unknown>,
): Promise<Static<S>[]> {
  const query = statement.compile(db)
  const { rows } = await db.executeQuery<Static<S>>(query)
  demandFit(schema, query, rows)
  return rows
}

/** The only row of a statement that answers at most one. */
export async function checkedRow<S extends TSchema>(
  db: Db,
  schema: S,
  statement: RawBuilder<unknown>,
): Promise<Static<S> | undefined> {
  const [row, ...more] = await checkedRows(db, schema, statement)
  if (more.length > 0) throw new Error('One row was expected, and there are more')
  return row
}

/** The value of one expression, such as what a function of ours answers as JSON; null for none. */
export async function checkedValue<S extends TSchema>(
  db: Db,
  schema: S,
  expression: RawBuilder<unknown>,
): Promise<Static<S> | null> {
  const query = sql`select ${expression} as value`.compile(db)
  const { rows } = await db.executeQuery<{ value: Static<S> | null }>(query)
  const value = rows[0]?.value ?? null
  demandFit(schema, query, value === null ? [] : [value])
  return value
}

function demandFit(schema: TSchema, { sql: text }: CompiledQuery, rows: readonly unknown[]): void {
  const { check } = installed
  if (check === undefined) return
  for (const row of rows) {
    const fault = check(schema, row)
    if (fault !== undefined) throw new Error(`${firstLine(text)} … answers ${fault}`)
  }
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]
