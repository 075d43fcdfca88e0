import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { inTransaction } from '../db/client.ts'
import type { MailSettings } from '../mail/jobs.ts'
import type { PushParts } from '../push/send.ts'
import { mailDue, type Delivery } from './delivery.ts'
import { pushDue } from './push.ts'

type Parts = PushParts & { mail: Pick<MailSettings, 'publicUrl'> }

/** A job is tried so often; then what it was to send is marked as failed. */
const MOST_TRIES = 5

/** One job a delivery: the first of those that are due takes all of them along. */
export const noticeTasks = ({ mail, ...parts }: Parts): TaskList => ({
  'deliver-notice': async (payload) => {
    const delivery = payload as Delivery
    const context = { user_id: delivery.user_id }
    try {
      if (delivery.way === 'push') await pushDue(parts, delivery.user_id)
      else
        await inTransaction(parts.pool, context, (db) =>
          mailDue(db, delivery.user_id, mail.publicUrl),
        )
    } catch (error) {
      await inTransaction(parts.pool, context, (db) =>
        db
          .updateTable('notice_deliveries')
          .set((eb) => ({
            tries: eb('tries', '+', 1),
            state: eb
              .case()
              .when('tries', '>=', MOST_TRIES - 1)
              .then('failed')
              .else('waiting')
              .end(),
          }))
          .where('user_id', '=', delivery.user_id)
          .where('way', '=', delivery.way)
          .where('state', '=', 'waiting')
          .where('due_at', '<=', sql<string>`now()`)
          .execute(),
      )
      throw error
    }
  },
})
