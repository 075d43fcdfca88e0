import type { Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { demand, Refusal } from '../../http/refusal.ts'

/**
 * Notes the wish for a copy and queues its making. @throws Refusal conflict while another is being
 * made
 */
export async function queueExport(db: Db, userId: number): Promise<number> {
  const made = await db
    .insertInto('data_exports')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict')
  await callRoutine(db, 'enqueue', {
    task: 'export-own-data',
    payload: JSON.stringify({ user_id: userId, export_id: made.id }),
  })
  await db
    .insertInto('audit_log')
    .values({ user_id: userId, action: 'own-data-export', subject: '{}' })
    .execute()
  return made.id
}

/**
 * Deletes the person in context with all that is theirs and ends their sign-ins. Files nobody else
 * refers to follow in a job.
 * @throws Refusal hand_over_first while a club would be left without anybody to run it
 */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  demand(await askRoutine(db, 'delete_account', {}), 'hand_over_first')
  await db
    .insertInto('audit_log')
    .values({ user_id: userId, action: 'account-deleted', subject: '{}' })
    .execute()
}
