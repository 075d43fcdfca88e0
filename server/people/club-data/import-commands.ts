import { sql } from 'kysely'
import { clubBroughtIn } from '#contract/events.ts'
import type { ArchiveContents, ImportRefusal } from '#contract/people/club-data-imports.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { record } from '../../events/record.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LeftOut } from './bring-in.ts'

export type ImportOrder = { user_id: number; import_id: number }
type Task = 'check-club-import' | 'take-club-import'

/** Somebody stopped it, or has left for good. */
export class StoppedError extends Error {}

export type NewImport = { user_id: number; sha256: string; size: number; name: string }

/**
 * Notes an archive that was sent and queues its check.
 * @throws Refusal conflict while another is under way
 */
export async function startImport(db: Db, { user_id, ...file }: NewImport): Promise<number> {
  const made = await db
    .insertInto('club_imports')
    .values({ user_id, sha256: file.sha256, size: file.size, file_name: file.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict')
  await queueImportTask(db, 'check-club-import', { user_id, import_id: made.id })
  return made.id
}

export const queueImportTask = (db: Db, task: Task, order: ImportOrder): Promise<unknown> =>
  callRoutine(db, 'enqueue_long', {
    task,
    payload: JSON.stringify(order),
    key: `${task} ${order.import_id}`,
    kind: 'export',
  })

/** Queues the making of the club; false when the archive is not there and checked. */
export async function takeImport(db: Db, order: ImportOrder): Promise<boolean> {
  const taken = await db
    .updateTable('club_imports')
    .set({ state: 'taking', progress: 0 })
    .where('id', '=', order.import_id)
    .where('user_id', '=', order.user_id)
    .where('state', 'in', ['checked', 'failed'])
    .where('contents', 'is not', null)
    .where('sha256', 'is not', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return false
  await queueImportTask(db, 'take-club-import', order)
  return true
}

/** Stops an import and lets its archive go; false when it is over. */
export async function stopImport(db: Db, { user_id, import_id }: ImportOrder): Promise<boolean> {
  const stopped = await db
    .updateTable('club_imports')
    .set({ state: 'stopped', sha256: null })
    .where('id', '=', import_id)
    .where('user_id', '=', user_id)
    .where('state', 'in', ['checking', 'checked', 'taking', 'failed'])
    .executeTakeFirst()
  return stopped.numUpdatedRows > 0n
}

type Standing =
  | { state: 'checking' | 'taking'; progress: number }
  | { state: 'checked'; contents: ArchiveContents }
  | { state: 'refused'; refusal: ImportRefusal }
  | { state: 'failed' }

/** @throws StoppedError when it is no longer wanted */
export const setStanding = (pool: Pool, order: ImportOrder, standing: Standing): Promise<void> =>
  inTransaction(pool, { user_id: order.user_id }, async (db) => {
    const set = await db
      .updateTable('club_imports')
      .set({
        state: standing.state,
        ...('progress' in standing && { progress: standing.progress }),
        ...('contents' in standing && { contents: JSON.stringify(standing.contents) }),
        ...('refusal' in standing && {
          refusal: JSON.stringify(standing.refusal),
          sha256: null,
        }),
      })
      .where('id', '=', order.import_id)
      .where('state', 'in', ['checking', 'taking'])
      .executeTakeFirst()
    if (set.numUpdatedRows === 0n) throw new StoppedError()
  })

/**
 * Notes in the transaction that made the club that it is there, and in the log who brought it in.
 * @throws StoppedError when it was stopped meanwhile
 */
export async function finishImport(
  db: Db,
  { user_id, import_id }: ImportOrder,
  { club, left }: { club: ClubId; left: readonly LeftOut[] },
): Promise<void> {
  const done = await db
    .updateTable('club_imports')
    .set({
      state: 'done',
      progress: 1,
      sha256: null,
      made_club: club,
      left_out: JSON.stringify(left),
      done_at: sql<string>`now()`,
    })
    .where('id', '=', import_id)
    .where('state', '=', 'taking')
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw new StoppedError()
  await record(db, clubBroughtIn, { clubId: club, by: user_id, subject: club, data: {} })
  await db
    .insertInto('audit_log')
    .values({
      user_id,
      about_club: club,
      action: 'club-import',
      subject: JSON.stringify({ step: 'made' }),
    })
    .execute()
}
