import type { JobHelpers, TaskList } from 'graphile-worker'
import { inClub, provenClub, type ClubId, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { Logger } from '../log.ts'
import type { DigestedPart } from './digest.ts'
import { finishImport, recompute, setState } from './commands.ts'
import { importToRead } from './queries.ts'
import type { DateOrder } from './readers/clock.ts'
import { digestActivityFile } from './readers/read-in-worker.ts'
import { FileRefusal } from './readers/refusal.ts'
import { settleEdited } from './settle.ts'
import { joinUpload } from './uploads.ts'

type Payload = { club_id: number; import_id: number; date_order?: DateOrder }
type Person = { club_id: number; user_id: number }
type Parts = { pool: Pool; files: FileStore; log: Logger }

const LAST_ATTEMPT = 5

/** Reads an uploaded file in a worker thread and stores what is in it. Killed at any point it starts again, and stores once. */
export const importTasks = ({ pool, files, log }: Parts): TaskList => ({
  'read-import': async (payload, helpers) => {
    const { club_id, import_id, date_order = null } = payload as Payload
    const clubId = provenClub(club_id)
    try {
      await readImport(pool, files, clubId, import_id, date_order)
    } catch (error) {
      if (error instanceof FileRefusal) await fail(pool, clubId, import_id, error.code)
      else await giveUpAtLast(pool, clubId, import_id, helpers, error, log)
    }
  },
  'join-upload': async (payload) => {
    const { club_id, upload_id } = payload as { club_id: number; upload_id: number }
    await joinUpload(pool, files, provenClub(club_id), upload_id)
  },
  'settle-activities': async (payload) => {
    const { club_id, activity_ids } = payload as { club_id: number; activity_ids: number[] }
    const clubId = provenClub(club_id)
    await inClub(pool, clubId, (db) => settleEdited(db, clubId, activity_ids))
  },
  'recompute-zones': async (payload) => {
    const { club_id, user_id } = payload as Person
    const clubId = provenClub(club_id)
    for (let after: number | null = 0; after !== null;) {
      const from: number = after
      after = await inClub(pool, clubId, (db) => recompute(db, clubId, user_id, from, true))
    }
  },
})

async function readImport(pool: Pool, files: FileStore, clubId: ClubId, importId: number, date_order: DateOrder | null): Promise<void> {
  const found = await inClub(pool, clubId, async (db) => {
    const waiting = await importToRead(db, clubId, importId)
    if (waiting) await setState(db, clubId, importId, { state: 'reading', progress: 0.1 })
    return waiting
  })
  if (!found) return
  const parts = digestActivityFile(await files.read(found.sha256), found.athlete)
  try {
    // Nothing is held open in the database until there is something to store.
    const first = [await parts.next(), await parts.next()]
    if (!first[1]?.done) await inClub(pool, clubId, (db) => setState(db, clubId, importId, { state: 'reading', progress: 0.5 }))
    await inClub(pool, clubId, (db) => finishImport(db, clubId, { ...found, date_order }, all(first, parts)))
  } finally {
    // One left half-way would keep all other files waiting.
    await parts.return(undefined)
  }
}

async function* all(first: readonly IteratorResult<DigestedPart>[], rest: AsyncIterable<DigestedPart>): AsyncGenerator<DigestedPart> {
  for (const part of first) if (!part.done) yield part.value
  yield* rest
}

const fail = (pool: Pool, clubId: ClubId, importId: number, reason: string) =>
  inClub(pool, clubId, (db) => setState(db, clubId, importId, { state: 'failed', progress: 1, reason }))

/** What is not the file's fault is tried again by the queue; the last attempt says so to the person. */
async function giveUpAtLast(pool: Pool, clubId: ClubId, importId: number, { job }: JobHelpers, error: unknown, log: Logger): Promise<void> {
  log.error({ err: error, import_id: importId }, 'an import could not be read')
  if (job.attempts >= LAST_ATTEMPT) await fail(pool, clubId, importId, 'interrupted')
  throw error
}
