import type { TaskList } from 'graphile-worker'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import { digestActivityFile } from './read-in-worker.ts'
import { FileRefusal } from '../../../readers/refusal.ts'
import type { Lanes } from '../../jobs/lanes.ts'
import type { Logger } from '../../log.ts'
import type { DigestedPart } from './digest.ts'
import {
  finishReread,
  importFailed,
  noteReread,
  OtherRecordings,
  renewWaiting,
  replaceRecordings,
  requeueReread,
  type Outcome,
} from './reread-commands.ts'
import { nextToReread, type ImportToReread } from './reread-queries.ts'

type Payload = { club_id: number; reread_id: number }
type Parts = { pool: Pool; files: FileStore; log: Logger; lanes: Lanes }

/**
 * Reads stored files again, one after the other. A job that is killed continues with the file it
 * was at.
 */
export const rereadTasks = (parts: Parts): TaskList => ({
  'reread-files': async (payload) => {
    const { club_id, reread_id } = payload as Payload
    const clubId = provenClub(club_id)
    const leave = parts.lanes.enter('reread')
    if (!leave) return inClub(parts.pool, clubId, (db) => requeueReread(db, clubId, reread_id))
    try {
      await rereadFiles(parts, clubId, reread_id)
    } finally {
      leave()
    }
  },
})

async function rereadFiles(parts: Parts, clubId: ClubId, rereadId: number): Promise<void> {
  const next = () => inClub(parts.pool, clubId, (db) => nextToReread(db, clubId, rereadId))
  for (let found = await next(); found; found = await next())
    await rereadFile(parts, clubId, rereadId, found)
  await inClub(parts.pool, clubId, (db) => finishReread(db, clubId, rereadId))
}

/** Stores what a file holds today, and returns the outcome. */
type Put = (
  db: Db,
  clubId: ClubId,
  importId: number,
  parts: AsyncIterable<DigestedPart>,
) => Promise<Outcome>

const replaced =
  (outcome: Outcome): Put =>
  async (...to) => {
    await replaceRecordings(...to)
    return outcome
  }
const renewed: Put = async (...to) => {
  await renewWaiting(...to)
  return 'waiting'
}
const recovered: Put = async (...to) => ((await importFailed(...to)) ? 'recovered' : 'done')

/** Tried one after the other while the file holds other recordings than before. */
const PUTS: Record<ImportToReread['state'], readonly Put[]> = {
  done: [replaced('done')],
  'needs-assignment': [replaced('waiting'), renewed],
  failed: [recovered],
}

/** One file: all of it and its place in the count, or only the count. */
async function rereadFile(
  { pool, files, log }: Parts,
  clubId: ClubId,
  rereadId: number,
  found: ImportToReread,
): Promise<void> {
  const { import_id, user_id, sha256, state, athlete } = found
  const behind = (outcome: Outcome) =>
    inClub(pool, clubId, (db) => noteReread(db, clubId, rereadId, import_id, outcome))
  for (const put of PUTS[state]) {
    const bytes = await files.read(sha256).catch((error: unknown) => {
      log.warn({ err: error, import_id }, 'a file that is to be read again is not there')
      return null
    })
    if (!bytes) return behind('unreadable')
    const parts = digestActivityFile(bytes, athlete, { owner: { club: clubId, person: user_id } })
    try {
      return await inClub(pool, clubId, async (db) =>
        noteReread(db, clubId, rereadId, import_id, await put(db, clubId, import_id, parts)),
      )
    } catch (error) {
      if (error instanceof FileRefusal) return await behind('unreadable')
      if (!(error instanceof OtherRecordings)) throw error
    } finally {
      await parts.return(undefined)
    }
  }
  return behind('differing')
}
