import { JOBS, type Row } from '../../server/backup/format.ts'
import { readBackup } from '../../server/backup/read-backup.ts'
import { connectForText, quoted } from '../../server/backup/tables.ts'
import type { Source } from '../../server/backup/backup-values.ts'

type StoredTable = { columns: string[]; rows: Row[] }

/** The rows of a backup by table, of one that is small enough. */
export async function rowsOfBackup(source: Source): Promise<Map<string, StoredTable>> {
  const tables = new Map<string, StoredTable>()
  let rows: Row[] = []
  await readBackup(source, {
    onTable: async ({ table, columns }) => {
      rows = []
      if (table !== JOBS) tables.set(table, { columns, rows })
    },
    onRow: async (row) => void rows.push(row),
  })
  return tables
}

export type Difference = { table: string; gone: string[]; lost: number }

/**
 * What became of the rows of a backup in a database: columns that are gone, and how many rows are
 * not there as they were.
 */
export async function differencesIn(
  ownerUrl: string,
  tables: ReadonlyMap<string, StoredTable>,
): Promise<Difference[]> {
  const client = await connectForText(ownerUrl)
  try {
    const differences: Difference[] = []
    for (const [table, stored] of tables) {
      const { rows: there } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = to_regclass(quote_ident($1))
           and attnum > 0 and not attisdropped`,
        [table],
      )
      const names = there.map(({ name }) => name)
      const kept = stored.columns.filter((name) => names.includes(name))
      const gone = stored.columns.filter((name) => !names.includes(name))
      const left = await countedRows(client, table, kept)
      const places = kept.map((name) => stored.columns.indexOf(name))
      const lost = stored.rows.filter((row) => {
        const key = JSON.stringify(places.map((place) => row[place]))
        const count = left.get(key) ?? 0
        left.set(key, count - 1)
        return count <= 0
      }).length
      if (gone.length + lost > 0) differences.push({ table, gone, lost })
    }
    return differences
  } finally {
    await client.end()
  }
}

async function countedRows(
  client: Awaited<ReturnType<typeof connectForText>>,
  table: string,
  columns: readonly string[],
): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  if (columns.length === 0) return counted
  const { rows } = await client.query<Row>({
    text: `select ${quoted(...columns)} from ${quoted(table)}`,
    rowMode: 'array',
  })
  for (const row of rows) {
    const key = JSON.stringify(row)
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  return counted
}
