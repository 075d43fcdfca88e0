import type { TaskList } from 'graphile-worker'
import { inClub, provenClub, type ClubId, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { digestActivityFile } from './readers/read-in-worker.ts'
import { FileRefusal } from './readers/refusal.ts'
import type { Logger } from '../log.ts'
import { finishReread, noteReread, OtherRecordings, replaceRecordings } from './reread-commands.ts'
import { nextToReread, type ImportToReread } from './reread-queries.ts'

type Payload = { club_id: number; reread_id: number }
type Parts = { pool: Pool; files: FileStore; log: Logger }

/** Reads kept files again, one after the other. Killed at any point it goes on with the one it was at. */
export const rereadTasks = (parts: Parts): TaskList => ({
  'reread-files': async (payload) => {
    const { club_id, reread_id } = payload as Payload
    const clubId = provenClub(club_id)
    const next = () => inClub(parts.pool, clubId, (db) => nextToReread(db, clubId, reread_id))
    for (let found = await next(); found; found = await next()) await rereadFile(parts, clubId, reread_id, found)
    await inClub(parts.pool, clubId, (db) => finishReread(db, clubId, reread_id))
  },
})

/** One file: all of it and its place in the count, or only the count. */
async function rereadFile({ pool, files, log }: Parts, clubId: ClubId, rereadId: number, found: ImportToReread): Promise<void> {
  const { import_id, sha256, athlete } = found
  const behind = (outcome: 'differing' | 'unreadable') => inClub(pool, clubId, (db) => noteReread(db, clubId, rereadId, import_id, outcome))
  const bytes = await files.read(sha256).catch((error: unknown) => {
    log.warn({ err: error, import_id }, 'a file that is to be read again is not there')
    return null
  })
  if (!bytes) return behind('unreadable')
  const parts = digestActivityFile(bytes, athlete)
  try {
    await inClub(pool, clubId, async (db) => {
      await replaceRecordings(db, clubId, import_id, parts)
      await noteReread(db, clubId, rereadId, import_id, 'done')
    })
  } catch (error) {
    if (error instanceof OtherRecordings) return await behind('differing')
    if (error instanceof FileRefusal) return await behind('unreadable')
    throw error
  } finally {
    await parts.return(undefined)
  }
}
