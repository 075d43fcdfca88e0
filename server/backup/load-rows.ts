import type { Client } from 'pg'
import { StartError } from '../start-error.ts'
import { JOBS, type Row, type TableLine } from './format.ts'
import { quoted, type Table } from './tables.ts'

const MOST_ROWS = 200
const MOST_CHARACTERS = 4_000_000

type RowLoader = {
  /** The rows that follow are of this table. */
  begin(line: TableLine): Promise<void>
  take(row: Row, length: number): Promise<void>
  end(): Promise<void>
}

/** Writes rows to their tables, many at a time. */
export function loadRows(client: Client, tables: readonly Table[]): RowLoader {
  let write: (rows: readonly Row[]) => Promise<unknown> = async () => {}
  let waiting: Row[] = []
  let characters = 0
  const end = async () => {
    if (waiting.length > 0) await write(waiting)
    waiting = []
    characters = 0
  }
  return {
    end,
    async begin(line) {
      await end()
      if (line.table === JOBS) write = (rows) => queue(client, rows)
      else {
        const table = known(tables, line)
        write = (rows) => insert(client, table, rows)
      }
    },
    async take(row, length) {
      waiting.push(row)
      characters += length
      if (waiting.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await end()
    },
  }
}

function known(tables: readonly Table[], { table: name, columns }: TableLine): Table {
  const found = tables.find(({ table }) => table === name)
  if (!found || JSON.stringify(found.columns) !== JSON.stringify(columns))
    throw new StartError(`The backup has the table ${name} in another form than this version.`)
  return found
}

/** One list of texts a column, turned into the column's type by PostgreSQL itself. */
async function insert(
  client: Client,
  { table, columns, types }: Table,
  rows: readonly Row[],
): Promise<void> {
  const values = columns.map((_, index) => `v${index}::${types[index]}`)
  const given = columns.map((_, index) => `$${index + 1}::text[]`)
  await client.query(
    `insert into ${quoted(table)} (${quoted(...columns)}) overriding system value
     select ${values.join(', ')}
       from unnest(${given.join(', ')})
         as given (${columns.map((_, index) => `v${index}`).join(', ')})`,
    columnsOf(rows, columns.length),
  )
}

const columnsOf = (rows: readonly Row[], width: number) =>
  Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? null))

/** Jobs as they waited; they have all their tries again. */
const QUEUE = `
  select graphile_worker.add_job(task, payload::json, queue, run_at::timestamptz, tries::int, key,
    priority::int, flags::text[])
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[]) as given (task, payload, queue, run_at, tries, key, priority, flags)`

const queue = (client: Client, rows: readonly Row[]) => client.query(QUEUE, columnsOf(rows, 8))
