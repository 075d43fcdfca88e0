import { sql } from 'kysely'
import { sessionsDeleted, sessionsRestored } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { announce, record } from '../../events/record.ts'
import { takeOutOfBin } from './statements.ts'

/** Puts sessions into the bin: they are out of sight with all that joins them. */
export async function deleteSessions(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number,
): Promise<void> {
  const deletion = { clubId, by, subject: sessionIds, data: {} }
  await announce(db, sessionsDeleted, deletion)
  await sql`select app.delete_sessions(${sessionIds}::bigint[], ${by})`.execute(db)
  await record(db, sessionsDeleted, deletion)
}

/** Takes sessions out of the bin with all they had. Returns how many were in it. */
export async function restoreSessions(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number,
): Promise<number> {
  const rows = await run(db, takeOutOfBin, { ids: sessionIds })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await record(db, sessionsRestored, { clubId, by, subject: ids, data: {} })
  return ids.length
}
