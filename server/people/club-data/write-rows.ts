import { CompiledQuery, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { T } from '#contract/schema.ts'
import { checkedRows, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { ArchiveRefusal } from './archive-refusal.ts'
import type { ImportColumn, ImportTable } from './import-plan.ts'
import type { Row } from './map-row.ts'

/** A row with the line of the archive it comes from. */
export type PlacedRow = { row: Row; line: number }
export type Write = (rows: readonly Row[]) => Promise<unknown>

const quoted = (name: string) => `"${name}"`

/** The statement that writes rows of a table, with these of its columns. */
export function insertInto(db: Db, table: ImportTable, columns: readonly string[]): Write {
  const values = columns.map((name) => valueOf(name, table.columns.get(name)))
  const text = `insert into ${quoted(table.name)} (${columns.map(quoted).join(', ')})
    overriding system value
    select ${values.join(', ')} from json_populate_recordset(null::${quoted(table.name)}, $1)`
  return (rows) => db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]))
}

function valueOf(name: string, column: ImportColumn | undefined): string {
  if (column?.holding.kind === 'binary')
    return `decode(convert_from(${quoted(name)}, 'UTF8'), 'base64')`
  return column && column.otherwise !== null
    ? `coalesce(${quoted(name)}, ${column.otherwise})`
    : quoted(name)
}

/**
 * Writes rows at once; where one does not fit, says which.
 * @throws ArchiveRefusal unfit, with the line
 */
export async function writeAll(
  db: Db,
  place: string,
  rows: readonly PlacedRow[],
  write: Write,
): Promise<void> {
  const fault = await tried(db, () => write(rows.map(({ row }) => row)))
  if (fault === null) return
  for (const { row, line } of rows)
    if ((await tried(db, () => write([row]))) !== null)
      throw new ArchiveRefusal('unfit', place, line)
  throw fault
}

/** Data that have no meaning, or break a rule of the tables. */
const UNFIT = /^2[23]/

/** The failure of writing that lies in the rows; nothing of it stays then. */
async function tried(db: Db, write: () => Promise<unknown>): Promise<Error | null> {
  await sql`savepoint part`.execute(db)
  try {
    await write()
    await sql`release savepoint part`.execute(db)
    return null
  } catch (error) {
    if (!(error instanceof DatabaseError) || !UNFIT.test(error.code ?? '')) throw error
    await sql`rollback to savepoint part`.execute(db)
    return error
  }
}

const Ids = T.Array(T.Integer())

/** Ids for so many rows that are about to be written. */
export async function newIds(db: Db, table: string, count: number): Promise<readonly number[]> {
  const ids = await checkedValue(db, Ids, sql`to_jsonb(app.new_ids(${table}::text, ${count}::int))`)
  return ids ?? []
}

/** Rows that referred to later ones of their table get the reference, now that these are there. */
export async function writeForward(
  db: Db,
  table: string,
  column: string,
  pairs: readonly { id: number; to: number }[],
): Promise<void> {
  const text = `update ${quoted(table)} t set ${quoted(column)} = p.to_id
    from unnest($1::bigint[], $2::bigint[]) p (id, to_id)
    where t.club_id = app.club_id() and t.id = p.id`
  const values = [pairs.map(({ id }) => id), pairs.map(({ to }) => to)]
  await db.executeQuery(CompiledQuery.raw(text, values))
}

const Lookup = T.Object({ id: T.Integer() })

/** The ids of a table that is the same for all clubs. */
export async function idsOf(db: Db, table: string): Promise<ReadonlySet<number>> {
  const rows = await checkedRows(db, Lookup, sql`select id from ${sql.table(table)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Goes on in the transaction as a club that was made in it. */
export const goOnAs = (db: Db, club: ClubId): Promise<unknown> =>
  sql`select set_config('app.club_id', ${String(club)}, true)`.execute(db)
