import { Readable } from 'node:stream'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { inTransaction, type Db } from '../../db/client.ts'
import { inUtc } from '../../db/cursor.ts'
import { notify } from '../../delivery/notify.ts'
import { holdFile, type HeldFile } from '../../files/held-files.ts'
import type { StoredFile } from '../../files/store.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ExportParts } from '../own-data/open.ts'
import { ArchiveRefusal } from './archive-refusal.ts'
import { bringIn } from './bring-in.ts'
import { checkArchive, readManifest } from './check-archive.ts'
import {
  finishImport,
  queueImportTask,
  setStanding,
  StoppedError,
  type ImportOrder,
} from './import-commands.ts'
import { importPlan } from './import-plan.ts'
import { archiveOf, importerOf } from './import-queries.ts'
import { openArchive, type OpenedArchive } from './open-archive.ts'
import { describedTables } from './queries.ts'

export const clubImportTasks = (parts: ExportParts): TaskList => ({
  'check-club-import': (payload, helpers) =>
    runImport(parts, payload as ImportOrder, helpers, 'check-club-import', check),
  'take-club-import': (payload, helpers) =>
    runImport(parts, payload as ImportOrder, helpers, 'take-club-import', take),
  'forget-old-imports': async () => {
    await parts.pool.query('select app.end_old_imports()')
  },
})

type Task = 'check-club-import' | 'take-club-import'
type Work = (parts: ExportParts, order: ImportOrder, archive: OpenedArchive) => Promise<void>

/** One archive at a time; one that cannot be brought in is refused, and not tried again. */
async function runImport(
  parts: ExportParts,
  order: ImportOrder,
  { job }: Pick<JobHelpers, 'job'>,
  task: Task,
  work: Work,
): Promise<void> {
  const { pool } = parts
  const leave = parts.lanes.enter('export')
  if (!leave)
    return inTransaction(pool, {}, async (db) => void (await queueImportTask(db, task, order)))
  try {
    const file = await inTransaction(pool, { user_id: order.user_id }, (db) => archiveOf(db, order))
    if (file) await work(parts, order, await openArchive(parts.files, file))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) await setStanding(pool, order, { state: 'refused', refusal }).catch(ifStopped)
    else if (!(error instanceof StoppedError)) {
      if (job.attempts >= job.max_attempts)
        await setStanding(pool, order, { state: 'failed' }).catch(ifStopped)
      throw error
    }
  } finally {
    leave()
  }
}

function ifStopped(error: unknown): void {
  if (!(error instanceof StoppedError)) throw error
}

const STORAGE_FULL = ['club_storage_full', 'own_storage_full']

function refusalOf(error: unknown) {
  if (error instanceof ArchiveRefusal)
    return { reason: error.reason, place: error.place, line: error.line }
  if (error instanceof Refusal && STORAGE_FULL.includes(error.code))
    return { reason: 'too-large', place: null, line: null } as const
  return null
}

const EVERY_MS = 1000

/** Notes how far it is, at most every second. @throws StoppedError when it was stopped */
function standing({ pool }: ExportParts, order: ImportOrder, state: 'checking' | 'taking') {
  let noted = 0
  let progress = 0
  return async (now?: number): Promise<void> => {
    progress = now === undefined ? progress : Math.min(1, now)
    if (Date.now() - noted < EVERY_MS) return
    noted = Date.now()
    await setStanding(pool, order, { state, progress })
  }
}

const planOf = async (db: Db) => importPlan(await describedTables(db))

const check: Work = async (parts, order, archive) => {
  const { pool } = parts
  const plan = await inTransaction(pool, {}, planOf)
  const contents = await checkArchive(archive, plan, standing(parts, order, 'checking'))
  await setStanding(pool, order, { state: 'checked', contents })
}

/** The share of the work that the files are. */
const FILES = 0.5

const take: Work = async (parts, order, archive) => {
  const report = standing(parts, order, 'taking')
  const manifest = await readManifest(archive)
  const held: HeldFile[] = []
  try {
    await report(0)
    for await (const { sha256, entry } of archive.eachFile()) {
      held.push(await keep(parts, archive.contentOf(entry), sha256))
      await report((FILES * held.length) / archive.files.count)
    }
    const names = new Set(held.map((file) => file.sha256))
    await inTransaction(parts.pool, { user_id: order.user_id }, async (db) => {
      await inUtc(db)
      const made = await bringIn(db, {
        archive,
        manifest,
        plan: await planOf(db),
        importer: await importerOf(db, order.user_id),
        hasFile: (sha256) => names.has(sha256),
        report: (share) => report(share === undefined ? undefined : FILES + (1 - FILES) * share),
      })
      await finishImport(db, order, made)
      await announce(db, order.user_id, made.club)
    })
  } finally {
    for (const file of held) await file.release()
  }
}

async function keep(
  parts: ExportParts,
  content: AsyncIterable<Buffer>,
  sha256: string,
): Promise<HeldFile> {
  const file = await holdFile(parts, {}, Readable.from(content, { objectMode: false }))
  if (isSame(file, sha256)) return file
  await file.release()
  throw new ArchiveRefusal('damaged', `files/${sha256}`)
}

const isSame = (file: StoredFile, sha256: string) => file.sha256 === sha256

const announce = (db: Db, userId: number, club: number) =>
  notify(db, userId, {
    kind: 'club-brought-in',
    level: 'success',
    by: null,
    about_club: club,
    link: '/calendar',
  })
