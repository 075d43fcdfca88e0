import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

/** Notes the wish for a copy and queues its making. @throws Refusal conflict while another is being made */
export async function queueExport(db: Db, userId: number): Promise<number> {
  const made = await db
    .insertInto('data_exports')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict')
  await sql`select app.enqueue('export-own-data', ${JSON.stringify({ user_id: userId, export_id: made.id })}::json)`.execute(db)
  await db.insertInto('audit_log').values({ user_id: userId, action: 'own-data-export', subject: '{}' }).execute()
  return made.id
}

/**
 * Deletes the person in context with all that is theirs, ends their sign-ins, and queues the removal of files nobody else refers to.
 * @throws Refusal hand_over_first while a club would be left without anybody to run it
 */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ files: string[] | null }>`select app.delete_account() as files`.execute(db)
  const files = rows[0]?.files ?? null
  if (files === null) throw new Refusal('hand_over_first')
  if (files.length > 0) await sql`select app.enqueue('remove-files', ${JSON.stringify({ files })}::json)`.execute(db)
  await db.insertInto('audit_log').values({ user_id: userId, action: 'account-deleted', subject: '{}' }).execute()
}
