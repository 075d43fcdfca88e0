import { figuresRecounted } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { anyOf } from '../../db/any-of.ts'
import { record } from '../../events/record.ts'
import { rederive } from './rederive.ts'

/** How many activities are recomputed in one transaction. */
const AT_A_TIME = 25

/**
 * Recomputes the next activities of an athlete after an id, and the load of their sessions: what
 * their edits make of the recordings, and time in zone, by the zones the athlete has now when
 * `fresh_zones`, else by those each was first counted by. Returns the id to go on from, null at the
 * end; the planned load of sessions without a file follows then.
 */
export async function recompute(
  db: Db,
  clubId: ClubId,
  userId: number,
  after: number,
  fresh_zones: boolean,
): Promise<number | null> {
  const rows = await db
    .selectFrom('activities')
    .select('id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (fresh_zones)
    await db
      .updateTable('activities')
      .set({ zone_bounds: null })
      .where('club_id', '=', clubId)
      .where('id', '=', anyOf(ids))
      .execute()
  const { session_ids } = await rederive(db, clubId, ids)
  const last = ids.length === AT_A_TIME ? (ids.at(-1) ?? null) : null
  const touched = last === null ? await sessionsWithLoad(db, clubId, userId) : session_ids
  const data = { session_ids: [...new Set([...touched, ...session_ids])], user_ids: [userId] }
  await record(db, figuresRecounted, { clubId, subject: ids, data })
  return last
}

/** Sessions whose load for the person is kept, whether or not it holds. */
async function sessionsWithLoad(db: Db, clubId: ClubId, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('kept_loads')
    .select('session_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => row.session_id)
}
