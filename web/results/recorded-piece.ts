import type { SessionResult } from '#contract/results.ts'
import type { Result, SessionScores } from '#contract/scores.ts'

/** Of a crew not everybody's recording is asked for. */
const MOST_RECORDINGS = 3

/** The recordings a result may come from, that it was measured by first, then those of its people; only what the viewer may see. */
export function recordingsOf(result: Result, piece: number, { crews }: SessionScores, recorded: readonly SessionResult[]): number[] {
  const people = result.user_id === null ? (crews.find(({ crew_id }) => crew_id === result.crew_id)?.user_ids ?? []) : [result.user_id]
  const measured = result.scores
    .filter((score) => score.piece === piece)
    .flatMap(({ sources }) => Object.values(sources).flatMap(({ activity_id }) => activity_id ?? []))
  const seen = recorded.filter((one) => one.seen)
  const own = seen.filter(({ user_id }) => people.includes(user_id)).map(({ activity_id }) => activity_id)
  const known = new Set(seen.map(({ activity_id }) => activity_id))
  return [...new Set([...measured.filter((id) => known.has(id)), ...own])].slice(0, MOST_RECORDINGS)
}
