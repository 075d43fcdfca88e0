import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { damagedFiles } from '../files/damaged-files.ts'
import { localStore } from '../files/local-store.ts'
import { s3Store } from '../files/s3.ts'
import type { FileStore } from '../files/store.ts'
import { compareClocks } from './clock.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

/** Writes, reads and deletes a small file where uploads are kept. */
export async function checkStore({ s3, dataDir }: Config): Promise<Finding[]> {
  const folder = join(dataDir, 'files')
  if (!s3 && !existsSync(folder))
    return [fine('files', `the first start makes the folder ${folder}`)]
  const place = s3 ? `the bucket ${s3.bucket}` : `the folder ${folder}`
  const advice = s3
    ? 'see that S3_ENDPOINT, S3_BUCKET and the keys are right and may write, read and delete'
    : 'give it to the user that runs Slipway'
  const kept = await keepOnce(s3 ? async () => s3Store(s3) : () => localStore(folder)).then(
    () => fine('files', `${place} takes, gives back and deletes a file`),
    (error: unknown) =>
      toDo('files', `A file cannot be kept in ${place} (${reasonOf(error)}): ${advice}.`),
  )
  return [kept, ...(s3 && kept.ok ? await clockOf(s3.endpoint) : [])]
}

async function keepOnce(open: () => Promise<FileStore>): Promise<void> {
  const store = await open()
  const content = randomBytes(64)
  const { sha256 } = await store.put(Readable.from([content]))
  try {
    const read = await store.read(sha256)
    if (!read.equals(content)) throw new Error('other bytes came back')
  } finally {
    await store.remove(sha256)
  }
}

/** Any answer of a store says what time it is there. */
async function clockOf(endpoint: string): Promise<Finding[]> {
  const asked = Date.now()
  const { headers } = await fetch(endpoint, { method: 'HEAD', redirect: 'manual' })
  const theirs = Date.parse(headers.get('date') ?? '')
  // The header counts whole seconds.
  if (Number.isNaN(theirs)) return []
  return [compareClocks('the file store', theirs, [asked - 1000, Date.now()])]
}

/** So many are named; the others are put back with them. */
const MOST_NAMED = 10

/** Reads every stored file, which takes as long as there are many. */
export async function checkFiles({ s3, dataDir }: Config, ownerUrl: string): Promise<Finding> {
  const files = s3 ? s3Store(s3) : await localStore(join(dataDir, 'files'))
  const { looked, damaged } = await damagedFiles(ownerUrl, files)
  if (damaged.length === 0) return fine('stored files', `all ${looked} are as they were stored`)
  const named = damaged.slice(0, MOST_NAMED).map(({ sha256, fault }) => `${sha256} (${fault})`)
  const more = damaged.length > MOST_NAMED ? ', …' : ''
  return toDo(
    'stored files',
    `${damaged.length} of ${looked} are missing or damaged: ${named.join(', ')}${more}. Put them ` +
      'back with npm run restore -- --files BACKUP, and look at the disk.',
  )
}
