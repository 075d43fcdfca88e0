import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { sessionsPurged } from '#contract/events.ts'
import { inClub, provenClub, type Pool } from '../../db/client.ts'
import { tryEach } from '../../db/try-each.ts'
import { announce, record } from '../../events/record.ts'

export const sessionTasks = (pool: Pool): TaskList => ({
  'empty-bin': () => emptyBin(pool),
})

/**
 * Sessions that have been in the bin for thirty days are deleted. Their files stay with their
 * athletes, and the strokes in them with the people who sat there.
 */
export async function emptyBin(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ club_id: number; ids: number[] }>(
    'select * from app.due_in_bin()',
  )
  await tryEach(rows, 'the bin could not be emptied', async ({ club_id, ids }) => {
    const clubId = provenClub(club_id)
    await inClub(pool, clubId, async (db) => {
      const purge = { clubId, subject: ids, data: {} }
      await announce(db, sessionsPurged, purge)
      await sql`select app.empty_bin(${ids}::bigint[])`.execute(db)
      await record(db, sessionsPurged, purge)
    })
  })
}
