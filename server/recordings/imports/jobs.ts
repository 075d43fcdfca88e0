import type { JobHelpers, TaskList } from 'graphile-worker'
import { inClub, provenClub, type ClubId, type Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import type { Logger } from '../../log.ts'
import type { DigestedPart } from './digest.ts'
import type { Lanes } from '../../jobs/lanes.ts'
import { finishImport } from './finish.ts'
import { importToRead, type ImportToRead } from './import-to-read.ts'
import { keepMissingBests } from './missing-bests.ts'
import { isReadingFor } from './member-commands.ts'
import { queueReading, setState } from './queue.ts'
import { recompute } from './recompute.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import { isArchive } from '../../../readers/read-activity.ts'
import { digestActivityFile } from './read-in-worker.ts'
import { FileRefusal } from '../../../readers/refusal.ts'
import { settleEdited } from './settle.ts'
import { joinUpload } from './uploads.ts'

type Payload = { club_id: number; import_id: number; date_order?: DateOrder | null }
type Person = { club_id: number; user_id: number }
type Parts = { pool: Pool; files: FileStore; log: Logger; lanes: Lanes }

const LAST_ATTEMPT = 5

/**
 * Reads an uploaded file in a worker thread and stores what is in it. Killed at any point it starts
 * again, and stores once.
 */
export const importTasks = (parts: Parts): TaskList => ({
  'read-import': async (payload, helpers) => {
    const { club_id, import_id, date_order = null } = payload as Payload
    const clubId = provenClub(club_id)
    try {
      await readImport(parts, clubId, {
        id: import_id,
        date_order,
        may_be_archive: helpers.job.flags?.['archive'] === true,
      })
    } catch (error) {
      if (error instanceof FileRefusal) await fail(parts.pool, clubId, import_id, error.code)
      else await giveUpAtLast(parts, clubId, import_id, helpers, error)
    }
  },
  'join-upload': async (payload) => {
    const { club_id, upload_id } = payload as { club_id: number; upload_id: number }
    await joinUpload(parts.pool, parts.files, provenClub(club_id), upload_id)
  },
  'settle-activities': async (payload) => {
    const { club_id, activity_ids } = payload as { club_id: number; activity_ids: number[] }
    const clubId = provenClub(club_id)
    await inClub(parts.pool, clubId, (db) => settleEdited(db, clubId, activity_ids))
  },
  'queue-missing-bests': async () => {
    await parts.pool.query('select app.queue_missing_bests()')
  },
  'keep-missing-bests': async (payload) => {
    const clubId = provenClub((payload as { club_id: number }).club_id)
    while (await inClub(parts.pool, clubId, (db) => keepMissingBests(db, clubId)));
  },
  'recompute-zones': async (payload) => {
    const { club_id, user_id } = payload as Person
    const clubId = provenClub(club_id)
    for (let after: number | null = 0; after !== null;) {
      const from: number = after
      after = await inClub(parts.pool, clubId, (db) => recompute(db, clubId, user_id, from, true))
    }
  },
})

type Wish = { id: number; date_order: DateOrder | null; may_be_archive: boolean }

/**
 * Reads one file, unless it has to wait: behind another of the same person, or as an archive behind
 * other archives.
 */
async function readImport(parts: Parts, clubId: ClubId, wish: Wish): Promise<void> {
  const { pool, files, lanes } = parts
  const found = await inClub(pool, clubId, async (db) => {
    const waiting = await importToRead(db, clubId, wish.id)
    if (!waiting || !(await isReadingFor(db, clubId, waiting.user_id))) return waiting
    await queueReading(db, clubId, {
      ...wish,
      kind: wish.may_be_archive ? 'archive' : null,
      pause_s: PAUSE_S,
    })
    return undefined
  })
  if (!found) return
  const bytes = await files.read(found.sha256)
  if (!isArchive(bytes))
    return readFound(pool, clubId, { ...found, date_order: wish.date_order }, bytes)
  const leave = wish.may_be_archive ? lanes.enter('archive') : null
  if (!leave)
    return inClub(pool, clubId, (db) => queueReading(db, clubId, { ...wish, kind: 'archive' }))
  try {
    await readFound(pool, clubId, { ...found, date_order: wish.date_order }, bytes)
  } finally {
    leave()
  }
}

/** After this, in seconds, it is asked again whether a person’s other file has been read. */
const PAUSE_S = 1

async function readFound(
  pool: Pool,
  clubId: ClubId,
  found: ImportToRead,
  bytes: Uint8Array,
): Promise<void> {
  const { id, user_id, athlete } = found
  await inClub(pool, clubId, (db) => setState(db, clubId, id, { state: 'reading', progress: 0.1 }))
  const parts = digestActivityFile(bytes, athlete, { owner: { club: clubId, person: user_id } })
  try {
    // Nothing is held open in the database until there is something to store.
    const first = [await parts.next(), await parts.next()]
    if (!first[1]?.done)
      await inClub(pool, clubId, (db) =>
        setState(db, clubId, id, { state: 'reading', progress: 0.5 }),
      )
    await inClub(pool, clubId, (db) => finishImport(db, clubId, found, all(first, parts)))
  } finally {
    await parts.return(undefined) // the rest is not read when it stops half-way
  }
}

async function* all(
  first: readonly IteratorResult<DigestedPart>[],
  rest: AsyncIterable<DigestedPart>,
): AsyncGenerator<DigestedPart> {
  for (const part of first) if (!part.done) yield part.value
  yield* rest
}

const fail = (pool: Pool, clubId: ClubId, importId: number, reason: string) =>
  inClub(pool, clubId, (db) =>
    setState(db, clubId, importId, { state: 'failed', progress: 1, reason }),
  )

/**
 * What is not the file's fault is tried again by the queue; the last attempt says so to the person.
 */
async function giveUpAtLast(
  { pool, log }: Parts,
  clubId: ClubId,
  importId: number,
  { job }: JobHelpers,
  error: unknown,
): Promise<void> {
  log.error({ err: error, import_id: importId }, 'an import could not be read')
  if (job.attempts >= LAST_ATTEMPT) await fail(pool, clubId, importId, 'interrupted')
  throw error
}
