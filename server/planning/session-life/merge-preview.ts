import type { MergePreview } from '#contract/planning/session-life.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { runForOne } from '../../db/statement.ts'
import { demandEditable } from '../session-facts/open.ts'
import { answersToMerge } from './merge-people.ts'
import { sessionsToMerge, type Merging } from './merged-sessions.ts'
import { mergeCounts } from './statements.ts'

/**
 * What would come together. A session that an athlete's file made, or that an athlete planned
 * alone, has one participant who created it: two of the same athlete stay apart, since each is a
 * training of its own. Refuses people who may not change all of the sessions.
 */
export async function mergePreview(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  merging: Merging,
): Promise<MergePreview> {
  await demandEditable(db, club_id, viewer, [merging.into, ...merging.session_ids])
  const { ids, into, from, publishes } = await sessionsToMerge(db, club_id, merging)
  const brought = await answersToMerge(db, club_id, ids)
  const { rated_in_both, own_sessions_of, people, ratings, files, comments } = await runForOne(
    db,
    mergeCounts,
    { club_id, into_id: ids.into_id, from_ids: ids.from_ids, athlete_role: ROLE.athlete },
  )
  const answers = brought.filter(({ answered }) => answered)
  const kept = answers.filter(({ answered_there }) => answered_there)
  return {
    name: into.name,
    people,
    answers: answers.length - kept.length,
    ratings,
    files,
    comments,
    kept: new Set([...rated_in_both, ...kept.map(({ user_id }) => user_id)]).size,
    alternatives: ids.other_sport_ids.length,
    waits: brought.filter(({ waits }) => waits).length,
    places: into.attendance_limit,
    publishes,
    obstacle: obstacleTo([into, ...from], own_sessions_of),
  }
}

function obstacleTo(
  sessions: readonly { kind: string }[],
  ownSessionsOf: readonly number[],
): MergePreview['obstacle'] {
  if (sessions.some(({ kind }) => kind === 'event')) return 'event'
  return new Set(ownSessionsOf).size < ownSessionsOf.length ? 'same-athlete' : null
}
