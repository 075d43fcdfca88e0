import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './store.ts'

/** Files in a folder: written beside, flushed, then moved to their name, so that a name never stands for half a file. */
export async function localStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(content: Readable) {
      const draft = join(incoming, randomUUID())
      const hash = createHash('sha256')
      let size = 0
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          size += chunk.length
          done(null, chunk)
        },
      })
      try {
        await pipeline(content, measure, createWriteStream(draft, { mode: 0o600 }))
        await flush(draft)
        const sha256 = hash.digest('hex')
        await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true })
        await rename(draft, pathOf(sha256))
        return { sha256, size }
      } finally {
        await rm(draft, { force: true })
      }
    },
    read: (sha256) => readFile(pathOf(sha256)),
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
