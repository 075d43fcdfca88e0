import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import type { FileStore } from '../files/store.ts'
import { errorCode } from '../start-error.ts'
import { VERSION } from '../version.ts'
import { encrypted } from './encryption.ts'
import {
  FORMAT,
  GZIP_HEADER,
  JOBS,
  nothing,
  type Counted,
  type FileLine,
  type Head,
  type KeyFacts,
  type Line,
  type Row,
} from './format.ts'
import { keyFacts } from './key.ts'
import { connectForText, migrationsOf, quoted, tablesOf } from './tables.ts'

export type BackupParts = {
  ownerUrl: string
  files: FileStore
  /** Whether the content of the files goes in, or only their list. */
  withFiles: boolean
  /** Encrypts the backup, which then has the key in it. */
  passphrase: string | undefined
  /** SECRET_KEY or the content of secret.key; none before the first start. */
  key: string | undefined
}

const AT_A_TIME = 100
/** Of a file on a line; a multiple of three, so that base64 needs no padding. */
const PIECE = 768 * 1024

/** What a backup holds; right when its content has been read to the end. */
export type Written = { counted: Counted; key: KeyFacts | null }

/**
 * An installation as of one moment, in the format of format.ts. It is read piece by piece while
 * `content` is.
 */
export function backupOf(parts: BackupParts): { content: Readable; written: Written } {
  const written: Written = { counted: nothing(), key: null }
  const packer = createGzip({ level: 4 })
  // The packer ends with the failure of what it packs, which its reader then meets.
  pipeline(Readable.from(textOf(parts, written)), packer, () => {})
  const packed = Readable.from(withHeader(packer), { objectMode: false })
  const { passphrase } = parts
  return { content: passphrase === undefined ? packed : encrypted(packed, passphrase), written }
}

async function* withHeader(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const part of packed) {
    if (isFirst) GZIP_HEADER.copy(part)
    isFirst = false
    yield part
  }
}

async function* textOf(parts: BackupParts, written: Written): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const lines of linesOf(parts, written)) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ end: written.counted, sha256: hash.digest('hex') } satisfies Line)}\n`
}

async function* linesOf(parts: BackupParts, written: Written): AsyncGenerator<Line[]> {
  const { counted } = written
  const client = await connectForText(parts.ownerUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    const head = await headOf(client, parts)
    written.key = head.key
    yield [head]
    for (const { table, columns } of await tablesOf(client)) {
      counted.tables++
      yield [{ table, columns }]
      for await (const rows of rowsOf(client, selectOf(table, columns))) {
        counted.rows += rows.length
        yield rows
      }
    }
    yield [{ table: JOBS, columns: JOB_COLUMNS }]
    for await (const rows of rowsOf(client, OPEN_JOBS)) {
      counted.jobs += rows.length
      yield rows
    }
    if (parts.withFiles) yield* filesOf(client, parts.files, counted)
  } finally {
    await client.end()
  }
}

async function headOf(client: Client, { key, passphrase, withFiles }: BackupParts): Promise<Head> {
  return {
    slipway: 'backup',
    version: FORMAT,
    release: VERSION,
    at: new Date().toISOString(),
    migrations: await migrationsOf(client),
    files: withFiles ? 'content' : 'list',
    key: key === undefined ? null : await keyFacts(client, key),
    ...(passphrase !== undefined && key !== undefined && { secret_key: key }),
  }
}

const selectOf = (table: string, columns: readonly string[]) =>
  `select ${quoted(...columns)} from ${quoted(table)}`

/** As graphile_worker.add_job takes them; those that are given up stay behind. */
const JOB_COLUMNS = ['task', 'payload', 'queue', 'run_at', 'tries', 'key', 'priority', 'flags']
const OPEN_JOBS = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    (select array_agg(flag) from jsonb_object_keys(j.flags) flag)
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`

async function* rowsOf(client: Client, select: string): AsyncGenerator<Row[]> {
  await client.query(`declare backup no scroll cursor for ${select}`)
  for (let size = AT_A_TIME; size === AT_A_TIME;) {
    const { rows } = await client.query<Row>({
      text: `fetch ${AT_A_TIME} from backup`,
      rowMode: 'array',
    })
    size = rows.length
    yield rows
  }
  await client.query('close backup')
}

async function* filesOf(
  client: Client,
  files: FileStore,
  counted: Counted,
): AsyncGenerator<Line[]> {
  for await (const rows of rowsOf(client, 'select sha256 from stored_files order by sha256'))
    for (const [sha256] of rows)
      for await (const line of fileLines(files, String(sha256))) {
        if (typeof line === 'object') counted['lost' in line ? 'lost' : 'files']++
        yield [line]
      }
}

/** Its content, and whether it is what it was when it was stored. */
async function* fileLines(files: FileStore, sha256: string): AsyncGenerator<string | FileLine> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const piece of piecesOf(await files.stream(sha256))) {
      hash.update(piece)
      size += piece.length
      yield piece.toString('base64')
    }
    yield hash.digest('hex') === sha256 ? { file: sha256, size } : { lost: sha256 }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    yield { lost: sha256 }
  }
}

async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const part of content) {
    rest = Buffer.concat([rest, part])
    while (rest.length >= PIECE) {
      yield rest.subarray(0, PIECE)
      rest = rest.subarray(PIECE)
    }
  }
  if (rest.length > 0) yield rest
}
