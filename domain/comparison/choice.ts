import { placeInPlan, type LaidPiece } from '../training/score-layout.ts'
import type { Stretch } from '../training/pieces.ts'

/** A recording to choose from. `pieces`: which pieces of the plan are marked in it, from 1. */
export type Choosable = {
  activity_id: number
  user_id: number
  /** The boat it was recorded in, where somebody said so. */
  crew: string | null
  distance: number | null
  pieces: readonly number[]
}

/** So many of one session are read at a glance. */
const USUAL_OF_ONE = 4

/** Whose recordings belong together over several sessions: a boat by its name, else a person. */
const whoseOf = ({ crew, user_id }: Choosable): string => crew ?? `${user_id}`

/** The best of each boat or person: with pieces marked before others, then the longest. */
function bestOfEach(recordings: readonly Choosable[]): Choosable[] {
  const ordered = recordings.toSorted(
    (one, other) =>
      Number(other.pieces.length > 0) - Number(one.pieces.length > 0) ||
      (other.distance ?? 0) - (one.distance ?? 0) ||
      one.activity_id - other.activity_id,
  )
  return [...Map.groupBy(ordered, whoseOf).values()].flatMap(([best]) => best ?? [])
}

/**
 * What is compared unless somebody chose: of one session its boats or people, of several one
 * recording each, of the boat or person who is in most of them.
 */
export function usualRecordings(sessions: readonly (readonly Choosable[])[]): number[] {
  const best = sessions.map(bestOfEach).filter((ones) => ones.length > 0)
  const [first = [], ...others] = best
  if (others.length === 0) return first.slice(0, USUAL_OF_ONE).map(({ activity_id }) => activity_id)
  const timesIn = (whose: string) =>
    best.filter((ones) => ones.some((one) => whoseOf(one) === whose)).length
  const [most] = best
    .flat()
    .map(whoseOf)
    .toSorted((one, other) => timesIn(other) - timesIn(one))
  return best.flatMap((ones) => {
    const chosen = ones.find((one) => whoseOf(one) === most) ?? ones[0]
    return chosen ? [chosen.activity_id] : []
  })
}

type Marked = Stretch & { piece: number | null }
type Plan = readonly Pick<LaidPiece, 'piece' | 'programme' | 'planned'>[]

/**
 * The stretches of a recording by the place of their piece in the plan; in the order they were rowed
 * where none of them is of the plan.
 */
export function markedPlaces(marked: readonly Marked[], plan: Plan): Map<number, Stretch> {
  const planned = marked.flatMap(({ piece, start, finish }) => {
    const place = piece === null ? null : placeInPlan(plan, piece)
    return place === null ? [] : [{ place, start, finish }]
  })
  const ordered = marked
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, finish }, index) => ({ place: index + 1, start, finish }))
  const found = new Map<number, Stretch>()
  for (const { place, start, finish } of planned.length > 0 ? planned : ordered)
    if (!found.has(place)) found.set(place, { start, finish })
  return found
}

/** The piece all begin with unless somebody chose: the first that is marked in all of them. */
export const usualPiece = (lines: readonly { pieces: readonly number[] }[]): number =>
  lines[0]?.pieces.find((place) => lines.every(({ pieces }) => pieces.includes(place))) ?? 0
