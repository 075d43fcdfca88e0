import { Readable } from 'node:stream'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#contract/account.ts'
import { LIFETIME } from '#domain/constants/limits.ts'
import { inTransaction, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { zipped } from '../files/zip.ts'
import type { MailSettings } from '../mail/jobs.ts'
import { queueMail } from '../mail/queue.ts'
import { notify } from '../notifications/notify.ts'
import { archiveOf } from './archive.ts'

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
    const { rows } = await parts.pool.query<{ sha256: string }>('select app.end_old_exports() as sha256')
    await removeFiles(
      parts,
      rows.map(({ sha256 }) => sha256),
    )
  },
  'remove-files': async (payload) => removeFiles(parts, (payload as { files: string[] }).files),
})

const isLast = ({ attempts, max_attempts }: JobHelpers['job']) => attempts >= max_attempts

/** Writes the copy into the store, entry by entry, and tells its owner by mail. A second run begins anew. */
async function makeCopy({ pool, files, mail }: Parts, wish: Wish): Promise<void> {
  const progress = (share: number) => setStanding(pool, wish, { state: 'running', progress: share })
  await progress(0)
  const archive = await archiveOf({ pool, files, progress: async (share) => void (await progress(share)) }, wish.user_id)
  if (!archive) return
  const { sha256, size } = await files.put(Readable.from(zipped(archive.entries, new Date()), { objectMode: false }))
  const kept = await inTransaction(pool, { user_id: wish.user_id }, async (db) => {
    const done = await db
      .updateTable('data_exports')
      .set({
        state: 'done',
        progress: 1,
        sha256,
        size,
        expires_at: sql<string>`now() + make_interval(days => ${LIFETIME.data_export_days})`,
      })
      .where('id', '=', wish.export_id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return false
    const { email, first_name, preferred_language } = archive.person
    const path = '/settings/account?part=data'
    await queueMail(db, {
      address: email,
      language: languageOf(preferred_language),
      template: 'data-export',
      values: { name: first_name, link: `${mail.publicUrl}${path}` },
    })
    await notify(db, wish.user_id, { kind: 'export-ready', level: 'success', link: path })
    return true
  })
  if (!kept) await removeFiles({ pool, files }, [sha256])
}

const languageOf = (code: string): Language => LANGUAGES.find((language) => language === code) ?? 'en'

/** The row is gone when its owner has left for good in the meantime. */
async function setStanding(pool: Pool, { user_id, export_id }: Wish, standing: { state: string; progress: number }): Promise<void> {
  await inTransaction(pool, { user_id }, (db) => db.updateTable('data_exports').set(standing).where('id', '=', export_id).execute())
}

/** Takes out of the store what nothing refers to any more. */
async function removeFiles({ pool, files }: Pick<Parts, 'pool' | 'files'>, candidates: readonly string[]): Promise<void> {
  for (const sha256 of candidates) {
    const { rows } = await pool.query<{ used: boolean }>('select app.file_in_use($1) as used', [sha256])
    if (rows[0]?.used === false) await files.remove(sha256)
  }
}
