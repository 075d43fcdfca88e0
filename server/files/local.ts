import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../start-error.ts'
import type { FileStore } from './store.ts'

/** Files in a folder: written beside, flushed, then moved to their name, so that a name never stands for half a file. */
export async function localStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(content: Readable) {
      const draft = join(incoming, randomUUID())
      try {
        const { sha256, size } = await write(draft, content)
        await moveTo(pathOf(sha256), draft)
        return { sha256, size }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (sha256) => readFile(pathOf(sha256)),
    stream: async (sha256) => (await open(pathOf(sha256))).createReadStream(),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}

async function write(path: string, content: Readable): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), size }
}

async function moveTo(path: string, draft: string): Promise<void> {
  try {
    await rename(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true }) // the first file of its folder
    await rename(draft, path)
  }
}
