import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fine, toDo, type Finding } from './finding.ts'

const LEAST_FREE = 1024 ** 3

type Disk = { free: number; size: number }

/** Bytes of the disk that a folder is or will be on. */
export async function diskOf(folder: string): Promise<Disk> {
  if (!existsSync(folder)) return diskOf(dirname(folder))
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`

export async function checkDisk(
  folder: string,
  measure: (folder: string) => Promise<Disk> = diskOf,
): Promise<Finding[]> {
  const { free, size } = await measure(folder)
  const text = `${gigabytes(free)} of ${gigabytes(size)} are free for DATA_DIR (${folder})`
  return [free < LEAST_FREE ? toDo('disk', `Only ${text}: make room.`) : fine('disk', text)]
}
