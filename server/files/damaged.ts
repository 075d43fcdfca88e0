import { createHash } from 'node:crypto'
import { connectOwner } from '../db/client.ts'
import { errorCode } from '../start-error.ts'
import type { FileStore } from './store.ts'

/** A stored file that is no longer what it was, by its name. */
export type DamagedFile = { sha256: string; fault: 'missing' | 'damaged' }

/** Reads every file that is said to be stored, and compares each with the sum that names it. */
export async function damagedFiles(
  ownerUrl: string,
  files: FileStore,
): Promise<{ looked: number; damaged: DamagedFile[] }> {
  const client = await connectOwner(ownerUrl)
  const stored = await client
    .query<{ sha256: string }>('select sha256 from stored_files order by sha256')
    .finally(() => client.end())
  const damaged: DamagedFile[] = []
  for (const { sha256 } of stored.rows) {
    const sum = await sumOf(files, sha256)
    if (sum !== sha256) damaged.push({ sha256, fault: sum === undefined ? 'missing' : 'damaged' })
  }
  return { looked: stored.rows.length, damaged }
}

/** The sum of what the store has under this name; undefined where it has nothing. */
async function sumOf(files: FileStore, sha256: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of (await files.stream(sha256)) as AsyncIterable<Buffer>)
      hash.update(piece)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  }
  return hash.digest('hex')
}
