import { isOver } from '../constants/decimals.ts'
import { hasGivenUp, raceDistance } from './races.ts'
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
  /** seconds behind the leader: at the boat's own speed on the way, else of their race times */
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
 * Boats in the order they lie in: those that are through a section by their time, or by their mean
 * speed where they did not row the same, then those on the way by how far they are, then those that
 * have not begun.
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
  const race = raceOf(known)
  const meritOf = meritIn(known)
  const ordered = known.toSorted((one, other) => meritOf(other) - meritOf(one))
  const [lead] = ordered
  const ranked = ordered.map((one): Ranked => {
    const { recording_id } = one.boat
    const { distance, time, is_done } = one
    const rank = 1 + ordered.filter((other) => isOver(meritOf(other), meritOf(one))).length
    const gap = lead ? gapTo(lead, one, race) : { gap_distance: null, gap_time: null }
    return { recording_id, rank, distance, time, is_done, ...gap }
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
const DONE = 1e6

type Raced = Pick<Progress, 'distance' | 'time' | 'is_done'>

const raceOf = (boats: readonly Raced[]): number | null =>
  raceDistance(boats.flatMap(({ is_done, distance }) => (is_done ? distance : [])))

/** By what boats are ordered, the most first: those through by speed, then by how far they are. */
export function meritIn(boats: readonly Raced[]): (boat: Raced) => number {
  const race = raceOf(boats)
  return ({ distance, time, is_done }) => {
    if (!is_done || time <= 0) return distance
    return race !== null && hasGivenUp(distance, race) ? distance : DONE + distance / time
  }
}

function gapTo(
  lead: Progress,
  { distance, time, is_done, speed }: Progress,
  race: number | null,
): Pick<Ranked, 'gap_distance' | 'gap_time'> {
  if (!is_done && !lead.is_done) {
    const gap_distance = lead.distance - distance
    return { gap_distance, gap_time: speed !== null && speed > 0 ? gap_distance / speed : null }
  }
  const isMeasured = is_done && lead.is_done && race !== null && !hasGivenUp(distance, race)
  return { gap_distance: null, gap_time: isMeasured ? time - lead.time : null }
}
