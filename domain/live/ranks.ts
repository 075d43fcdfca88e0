import type { Stretch } from './sections.ts'
import { piecesOf, type Marked } from './standing.ts'

/** A boat that is followed: metres, metres a second and milliseconds since 1970. */
export type FollowedBoat = {
  recording_id: number
  distance: number
  speed: number | null
  at: number | null
}

/** How far a boat is in a section. */
export type Ranked = {
  recording_id: number
  /** Boats level with each other share it; null for one that has not begun. */
  rank: number | null
  distance: number | null
  /** seconds */
  time: number | null
  is_done: boolean
  /** metres behind the leader, while both are on the way */
  gap_distance: number | null
  /** seconds behind the leader: at the boat's own speed on the way, over its distance when done */
  gap_time: number | null
}

type Progress = { distance: number; time: number; is_done: boolean; speed: number | null }

const SECOND_MS = 1000

/** The numbers of the pieces that any boat has begun. */
export const piecesBegun = (boats: readonly { marks: readonly Marked[] }[]): number[] =>
  [
    ...new Set(boats.flatMap(({ marks }) => piecesOf(marks).flatMap(({ number }) => number ?? []))),
  ].toSorted((one, other) => one - other)

/**
 * Boats in the order they lie in: those that are through a section by their mean speed, then those on
 * the way by how far they are, then those that have not begun.
 * @param stretches where each boat is in it, by recording; null or missing where it has not begun
 */
export function ranksIn(
  boats: readonly FollowedBoat[],
  stretches: ReadonlyMap<number, Stretch | null>,
): Ranked[] {
  const known = boats.flatMap((boat) => {
    const progress = progressOn(boat, stretches.get(boat.recording_id) ?? null)
    return progress ? [{ boat, ...progress }] : []
  })
  const ordered = known.toSorted((one, other) => merit(other) - merit(one))
  const [lead] = ordered
  const ranked = ordered.map((one): Ranked => {
    const { recording_id } = one.boat
    const { distance, time, is_done } = one
    const rank = 1 + ordered.filter((other) => merit(other) > merit(one)).length
    return { recording_id, rank, distance, time, is_done, ...(lead && gapTo(lead, one)) } as Ranked
  })
  const begun = new Set(ranked.map(({ recording_id }) => recording_id))
  const waiting = boats.filter(({ recording_id }) => !begun.has(recording_id))
  return [...ranked, ...waiting.map(({ recording_id }) => ({ recording_id, ...NOT_BEGUN }))]
}

const NOT_BEGUN = {
  rank: null,
  distance: null,
  time: null,
  is_done: false,
  gap_distance: null,
  gap_time: null,
} as const

function progressOn(boat: FollowedBoat, stretch: Stretch | null): Progress | null {
  const { at, speed } = boat
  if (at === null || stretch === null) return null
  const { started_at, from, finished_at, to } = stretch
  return {
    distance: (to ?? boat.distance) - from,
    time: ((finished_at ?? at) - started_at) / SECOND_MS,
    is_done: finished_at !== null,
    speed,
  }
}

/** Through is further than on the way: above any distance lies the mean speed. */
const DONE = 1e9
const merit = ({ distance, time, is_done }: Progress) =>
  is_done && time > 0 ? DONE + distance / time : distance

function gapTo(lead: Progress, { distance, time, is_done, speed }: Progress) {
  if (!is_done && !lead.is_done) {
    const gap_distance = lead.distance - distance
    return { gap_distance, gap_time: speed !== null && speed > 0 ? gap_distance / speed : null }
  }
  const isMeasured = is_done && lead.is_done && distance > 0
  return {
    gap_distance: null,
    gap_time: isMeasured ? (time / distance) * lead.distance - lead.time : null,
  }
}
