import type { TaskList } from 'graphile-worker'
import { inClub, provenClub, type Pool } from '../../db/client.ts'
import { measureScores } from './measure.ts'

/**
 * Writes what was measured in marked pieces to the results of their sessions. Started again it
 * writes the same.
 */
export const scoreTasks = ({ pool }: { pool: Pool }): TaskList => ({
  'measure-efforts': async (payload) => {
    const { club_id, activity_ids } = payload as { club_id: number; activity_ids: number[] }
    const clubId = provenClub(club_id)
    for (const activityId of activity_ids)
      await inClub(pool, clubId, (db) => measureScores(db, clubId, activityId))
  },
})
