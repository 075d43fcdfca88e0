import type { TaskList } from 'graphile-worker'
import type { Outbound } from '../../outbound/outbound.ts'
import { lookAtDue } from './calendar-look.ts'
import type { Pool } from '../../db/client.ts'

type Parts = { pool: Pool; outbound: Outbound }

export const bringInTasks = ({ pool, outbound }: Parts): TaskList => ({
  'forget-brought-in': async () => {
    await pool.query('select app.forget_brought_in()')
    await pool.query('select app.forget_unused_calendars()')
  },
  'look-at-calendars': () => lookAtDue(pool, outbound),
})
