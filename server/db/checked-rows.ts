import type { RawBuilder } from 'kysely'
import type { Static, TSchema } from '#contract/schema.ts'
import type { Db } from './client.ts'

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
  for (const row of installed.check ? rows : []) {
    const fault = installed.check?.(schema, row)
    if (fault !== undefined) throw new Error(`${firstLine(query.sql)} … answers ${fault}`)
  }
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

const firstLine = (text: string) => text.trim().split('\n', 1)[0]
