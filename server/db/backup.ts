import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { fileError } from '../start-error.ts'
import {
  connectForText,
  migrationsOf,
  quoted,
  tablesOf,
  type Counted,
  type Head,
  type TableLine,
} from './dump.ts'
import { runAsOwner } from './run-as-owner.ts'

const AT_A_TIME = 100

/**
 * Writes every row to `path`, as of one moment; the file is there whole or not at all. Raw files
 * are named in it, their content is not.
 */
export async function backUp(ownerUrl: string, path: string): Promise<Counted> {
  const client = await connectForText(ownerUrl)
  const counted = { tables: 0, rows: 0 }
  const draft = `${path}.unfinished`
  try {
    await client.query('begin isolation level repeatable read read only')
    await pipeline(
      Readable.from(linesOf(client, counted)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600 }),
    )
    await rename(draft, path)
    return counted
  } catch (error) {
    throw error instanceof Error && 'syscall' in error
      ? fileError(`The file ${path} cannot be written`, error)
      : error
  } finally {
    await client.end()
    await rm(draft, { force: true })
  }
}

async function* linesOf(client: Client, counted: Counted): AsyncGenerator<string> {
  const head: Head = { slipway: 'backup', version: 1, migrations: await migrationsOf(client) }
  yield `${JSON.stringify(head)}\n`
  for (const { table, columns } of await tablesOf(client)) {
    counted.tables++
    yield `${JSON.stringify({ table, columns } satisfies TableLine)}\n`
    await client.query(
      `declare backup no scroll cursor for select ${quoted(...columns)} from ${quoted(table)}`,
    )
    for (let size = AT_A_TIME; size === AT_A_TIME; counted.rows += size) {
      const { rows } = await client.query<(string | null)[]>({
        text: `fetch ${AT_A_TIME} from backup`,
        rowMode: 'array',
      })
      size = rows.length
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
    await client.query('close backup')
  }
}

if (import.meta.main) {
  await runAsOwner('npm run backup -- FILE', async (ownerUrl, [path]) => {
    if (path === undefined) return undefined
    const { tables, rows } = await backUp(ownerUrl, path)
    return `${path} holds ${rows} rows of ${tables} tables. Uploaded files are named in it but lie in DATA_DIR/files or the S3 bucket: keep a copy of those as well.`
  })
}
