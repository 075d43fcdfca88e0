import { recordingsChanged } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { rederive, type Concerned } from './rederive.ts'
import {
  dropEmptiedSessions,
  noteAlternativeSports,
  partMergedActivities,
  renumberEfforts,
  restoreMerged,
} from './statements.ts'

/**
 * Recomputes the changed activities and those that take something from them. Returns the activities
 * of which the edits leave nothing.
 */
export async function settleEdited(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  also: Touched = NOTHING,
): Promise<Pick<Concerned, 'emptied'>> {
  const { session_ids, user_ids, emptied } = await rederive(db, clubId, ids)
  const data = {
    session_ids: [...new Set([...session_ids, ...also.session_ids])],
    user_ids: [...new Set([...user_ids, ...also.user_ids])],
  }
  await record(db, recordingsChanged, { clubId, subject: ids, data })
  return { emptied }
}

export const NOTHING: Touched = { session_ids: [], user_ids: [] }

type Placed = { activity_ids: readonly number[] } | { session_ids: number[]; user_id: number }

/**
 * Somebody who trained in another sport than planned did an alternative, and a session says that it
 * has such results.
 */
export async function noteAlternatives(db: Db, clubId: ClubId, placed: Placed): Promise<void> {
  const chosen = { activity_ids: [], session_ids: [], user_id: null, ...placed }
  const sports = { multisport: SPORT.multisport, other: SPORT.other, same_sport_ids: SAME_SPORT }
  await run(db, noteAlternativeSports, { club_id: clubId, ...chosen, ...sports })
}

/** Who rows on land instead of water does no alternative. */
const SAME_SPORT = [SPORT.rowing, SPORT.ergo]

/**
 * A session that a file made goes with its last file, unless somebody has said something in it,
 * also somebody who is hidden from who asks.
 * Returns whether any did.
 */
export async function dropEmptied(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number,
): Promise<boolean> {
  if (sessionIds.length === 0) return false
  const dropped = await withoutHiding(db, () =>
    run(db, dropEmptiedSessions, { club_id: clubId, session_ids: sessionIds, by }),
  )
  return dropped.length > 0
}

/** Before activities go to another session: their efforts are the pieces at the same places there. */
export async function renumberElsewhere(
  db: Db,
  clubId: ClubId,
  activityIds: readonly number[],
  sessionId: number | null,
): Promise<void> {
  await run(db, renumberEfforts, {
    club_id: clubId,
    activity_ids: activityIds,
    session_id: sessionId,
  })
}

/** The people and sessions a change concerns beyond what was recomputed. */
export type Touched = { session_ids: readonly number[]; user_ids: readonly number[] }

type Merges = { edit_id: number } | { host_ids: readonly number[] }

/**
 * Makes parts of other activities whole ones again: of one merge, or of all in these hosts. Each
 * returns to its earlier session, which is restored if the merge had deleted it, or to none when
 * that no longer exists.
 */
export async function partMerged(db: Db, clubId: ClubId, merges: Merges): Promise<Touched> {
  const chosen = { club_id: clubId, edit_id: null, host_ids: [], ...merges }
  await run(db, restoreMerged, chosen)
  const parted = await run(db, partMergedActivities, chosen)
  return {
    session_ids: parted.flatMap(({ session_id }) => session_id ?? []),
    user_ids: parted.map(({ user_id }) => user_id),
  }
}
