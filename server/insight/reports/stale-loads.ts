import { sql } from 'kysely'
import { atEnd } from '../../db/at-end.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { refreshLoads, type Scope } from './loads.ts'
import { sessionsMissingLoads } from './statements.ts'

type Stale = Scope & { clubId: ClubId }

/**
 * Marks loads as stale: of sessions, or of some of their people only. At the end of the transaction
 * they are worked out once, however often and by whatever they were marked.
 */
export const markLoadsStale = atEnd<Db, Stale>(async (db, stale) => {
  for (const [clubId, scopes] of Map.groupBy(stale, (one) => one.clubId))
    await refreshLoads(db, clubId, ...scopes)
})

/** Queues working out all loads of a club again, once. */
export async function queueClubLoads(db: Db, clubId: ClubId): Promise<void> {
  await sql`select app.enqueue('refresh-club-loads', ${JSON.stringify({ club_id: clubId })}::json,
    ${`refresh-club-loads ${clubId}`})`.execute(db)
}

type Missing = { clubId: ClubId; session_ids: readonly number[]; user_ids: readonly number[] }

/** Marks the loads of those of the sessions in which one of the people has none yet. */
export const markMissingLoads = atEnd<Db, Missing>(async (db, missing) => {
  for (const [clubId, scopes] of Map.groupBy(missing, (one) => one.clubId)) {
    const ids = scopes.flatMap((one) => one.session_ids)
    const people = scopes.flatMap((one) => one.user_ids)
    const rows = await run(db, sessionsMissingLoads, {
      club_id: clubId,
      session_ids: ids,
      user_ids: people,
    })
    const session_ids = rows.map(({ session_id }) => session_id)
    if (session_ids.length > 0) await markLoadsStale(db, { clubId, session_ids })
  }
})
