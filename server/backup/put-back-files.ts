import { Readable } from 'node:stream'
import { damagedFiles } from '../files/damaged-files.ts'
import type { FileStore } from '../files/store.ts'
import { readBackup } from './read-backup.ts'
import type { Source } from './backup-values.ts'

export type PutBack = { damaged: number; left: number }

/**
 * Puts the content of a backup where a stored file is missing or damaged; no row is touched, and
 * Slipway may run meanwhile. `left`: of how many files the backup had nothing either.
 * @throws StartError when it is not a whole backup
 */
export async function putBackFiles(
  { ownerUrl, files }: { ownerUrl: string; files: FileStore },
  source: Source,
): Promise<PutBack> {
  const { damaged } = await damagedFiles(ownerUrl, files)
  const wanted = new Set(damaged.map(({ sha256 }) => sha256))
  await readBackup(source, {
    onFile: (content) => putIf((sha256) => wanted.delete(sha256), files, content),
  })
  return { damaged: damaged.length, left: wanted.size }
}

class Unwanted extends Error {}

/** Which file it is shows only at its end. */
async function putIf(
  isWanted: (sha256: string) => boolean,
  files: FileStore,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  try {
    await files.put(Readable.from(content), async ({ sha256 }) => {
      if (!isWanted(sha256)) throw new Unwanted()
    })
  } catch (error) {
    if (!(error instanceof Unwanted)) throw error
  }
}
