import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'

/**
 * Not every recording is fetched: a few are enough for a boat, and enough for a mean for a squad.
 */
const MOST_OF_A_BOAT = 3
export const MOST_OF_A_SQUAD = 8

type Owned = Pick<Result, 'user_id' | 'crew_id' | 'squad_id'>

function peopleOf(
  { user_id, crew_id, squad_id }: Owned,
  { crews, squads }: SessionScores,
): readonly number[] {
  if (user_id !== null) return [user_id]
  const group =
    crew_id === null
      ? squads.find((squad) => squad.squad_id === squad_id)
      : crews.find((crew) => crew.crew_id === crew_id)
  return group?.user_ids ?? []
}

/**
 * The recordings a result may come from, outing by outing: those it was measured by first, then
 * those of its people. Of an outing the one it was
 * measured by comes first, else the one that counts. Only what the viewer may see.
 */
export function recordingsOf(
  result: Result,
  piece: number,
  scores: SessionScores,
  recorded: readonly SessionResult[],
): number[][] {
  const people = peopleOf(result, scores)
  const measured = result.scores
    .filter((score) => score.piece === piece)
    .flatMap(({ sources }) =>
      Object.values(sources).flatMap(({ activity_id }) => activity_id ?? []),
    )
  const seen = recorded.filter((one) => one.seen)
  const own = seen
    .filter(({ user_id }) => people.includes(user_id))
    .toSorted(
      (one, other) =>
        Number(other.outing === other.activity_id) - Number(one.outing === one.activity_id),
    )
  const known = new Map(seen.map((one) => [one.activity_id, one]))
  const found = new Set([...measured.flatMap((id) => known.get(id) ?? []), ...own])
  const outings = [...Map.groupBy(found, ({ outing }) => outing).values()].map((ones) =>
    ones.map(({ activity_id }) => activity_id),
  )
  return outings.slice(0, result.squad_id === null ? MOST_OF_A_BOAT : MOST_OF_A_SQUAD)
}
