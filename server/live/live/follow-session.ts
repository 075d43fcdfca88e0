import type { Following } from '#contract/sockets.ts'
import type { FollowedSession } from '#contract/live/live.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'
import { boatsFollowed } from './boats.ts'
import { samplesSince } from './chunks.ts'
import { pointOf } from './points.ts'
import { liveSessionOf } from './queries.ts'

/** Samples that are sent at once, at most. */
export const MOST_SAMPLES = 5_000

/**
 * A session with the boats that the viewer may follow, and those of them whose heartbeat they may
 * hear.
 * @throws Refusal not_found, other_club
 */
export async function followSession(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<{ session: FollowedSession; hearts: ReadonlySet<number> }> {
  const [{ hearts, ...followed }, read] = await Promise.all([
    boatsFollowed(db, clubId, viewer, { session: id }),
    liveSessionOf(db, clubId, id),
  ])
  const { boats: _, recording: __, ...session } = found(read)
  return { session: { now: Date.now(), ...session, ...followed }, hearts }
}

/**
 * The samples that somebody lacks of the boats of a session, who knows so many of each; none where
 * it is more than is sent at once.
 */
export async function missedOf(
  db: Db,
  clubId: ClubId,
  { boats }: FollowedSession,
  known: ReadonlyMap<number, number>,
): Promise<Following['missed']> {
  const knownOf = (id: number) => known.get(id) ?? 0
  const lacking = boats.map((boat) => Math.max(0, boat.samples - knownOf(boat.recording_id)))
  if (lacking.reduce((sum, count) => sum + count, 0) > MOST_SAMPLES) return []
  const asked = new Map(boats.map(({ recording_id: id }) => [id, knownOf(id)]))
  const since = await samplesSince(db, clubId, asked)
  return [...since].map(([recording_id, samples]) => ({
    recording_id,
    first: knownOf(recording_id) + 1,
    samples: samples.map(pointOf),
  }))
}
