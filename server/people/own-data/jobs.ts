import { Readable } from 'node:stream'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { LIFETIME } from '#domain/constants/limits.ts'
import { inTransaction, type Pool } from '../../db/client.ts'
import { withFile } from '../../files/keep.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import { zipped } from '../../files/zip.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { queueMail } from '../../mail/queue.ts'
import { notify } from '../../delivery/notify.ts'
import { archiveOf } from './archive.ts'
import type { Person } from './queries.ts'

type Parts = { pool: Pool; files: FileStore; mail: MailSettings }
type Wish = { user_id: number; export_id: number }

export const ownDataTasks = (parts: Parts): TaskList => ({
  'export-own-data': async (payload, { job }) => {
    const wish = payload as Wish
    try {
      await makeCopy(parts, wish)
    } catch (error) {
      await setStanding(parts.pool, wish, { state: isLast(job) ? 'failed' : 'queued', progress: 0 })
      throw error
    }
  },
  'forget-old-exports': async () => {
    await parts.pool.query('select app.end_old_exports()')
  },
})

const isLast = ({ attempts, max_attempts }: JobHelpers['job']) => attempts >= max_attempts

/**
 * Writes the copy into the store, entry by entry, and notifies its owner by mail. A second run
 * starts again from the beginning.
 */
async function makeCopy({ pool, files, mail }: Parts, wish: Wish): Promise<void> {
  const progress = (share: number) => setStanding(pool, wish, { state: 'running', progress: share })
  await progress(0)
  const archive = await archiveOf(
    { pool, files, progress: async (share) => void (await progress(share)) },
    wish.user_id,
  )
  if (!archive) return
  const content = Readable.from(zipped(archive.entries, new Date()), { objectMode: false })
  await withFile({ pool, files }, {}, content, (file) =>
    offerCopy({ pool, mail }, wish, archive.person, file),
  )
}

/**
 * Nothing is offered when the request no longer exists or was met already; the file is then deleted
 * again.
 */
const offerCopy = (
  { pool, mail }: Pick<Parts, 'pool' | 'mail'>,
  wish: Wish,
  person: Person,
  { sha256, size }: StoredFile,
): Promise<void> =>
  inTransaction(pool, { user_id: wish.user_id }, async (db) => {
    const expires_at = sql<string>`now() + make_interval(days => ${LIFETIME.data_export_days})`
    const done = await db
      .updateTable('data_exports')
      .set({ state: 'done', progress: 1, sha256, size, expires_at })
      .where('id', '=', wish.export_id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return
    const { email, first_name, preferred_language } = person
    const path = '/settings/data'
    await queueMail(db, {
      address: email,
      language: languageOf(preferred_language),
      template: 'data-export',
      values: { name: first_name, link: `${mail.publicUrl}${path}` },
    })
    await notify(db, wish.user_id, {
      kind: 'export-ready',
      level: 'success',
      by: null,
      link: path,
    })
  })

const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language === code) ?? 'en'

/** The row no longer exists when its owner has left for good in the meantime. */
async function setStanding(
  pool: Pool,
  { user_id, export_id }: Wish,
  standing: { state: string; progress: number },
): Promise<void> {
  await inTransaction(pool, { user_id }, (db) =>
    db.updateTable('data_exports').set(standing).where('id', '=', export_id).execute(),
  )
}
