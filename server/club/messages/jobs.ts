import type { TaskList } from 'graphile-worker'
import type { Pool } from '../../db/client.ts'

export const messageTasks = (pool: Pool): TaskList => ({
  'forget-messages': async () => {
    await pool.query('select app.forget_messages()')
  },
})
