import type { TaskList } from 'graphile-worker'
import type { Pool } from '../db/client.ts'

/** Nightly: what is kept for a limited time goes. */
export const housekeeping = (pool: Pool): TaskList => ({
  'forget-old-keys': async () => {
    await pool.query('select app.forget_what_ran_out()')
  },
  'forget-old-uploads': async () => {
    await pool.query('select app.forget_old_uploads()')
  },
})
