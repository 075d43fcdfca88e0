import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { openBucket, type S3Settings } from '../files/bucket.ts'
import { fileError } from '../start-error.ts'

type StoredBackup = { name: string; bytes: number; at: Date }

/** Where backups are kept. */
export type BackupPlace = {
  /** Takes a backup in, whole or not at all, and returns its size. */
  write(name: string, content: Readable): Promise<number>
  /** @throws Error with the code ENOENT where there is none of that name */
  read(name: string): Promise<Readable>
  list(): Promise<StoredBackup[]>
  remove(name: string): Promise<void>
}

/** BACKUP_TO as it is configured; undefined where it is not. */
export function placeOf({ backup, s3 }: Pick<Config, 'backup' | 's3'>): BackupPlace | undefined {
  if (backup.to === undefined) return undefined
  return backup.to === 'bucket' && s3 ? inBucket(s3) : inFolder(backup.to)
}

function inFolder(folder: string): BackupPlace {
  return {
    write: async (name, content) => {
      await mkdir(folder, { recursive: true }).catch((error: unknown) => {
        throw fileError(`The folder ${folder} cannot be written`, error)
      })
      return writeFile(join(folder, name), content)
    },
    read: async (name) => createReadStream(join(folder, name)),
    async list() {
      if (!existsSync(folder)) return []
      const names = await readdir(folder)
      return Promise.all(
        names.map(async (name) => {
          const { size, mtime } = await stat(join(folder, name))
          return { name, bytes: size, at: mtime }
        }),
      )
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Writes a file that is there whole or not at all, for its owner's eyes only. */
export async function writeFile(path: string, content: Readable): Promise<number> {
  const draft = `${path}.unfinished`
  const file = createWriteStream(draft, { mode: 0o600, flush: true })
  try {
    await pipeline(content, file)
    await rename(draft, path)
    return file.bytesWritten
  } catch (error) {
    throw error instanceof Error && 'syscall' in error && 'path' in error
      ? fileError(`The file ${path} cannot be written`, error)
      : error
  } finally {
    await rm(draft, { force: true })
  }
}

const FOLDER = 'backups/'
/** A bucket takes 10,000 parts: backups of up to 320 GB. */
const PART_BYTES = 32 * 1024 * 1024

function inBucket(settings: S3Settings): BackupPlace {
  const bucket = openBucket(settings)
  return {
    write: (name, content) => bucket.put(FOLDER + name, content, PART_BYTES),
    read: (name) => bucket.get(FOLDER + name),
    async list() {
      const found: StoredBackup[] = []
      for await (const { key, size, at } of bucket.list(FOLDER))
        found.push({ name: basename(key), bytes: size, at })
      return found
    },
    remove: (name) => bucket.remove(FOLDER + name),
  }
}
