import type { TaskList } from 'graphile-worker'
import { inTransaction } from '../db/client.ts'
import type { MailSettings } from '../mail/jobs.ts'
import type { PushParts } from '../push/send.ts'
import { mailDue, settle, type Delivery } from './delivery.ts'
import { pushDue } from './push.ts'

type Parts = PushParts & { mail: Pick<MailSettings, 'publicUrl'> }

/**
 * One job a delivery: the first of those that are due takes all of them along. The last attempt of a
 * job gives up its own delivery, and leaves the others to their jobs.
 */
export const noticeTasks = ({ mail, ...parts }: Parts): TaskList => ({
  'deliver-notice': async (payload, { job }) => {
    const { user_id, way, notice_id } = payload as Delivery
    const context = { user_id }
    try {
      if (way === 'push') await pushDue(parts, user_id)
      else await inTransaction(parts.pool, context, (db) => mailDue(db, user_id, mail.publicUrl))
    } catch (error) {
      if (notice_id !== undefined && job.attempts >= job.max_attempts)
        await inTransaction(parts.pool, context, (db) =>
          settle(db, way, 'failed', [{ id: notice_id }]),
        )
      throw error
    }
  },
})
