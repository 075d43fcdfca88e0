import type { Reaction } from '../../events/table.ts'
import { scoreSessions } from './score-commands.ts'

type Affected = { session_ids: number[]; user_ids: number[] }

/** What the sessions an event is about, or those it names, give to challenges. */
export const scored = {
  scoreChallenges: ((db, { clubId, subjects: ids }) =>
    scoreSessions(db, clubId, ids)) satisfies Reaction<unknown>,
}
export const scoredWith = {
  scoreChallenges: ((db, { clubId, subjects, data: { from_ids } }) =>
    scoreSessions(db, clubId, [...subjects, ...from_ids])) satisfies Reaction<{
    from_ids: number[]
  }>,
}
export const scoredAffected = {
  scoreChallenges: ((db, { clubId, data: { session_ids } }) =>
    scoreSessions(db, clubId, session_ids)) satisfies Reaction<Affected>,
}
export const scoredCounted = {
  scoreChallenges: ((db, { clubId, data: { counted_ids } }) =>
    scoreSessions(db, clubId, counted_ids)) satisfies Reaction<{ counted_ids: number[] }>,
}
