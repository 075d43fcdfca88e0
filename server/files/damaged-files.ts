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
  const names = await storedNames(ownerUrl)
  const suspects = await compare(files, names)
  // Some may have been on their way in or out.
  const still = new Set(await storedNames(ownerUrl))
  const again = suspects.map(({ sha256 }) => sha256).filter((sha256) => still.has(sha256))
  return { looked: names.length, damaged: await compare(files, again) }
}

async function storedNames(ownerUrl: string): Promise<string[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const { rows } = await client.query<{ sha256: string }>(
      'select sha256 from stored_files order by sha256',
    )
    return rows.map(({ sha256 }) => sha256)
  } finally {
    await client.end()
  }
}

async function compare(files: FileStore, names: readonly string[]): Promise<DamagedFile[]> {
  const damaged: DamagedFile[] = []
  for (const sha256 of names) {
    const sum = await sumOf(files, sha256)
    if (sum !== sha256) damaged.push({ sha256, fault: sum === undefined ? 'missing' : 'damaged' })
  }
  return damaged
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
