import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { LIFETIME } from '#domain/constants/limits.ts'
import type { Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { hashOf } from '../../http/gate.ts'
import { demand, Refusal } from '../../http/refusal.ts'

/** Whose export it is: of a person alone, or of a club that they run. */
export type ExportOwner = { user_id: number; club_id?: number }

/**
 * Notes that an export is to be made and queues its making.
 * @throws Refusal conflict while another is being made
 */
export async function queueExport(db: Db, { user_id, club_id }: ExportOwner): Promise<number> {
  const made = await db
    .insertInto('data_exports')
    .values({ user_id, about_club: club_id ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict')
  const task = club_id === undefined ? 'export-own-data' : 'export-club'
  await callRoutine(db, 'enqueue_long', {
    task,
    payload: JSON.stringify({ user_id, club_id, export_id: made.id }),
    key: `${task} ${made.id}`,
    kind: 'export',
  })
  await noteExport(db, { user_id, club_id }, 'made')
  return made.id
}

/** Data leave the product: the audit log says who took them. */
const noteExport = (
  db: Db,
  { user_id, club_id }: { user_id: number; club_id: number | undefined },
  step: 'made' | 'link',
) =>
  db
    .insertInto('audit_log')
    .values({
      user_id,
      about_club: club_id ?? null,
      action: club_id === undefined ? 'own-data-export' : 'club-export',
      subject: JSON.stringify({ step }),
    })
    .execute()

/** Opens an export that is done to who has the address; an earlier address ends. */
export async function linkExport(
  db: Db,
  { user_id, club_id }: ExportOwner,
  id: number,
): Promise<{ path: string } | null> {
  const code = randomBytes(32).toString('base64url')
  const linked = await db
    .updateTable('data_exports')
    .set({
      link_hash: hashOf(code),
      link_until: sql<string>`now() + make_interval(hours => ${LIFETIME.export_link_hours})`,
    })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('about_club', club_id === undefined ? 'is' : '=', club_id ?? null)
    .where('state', '=', 'done')
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (linked.numUpdatedRows === 0n) return null
  await noteExport(db, { user_id, club_id }, 'link')
  return { path: `/api/v2/exports/${code}` }
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
