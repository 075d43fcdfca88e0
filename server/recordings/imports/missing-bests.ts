import { recordedBests } from '#domain/training/recorded-bests.ts'
import { rollingSpeeds } from '#domain/training/rolling-speeds.ts'
import { decodeChannel } from '../../../readers/channel-blob.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { storeBests } from './bests.ts'

/** Recordings whose bests are worked out in one transaction. */
const AT_A_TIME = 25

const CHANNELS = ['t', 'power', 'heart_rate', 'distance', 'elevation']

/**
 * Works out the bests and speeds of the next recordings that were stored before these were kept.
 * Returns whether there may be more; started again it goes on with what is left.
 */
export async function keepMissingBests(db: Db, clubId: ClubId): Promise<boolean> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'sport_id', 'restarts'])
    .where('club_id', '=', clubId)
    .where('bests_kept', '=', false)
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return false
  const stored = await db
    .selectFrom('channels')
    .select(['activity_id', 'name', 'data'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', anyOf(ids))
    .where('name', 'in', CHANNELS)
    .execute()
  const channels = Map.groupBy(stored, ({ activity_id }) => activity_id)
  const bests = rows.map(({ id, sport_id, restarts }) => {
    const own = channels.get(id) ?? []
    const columns = new Map(own.map(({ name, data }) => [name, decodeChannel(data)]))
    return {
      activity_id: id,
      bests: recordedBests(columns, restarts, sport_id),
      speeds: rollingSpeeds(columns, restarts),
    }
  })
  await storeBests(db, clubId, bests)
  return ids.length === AT_A_TIME
}
