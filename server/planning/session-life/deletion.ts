import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { callOff, tellAgain } from '../publishing/notify.ts'
import { refreshLoads } from '../../insight/reports/loads.ts'
import { noteHappening } from './history.ts'

/**
 * Puts sessions into the bin: they are out of sight with all that joins them, their load with them, and people who knew of them are told. `moved`:
 * sessions whose loads follow as well, since they changed with these.
 */
export async function deleteSessions(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number,
  moved: readonly number[] = [],
): Promise<void> {
  await callOff(db, clubId, sessionIds, { by, how: 'deleted' })
  await sql`select app.delete_sessions(${sessionIds}::bigint[], ${by})`.execute(db)
  await refreshLoads(db, clubId, { session_ids: [...sessionIds, ...moved] })
}

/** Takes sessions out of the bin with all they had; those that were public are told as new. Returns how many came back. */
export async function restoreSessions(db: Db, clubId: ClubId, sessionIds: readonly number[], by: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select app.restore_sessions(${sessionIds}::bigint[]) as id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await noteHappening(db, clubId, ids, 'restored')
  await refreshLoads(db, clubId, { session_ids: ids })
  await tellAgain(db, clubId, ids, by)
  return ids.length
}
