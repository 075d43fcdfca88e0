import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { LOAD_RULES, refreshLoads, rescoreActivities, sessionsAfter } from './loads.ts'

/** Sessions scored in one transaction: enough to be quick, few enough to hold nobody up. */
const AT_ONCE = 200

/**
 * Scores all sessions of a club again after something the scores rest on has changed. Running it
 * twice does no harm.
 */
export const loadTasks = ({ pool }: { pool: Pool }): TaskList => ({
  'queue-old-loads': async () => {
    await pool.query('select app.queue_old_loads($1)', [LOAD_RULES])
  },
  'refresh-club-loads': async (payload) => {
    const clubId = provenClub((payload as { club_id: number }).club_id)
    await inClub(pool, clubId, (db) => rescoreActivities(db, clubId))
    let last = 0
    for (;;) {
      const ids = await inClub(pool, clubId, async (db) => {
        const session_ids = await sessionsAfter(db, clubId, last, AT_ONCE)
        if (session_ids.length > 0) await refreshLoads(db, clubId, { session_ids })
        return session_ids
      })
      const next = ids.at(-1)
      if (next === undefined) break
      last = next
    }
    await inClub(pool, clubId, (db) => queueRecount(db, clubId))
  },
})

/** Loads count in challenges as well. */
const queueRecount = (db: Db, clubId: ClubId) =>
  sql`select app.enqueue('recount-challenges', ${JSON.stringify({ club_id: clubId })}::json,
    ${`recount-challenges ${clubId}`})`.execute(db)
