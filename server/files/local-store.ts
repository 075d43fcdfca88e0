import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../start-error.ts'
import type { FileStore, ListedFile, StoredFile } from './store.ts'

/**
 * Stores files in a folder: they are written beside their place, flushed, then moved to their name,
 * so that a name never refers to half a file.
 */
export async function localStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(content: Readable, claim) {
      const draft = join(incoming, randomUUID())
      try {
        const file = await writeHashed(draft, content)
        await claim?.(file)
        await moveTo(pathOf(file.sha256), draft)
        return file
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (sha256) => readFile(pathOf(sha256)),
    stream: async (sha256, range) => (await open(pathOf(sha256))).createReadStream(range),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: () => filesBelow(folder),
    removeDrafts: (before) => removeOlder(incoming, before),
  }
}

/** Writes a new file and flushes it; returns its hash. */
export async function writeHashed(path: string, content: Readable): Promise<StoredFile> {
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

const FOLDER = /^[0-9a-f]{2}$/
const NAME = /^[0-9a-f]{64}$/

async function* filesBelow(folder: string): AsyncGenerator<ListedFile> {
  for (const within of (await readdir(folder)).filter((name) => FOLDER.test(name)))
    for (const sha256 of (await readdir(join(folder, within))).filter((name) => NAME.test(name))) {
      const found = await statIfThere(join(folder, within, sha256))
      if (found) yield { sha256, size: found.size, stored_at: found.mtime }
    }
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const found = await statIfThere(join(folder, name))
    if (!found || found.mtime >= before) continue
    await rm(join(folder, name), { force: true })
    removed++
  }
  return removed
}

/** A file may be removed while the folder is read. */
async function statIfThere(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return null
  }
}
