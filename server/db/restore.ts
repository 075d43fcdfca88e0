import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { fileError, StartError } from '../start-error.ts'
import {
  connectForText,
  migrationsOf,
  quoted,
  tablesOf,
  type Counted,
  type Head,
  type Table,
  type TableLine,
} from './dump.ts'
import { runAsOwner } from './run-as-owner.ts'

type Row = (string | null)[]
const MOST_ROWS = 200
const MOST_CHARACTERS = 4_000_000

/**
 * Reads a backup into a migrated database without any people, in one transaction; ids stay, and new
 * ones follow on. Imports that were
 * being read are queued again.
 * @throws StartError when the file is not a whole backup, or the database is not empty or at
 * another migration
 */
export async function restore(ownerUrl: string, path: string): Promise<Counted> {
  const client = await connectForText(ownerUrl)
  try {
    await client.query('begin')
    const tables = await emptied(client)
    await eachTable(client, tables, (name) => `alter table ${name} disable trigger user`)
    const counted = await readInto(client, tables, path)
    await client.query('set constraints all immediate')
    await eachTable(client, tables, (name) => `alter table ${name} enable trigger user`)
    await continueIds(client, tables)
    await client.query(`select app.enqueue_import(club_id, id)
      from imports where state in ('queued', 'reading')`)
    await client.query('commit')
    return counted
  } finally {
    await client.end() // which rolls back what was not committed
  }
}

const eachTable = (client: Client, tables: readonly Table[], statement: (name: string) => string) =>
  client.query(tables.map(({ table }) => statement(quoted(table))).join('; '))

/**
 * Rows that are the same for all clubs give way to those of the backup, whose ids other rows name;
 * the next start brings them up to date.
 */
async function emptied(client: Client): Promise<Table[]> {
  const { rowCount } = await client.query('select from users limit 1')
  if (rowCount !== 0)
    throw new StartError('The database already holds people: restore into an empty one.')
  const tables = await tablesOf(client)
  await client.query(
    `truncate reference_state, ${quoted(...tables.map(({ table }) => table))} cascade`,
  )
  return tables
}

async function readInto(client: Client, tables: readonly Table[], path: string): Promise<Counted> {
  const counted = { tables: 0, rows: 0 }
  let table: Table | undefined
  let waiting: Row[] = []
  let characters = 0
  const write = async () => {
    if (table && waiting.length > 0) await insert(client, table, waiting)
    counted.rows += waiting.length
    waiting = []
    characters = 0
  }
  for await (const line of linesOf(path, await migrationsOf(client))) {
    if (Array.isArray(line.value)) {
      waiting.push(line.value)
      characters += line.characters
      if (waiting.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await write()
      continue
    }
    await write()
    table = known(tables, line.value)
    counted.tables++
  }
  await write()
  return counted
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
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  )
}

async function continueIds(client: Client, tables: readonly Table[]): Promise<void> {
  for (const { table, identity } of tables) {
    if (identity === null) continue
    const column = quoted(identity)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${column})) from ${quoted(table)}
        having max(${column}) is not null`,
      [quoted(table), identity],
    )
  }
}

async function* linesOf(
  path: string,
  migrations: readonly string[],
): AsyncGenerator<{ value: Row | TableLine; characters: number }> {
  let first = true
  const unpacked = createGunzip()
  const source = createReadStream(path).on('error', (error) => unpacked.destroy(error))
  try {
    for await (const text of createInterface({ input: source.pipe(unpacked) })) {
      const value = JSON.parse(text) as Head | Row | TableLine
      if (first) demandHead(value, path, migrations)
      else yield { value: value as Row | TableLine, characters: text.length }
      first = false
    }
  } catch (error) {
    throw fileError(`The backup ${path} cannot be read`, error)
  }
  if (first) throw new StartError(`${path} is empty.`)
}

function demandHead(head: unknown, path: string, migrations: readonly string[]): void {
  if (typeof head !== 'object' || head === null || !('slipway' in head) || !('migrations' in head))
    throw new StartError(`${path} is not a backup of Slipway.`)
  if (JSON.stringify(head.migrations) !== JSON.stringify(migrations))
    throw new StartError(
      `${path} was written by another version: restore it with that version, then start this one.`,
    )
}

if (import.meta.main) {
  await runAsOwner('npm run restore -- FILE', async (ownerUrl, [path]) => {
    if (path === undefined) return undefined
    const { tables, rows } = await restore(ownerUrl, path)
    return `${rows} rows of ${tables} tables were restored from ${path}. Uploaded files are not in a backup: put your copy of them into DATA_DIR/files or the S3 bucket.`
  })
}
