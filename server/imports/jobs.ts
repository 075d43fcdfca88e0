import type { JobHelpers, TaskList } from 'graphile-worker'
import { inClub, provenClub, type ClubId, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { Logger } from '../log.ts'
import { digest } from './digest.ts'
import { finishImport, recomputeZones, setState } from './commands.ts'
import { importToRead } from './queries.ts'
import { readActivityFile } from './readers/read-in-worker.ts'
import { FileRefusal } from './readers/refusal.ts'

type Payload = { club_id: number; import_id: number }
type Person = { club_id: number; user_id: number }
type Parts = { pool: Pool; files: FileStore; log: Logger }

const LAST_ATTEMPT = 5

/** Reads an uploaded file in a worker thread and stores what is in it. Killed at any point it starts again, and stores once. */
export const importTasks = ({ pool, files, log }: Parts): TaskList => ({
  'read-import': async (payload, helpers) => {
    const { club_id, import_id } = payload as Payload
    const clubId = provenClub(club_id)
    try {
      await readImport(pool, files, clubId, import_id)
    } catch (error) {
      if (error instanceof FileRefusal) await fail(pool, clubId, import_id, error.code)
      else await giveUpAtLast(pool, clubId, import_id, helpers, error, log)
    }
  },
  'recompute-zones': async (payload) => {
    const { club_id, user_id } = payload as Person
    const clubId = provenClub(club_id)
    for (let after: number | null = 0; after !== null;) {
      const from: number = after
      after = await inClub(pool, clubId, (db) => recomputeZones(db, clubId, user_id, from))
    }
  },
})

async function readImport(pool: Pool, files: FileStore, clubId: ClubId, importId: number): Promise<void> {
  const found = await inClub(pool, clubId, async (db) => {
    const waiting = await importToRead(db, clubId, importId)
    if (waiting) await setState(db, clubId, importId, 'reading', 0.1)
    return waiting
  })
  if (!found) return
  const { activities, warnings } = await readActivityFile(await files.read(found.sha256))
  await inClub(pool, clubId, (db) => setState(db, clubId, importId, 'reading', 0.6))
  const digests = activities.map((activity) => digest(activity, found.athlete, warnings))
  await inClub(pool, clubId, (db) => finishImport(db, clubId, found, digests))
}

const fail = (pool: Pool, clubId: ClubId, importId: number, reason: string) =>
  inClub(pool, clubId, (db) => setState(db, clubId, importId, 'failed', 1, reason))

/** What is not the file's fault is tried again by the queue; the last attempt says so to the person. */
async function giveUpAtLast(pool: Pool, clubId: ClubId, importId: number, { job }: JobHelpers, error: unknown, log: Logger): Promise<void> {
  log.error({ err: error, import_id: importId }, 'an import could not be read')
  if (job.attempts >= LAST_ATTEMPT) await fail(pool, clubId, importId, 'interrupted')
  throw error
}
