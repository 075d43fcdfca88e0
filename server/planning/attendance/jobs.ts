import type { TaskList } from 'graphile-worker'
import { attendanceChanged } from '#contract/events.ts'
import { inClub, provenClub, type Pool } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { settlePlaces } from './places.ts'

type Payload = { club_id: number; session_ids: number[] }
type GonePeople = Payload & { user_ids: number[] }

export const placeTasks = (pool: Pool): TaskList => ({
  /** Somebody's account has ended, in whichever clubs they had a place. */
  'settle-places': async (payload) => {
    const { club_id, session_ids } = payload as Payload
    const clubId = provenClub(club_id)
    await inClub(pool, clubId, (db) => settlePlaces(db, clubId, session_ids, null))
  },
  /** These people have gone out of the club, and so come to none of these sessions. */
  'answers-given-up': async (payload) => {
    const { club_id, session_ids: subject, user_ids } = payload as GonePeople
    const clubId = provenClub(club_id)
    await inClub(pool, clubId, (db) =>
      record(db, attendanceChanged, { clubId, by: null, subject, data: { user_ids } }),
    )
  },
})
