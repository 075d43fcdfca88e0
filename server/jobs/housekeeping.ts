import type { TaskList } from 'graphile-worker'
import type { Pool } from '../db/client.ts'
import { removeFiles, sweepFiles } from '../files/removal.ts'
import type { FileStore } from '../files/store.ts'
import type { Logger } from '../log.ts'

type Parts = { pool: Pool; files: FileStore; log: Logger }

/** Deletes what is kept for a limited time, most of it nightly. */
export const housekeeping = ({ pool, files, log }: Parts): TaskList => ({
  'forget-old-keys': async () => {
    await pool.query('select app.forget_what_ran_out()')
    await pool.query('select app.forget_old_events()')
    await pool.query('select app.forget_old_season_changes()')
    await pool.query('select app.forget_old_deliveries_of_notices()')
  },
  'forget-old-uploads': async () => {
    await pool.query('select app.forget_old_uploads()')
  },
  'remove-files': async (payload) => {
    await removeFiles({ pool, files }, (payload as { files: string[] }).files)
  },
  'sweep-files': async () => {
    log.info(await sweepFiles({ pool, files }), 'files that nothing refers to were removed')
  },
})
