import type { TaskList } from 'graphile-worker'
import type { Pool } from '../../db/client.ts'

export const bringInTasks = ({ pool }: { pool: Pool }): TaskList => ({
  'forget-brought-in': async () => {
    await pool.query('select app.forget_brought_in()')
  },
})
