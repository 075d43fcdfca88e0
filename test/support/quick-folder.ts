import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than a run needs. */
const ROOM = 4_000_000_000

/**
 * A new folder for a PostgreSQL of tests, in memory where the system has such a place with room:
 * every database is hundreds of files, which a disk is slow to make and to delete.
 */
export function quickFolder(name: string): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), name))
  // Where the tests run as root, PostgreSQL runs under another account, which passes through.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > ROOM
}
