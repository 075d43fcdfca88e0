import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { migrations } from '../db/migrations.ts'
import { bringUpToDate, openDatabase, type OpenOptions } from '../db/open.ts'
import type { FileStore } from '../files/store.ts'
import { StartError } from '../start-error.ts'
import type { Head, Row, TableLine } from './format.ts'
import { hasKeyOf, lossesOf } from './key.ts'
import { loadRows } from './load-rows.ts'
import { readBackup, type Contents } from './read-backup.ts'
import { connectForText, migrationsOf, quoted, tablesOf, type Table } from './tables.ts'
import type { Source } from './backup-values.ts'

type RestoreParts = {
  ownerUrl: string
  urls?: OpenOptions['urls']
  files: FileStore
  /** SECRET_KEY or the content of secret.key; none before the first start. */
  key: string | undefined
  /** Goes on where the key of the backup is not there. */
  withoutKey?: boolean
}
export type Restored = Contents & {
  /** Files that are listed, but not in the store. */
  missing: number
}

/**
 * Brings a backup back into a database without any people: all of it is read and checked first, its
 * rows come into tables as they were when it was made, in one transaction, and the migrations since
 * then follow. Ids stay, and new ones follow on.
 * @throws StartError when it is not a whole backup, is of a newer version, or the database is not
 * empty
 */
export async function restore(parts: RestoreParts, source: Source): Promise<Restored> {
  const { head } = await readBackup(source)
  demandKnown(head)
  demandKey(head, parts)
  await demandEmpty(parts.ownerUrl, head)
  await bringUpToDate(parts.ownerUrl, { only: head.migrations })
  const contents = await load(parts, source)
  const database = await openDatabase(parts.ownerUrl, { reactions: [], urls: parts.urls ?? {} })
  await database.close()
  return { ...contents, missing: await missingFiles(parts) }
}

function demandKnown({ release, migrations: named }: Head): void {
  const known = new Set(migrations().map(({ name }) => name))
  if (named.some((name) => !known.has(name)))
    throw new StartError(
      `The backup was made by a newer version (${release}): install that one, then restore.`,
    )
}

function demandKey(head: Head, { key, withoutKey }: RestoreParts): void {
  if (withoutKey || head.key === null || hasKeyOf(head, key)) return
  throw new StartError(
    'The backup was made with a key (SECRET_KEY or secret.key) that is not here. Without it this ' +
      `is lost: ${lossesOf(head.key).join('; ')}. Set SECRET_KEY to that key, or go on with ` +
      '--without-key.',
  )
}

async function demandEmpty(ownerUrl: string, { migrations: named }: Head): Promise<void> {
  const client = await connectForText(ownerUrl)
  try {
    const applied = await migrationsOf(client)
    if (applied.length === 0) return
    await demandNobody(client)
    if (applied.some((name) => !named.includes(name)))
      throw new StartError(
        'The tables of this database are newer than the backup, which comes into tables of its ' +
          'own time: restore into a database that no server was started on yet.',
      )
  } finally {
    await client.end()
  }
}

async function demandNobody(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from users limit 1')
  if (rowCount !== 0)
    throw new StartError('The database already holds people: restore into an empty one.')
}

async function load({ ownerUrl, files }: RestoreParts, source: Source): Promise<Contents> {
  const client = await connectForText(ownerUrl)
  try {
    await client.query('begin')
    const tables = await emptied(client)
    await eachTable(client, tables, (name) => `alter table ${name} disable trigger user`)
    const rows = loadRows(client, tables)
    const contents = await readBackup(source, {
      onTable: (line: TableLine) => rows.begin(line),
      onRow: (row: Row, length: number) => rows.take(row, length),
      onFile: async (content) => {
        await rows.end()
        await files.put(Readable.from(content))
      },
    })
    await rows.end()
    await client.query('set constraints all immediate')
    await eachTable(client, tables, (name) => `alter table ${name} enable trigger user`)
    await continueIds(client, tables)
    await client.query('commit')
    return contents
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
  await demandNobody(client)
  const tables = await tablesOf(client)
  await client.query(
    `truncate reference_state, ${quoted(...tables.map(({ table }) => table))} cascade`,
  )
  return tables
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

/** How many listed files the store does not have. */
async function missingFiles({ ownerUrl, files }: RestoreParts): Promise<number> {
  const client = await connectForText(ownerUrl)
  try {
    await client.query('create temporary table there (sha256 text primary key)')
    let batch: string[] = []
    const note = async () => {
      await client.query('insert into there select unnest($1::text[]) on conflict do nothing', [
        batch,
      ])
      batch = []
    }
    for await (const { sha256 } of files.list()) if (batch.push(sha256) >= 500) await note()
    await note()
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from stored_files f
       where not exists (select from there t where t.sha256 = f.sha256)`,
    )
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}
