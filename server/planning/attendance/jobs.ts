import type { TaskList } from 'graphile-worker'
import { inClub, provenClub, type Pool } from '../../db/client.ts'
import { settlePlaces } from './places.ts'

type Payload = { club_id: number; session_ids: number[] }

export const placeTasks = (pool: Pool): TaskList => ({
  /** Somebody's account has ended, in whichever clubs they had a place. */
  'settle-places': async (payload) => {
    const { club_id, session_ids } = payload as Payload
    const clubId = provenClub(club_id)
    await inClub(pool, clubId, (db) => settlePlaces(db, clubId, session_ids, null))
  },
})
