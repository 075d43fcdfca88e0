import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openBucket, type S3Settings } from './bucket.ts'
import { writeHashed } from './local-store.ts'
import type { FileStore, StoredFile } from './store.ts'

/**
 * Files in a bucket. A file lies on the disk until its hash, which names it, is known; one that is
 * longer than a part is then sent part by part.
 */
export function s3Store(settings: S3Settings): FileStore {
  const bucket = openBucket(settings)
  const keyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`
  return {
    put: (content, claim) =>
      withDraft(content, async (file, draft) => {
        await claim?.(file)
        await bucket.put(keyOf(file.sha256), createReadStream(draft))
        return file
      }),
    read: async (sha256) => buffer(await bucket.get(keyOf(sha256))),
    stream: (sha256, range) => bucket.get(keyOf(sha256), range),
    remove: (sha256) => bucket.remove(keyOf(sha256)),
    async *list() {
      for await (const { key, size, at } of bucket.list()) {
        const sha256 = NAME.exec(key)?.[1]
        if (sha256 !== undefined) yield { sha256, size, stored_at: at }
      }
    },
    // A file is sent whole or not at all.
    removeDrafts: async () => 0,
  }
}

/** Other things in the bucket are not ours, or are backups. */
const NAME = /^[0-9a-f]{2}\/([0-9a-f]{64})$/

async function withDraft<T>(
  content: Readable,
  work: (file: StoredFile, draft: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-file-'))
  try {
    const draft = join(folder, 'draft')
    const file = await writeHashed(draft, content)
    return await work(file, draft)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
