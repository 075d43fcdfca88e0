import { sql, type InsertObject } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DB } from '../db/types.ts'

/** Writes a row and answers with its id. */
export async function insertRow<Table extends keyof DB>(
  db: Db,
  table: Table,
  row: InsertObject<DB, Table>,
): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values(row)
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** Writes rows in their order, if there are any. */
export async function insertRows<Table extends keyof DB>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<DB, Table>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** A table written as text: a row a line, its cells between spaces. */
export const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .map((row) => row.split(' ').filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0)
