import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'

export type Merging = { into: number; session_ids: readonly number[] }

/**
 * Sessions that are merged: the one that stays and those that go, and which of these are in another
 * sport.
 */
export type MergedSessions = { into_id: number; from_ids: number[]; other_sport_ids: number[] }

/**
 * Holds the sessions of a merge until it is done, so that none of them goes into another one or the
 * bin meanwhile; false where one has.
 */
export async function holdSessions(
  db: Db,
  clubId: ClubId,
  { into, session_ids }: Merging,
): Promise<boolean> {
  const ids = [into, ...session_ids]
  const held = await db
    .selectFrom('sessions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return held.length === new Set(ids).size
}

/** The sessions of a merge as they are before it; `publishes` says that it makes a draft public. */
export async function sessionsToMerge(
  db: Db,
  clubId: ClubId,
  { into: into_id, session_ids }: Merging,
) {
  const rows = await db
    .selectFrom('sessions')
    .select([
      'id',
      'kind',
      'name',
      'sport_id',
      'published_at',
      'attendance_limit',
      'alternative_results',
    ])
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf([into_id, ...session_ids]))
    .orderBy('id')
    .execute()
  const into = rows.find(({ id }) => id === into_id)
  if (!into) throw new Error('a session vanished within a transaction')
  const from = rows.filter((one) => one !== into)
  const inOtherSport = from.filter(({ sport_id }) => sport_id !== into.sport_id)
  const ids: MergedSessions = {
    into_id,
    from_ids: from.map(({ id }) => id),
    other_sport_ids: inOtherSport.map(({ id }) => id),
  }
  const publishes =
    into.published_at === null && from.some(({ published_at }) => published_at !== null)
  return { ids, into, from, publishes }
}
