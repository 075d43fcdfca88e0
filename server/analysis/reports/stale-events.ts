import type { Reaction } from '../../events/table.ts'
import { markLoadsStale } from './stale-loads.ts'

type Affected = { session_ids: number[]; user_ids: number[] }

/** What an event makes stale: loads of the sessions it is about, or of those its data name. */
export const markStale: Reaction<unknown> = (db, { clubId, subjects: session_ids }) =>
  markLoadsStale(db, { clubId, session_ids })
export const markStaleOfPeople: Reaction<{ user_ids: number[] }> = (
  db,
  { clubId, subjects: session_ids, data: { user_ids } },
) => markLoadsStale(db, { clubId, session_ids, user_ids })
export const markAffected: Reaction<Affected> = async (db, { clubId, data }) => {
  if (data.session_ids.length > 0) await markLoadsStale(db, { clubId, ...data })
}
export const markCounted: Reaction<{ counted_ids: number[] }> = async (
  db,
  { clubId, data: { counted_ids: session_ids } },
) => {
  if (session_ids.length > 0) await markLoadsStale(db, { clubId, session_ids })
}
