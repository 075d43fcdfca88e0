import { Readable } from 'node:stream'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { LIFETIME } from '#domain/constants/limits.ts'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { notify } from '../../delivery/notify.ts'
import { withFile } from '../../files/held-files.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import type { Lanes } from '../../jobs/lanes.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { queueMail } from '../../mail/queue.ts'
import { zipped } from '../../files/zip.ts'
import { personOf, type Person } from './queries.ts'
import { ownArchive, type ExportStanding, type ExportSteps } from './archive.ts'

export type ExportParts = { pool: Pool; files: FileStore; lanes: Lanes }
type Parts = ExportParts & { mail: MailSettings }

export type ExportOrder = { user_id: number; club_id?: number; export_id: number }
type ExportWork = {
  task: string
  write(steps: ExportSteps): Promise<void>
  /** Says that it is there, in the transaction that offers it. */
  announce(db: Db, person: Person): Promise<void>
}

export const ownDataTasks = (parts: Parts): TaskList => ({
  'export-own-data': (payload, helpers) => {
    const order = payload as ExportOrder
    return runExport(parts, order, helpers, {
      task: 'export-own-data',
      write: (steps) => steps.keep(ownArchive(parts, steps)),
      announce: (db, person) => announceCopy(db, parts.mail, person),
    })
  },
  'forget-old-exports': async () => {
    await parts.pool.query('select app.end_old_exports()')
  },
})

/** Somebody stopped it, or its owner has left for good. */
class ExportStopped extends Error {}

/**
 * Makes one export at a time, from its beginning also on a second run: notes how far it is, and
 * gives up when it was stopped.
 */
export async function runExport(
  parts: ExportParts,
  order: ExportOrder,
  { job }: Pick<JobHelpers, 'job'>,
  { task, write, announce }: ExportWork,
): Promise<void> {
  const leave = parts.lanes.enter('export')
  if (!leave) return queueAgain(parts.pool, task, order)
  const report = (standing: ExportStanding) =>
    setStanding(parts.pool, order, { state: 'running', ...standing })
  try {
    await report({ progress: 0 })
    const person = await inTransaction(parts.pool, { user_id: order.user_id }, (db) =>
      personOf(db, order.user_id),
    )
    if (!person) return
    await write({
      person,
      language: languageOf(person.preferred_language),
      report,
      keep: (entries) =>
        withFile(
          parts,
          {},
          Readable.from(zipped(entries, new Date()), { objectMode: false }),
          (file) => offer(parts.pool, order, file, (db) => announce(db, person)),
        ),
    })
  } catch (error) {
    if (error instanceof ExportStopped) return
    const state = isLast(job) ? 'failed' : 'queued'
    await setStanding(parts.pool, order, { state, progress: 0 }).catch(() => {})
    throw error
  } finally {
    leave()
  }
}

const isLast = ({ attempts, max_attempts }: JobHelpers['job']) => attempts >= max_attempts

const queueAgain = (pool: Pool, task: string, order: ExportOrder): Promise<void> =>
  inTransaction(pool, {}, async (db) => {
    const payload = JSON.stringify(order)
    const key = `${task} ${order.export_id}`
    await callRoutine(db, 'enqueue_long', { task, payload, key, kind: 'export' })
  })

/** Nothing is offered of what was stopped meanwhile; the file is then deleted again. */
const offer = (
  pool: Pool,
  { user_id, export_id }: ExportOrder,
  { sha256, size }: StoredFile,
  announce: (db: Db) => Promise<void>,
): Promise<void> =>
  inTransaction(pool, { user_id }, async (db) => {
    const expires_at = sql<string>`now() + make_interval(
      days => coalesce(kept_days, ${LIFETIME.data_export_days})
    )`
    const done = await db
      .updateTable('data_exports')
      .set({ state: 'done', progress: 1, sha256, size, expires_at })
      .where('id', '=', export_id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (done.numUpdatedRows > 0n) await announce(db)
  })

async function announceCopy(db: Db, { publicUrl }: MailSettings, person: Person): Promise<void> {
  const path = '/settings/data'
  await queueMail(db, {
    address: person.email,
    language: languageOf(person.preferred_language),
    template: 'data-export',
    values: { name: person.first_name, link: `${publicUrl}${path}` },
  })
  await notify(db, person.id, { kind: 'export-ready', level: 'success', by: null, link: path })
}

const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language === code) ?? 'en'

/** @throws ExportStopped when it is no longer wanted */
async function setStanding(
  pool: Pool,
  { user_id, export_id }: ExportOrder,
  { state, progress, parts }: ExportStanding & { state: string },
): Promise<void> {
  const set = await inTransaction(pool, { user_id }, (db) =>
    db
      .updateTable('data_exports')
      .set({ state, progress, ...(parts && { parts: JSON.stringify(parts) }) })
      .where('id', '=', export_id)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst(),
  )
  if (set.numUpdatedRows === 0n) throw new ExportStopped()
}
