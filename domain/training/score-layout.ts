import type { ScorePart } from '../constants/scores.ts'
import { numberedPieces, type NumberedPiece } from './piece-numbers.ts'
import type { PlanPiece, PlanSegment, PlanStructure } from './plan-structure.ts'
import type { NumberedProgramme } from './programmes.ts'

/** A race of a seat race: its id, the how many-th it is, and whether it does not count. */
export type PieceRace = { id: number; number: number; void: boolean }

/**
 * One split, segment or set of a piece, as planned: metres or seconds, repetitions and kilograms.
 */
type LaidPart = {
  part: Exclude<ScorePart, 'piece'>
  number: number
  planned_distance: number | null
  planned_time: number | null
  reps: number | null
  exercise_weight: number | null
}
/** A piece as it is rowed, all repetitions written out; of a strength session an exercise. */
export type LaidPiece = {
  /** Results refer to the piece by this number, which it keeps at any position. */
  piece: number
  planned_distance: number | null
  planned_time: number | null
  exercise_id: number | null
  /** In a strength session, this is the programme it belongs to, counted from 1. */
  programme: number | null
  /** False for what was taken out of the plan when it had results already. */
  planned: boolean
  parts: LaidPart[]
  /** The race of a seat race it is; only of one that is. */
  race?: PieceRace
}

const NOTHING = { planned_distance: null, planned_time: null, reps: null, exercise_weight: null }

/**
 * Where values of a planned session go: pieces in the order they are rowed, with what is timed
 * inside them.
 */
export const layoutOf = (structure: PlanStructure): LaidPiece[] =>
  numberedPieces(structure).map((one) => laidPiece(one, true))

/** One that was taken out of the plan, as it was planned. */
export const droppedLayout = (one: NumberedPiece): LaidPiece => laidPiece(one, false)

const laidPiece = ({ number, piece }: NumberedPiece, planned: boolean): LaidPiece => ({
  piece: number,
  ...extentOf(piece),
  exercise_id: null,
  programme: null,
  planned,
  parts: partsOf(piece),
})

/**
 * Which piece of the plan it is, counted from 1: of a programme its nth exercise; null for one that
 * is no longer planned.
 */
export function placeInPlan(
  pieces: readonly Pick<LaidPiece, 'piece' | 'programme' | 'planned'>[],
  number: number,
): number | null {
  const laid = pieces.find(({ piece }) => piece === number)
  if (!laid?.planned) return null
  return (
    pieces
      .filter(({ programme, planned }) => planned && programme === laid.programme)
      .indexOf(laid) + 1
  )
}

/**
 * The same of a strength session: the exercises of all its programmes with their sets. One segment
 * is for all sets.
 */
export const strengthLayoutOf = (programmes: readonly NumberedProgramme[]): LaidPiece[] =>
  programmes.flatMap(programmeLayout)

function programmeLayout({ pieces }: NumberedProgramme, place: number): LaidPiece[] {
  return pieces.map(({ number, exercise_id, sets_count, segments }) => ({
    piece: number,
    planned_distance: null,
    planned_time: null,
    exercise_id,
    programme: place + 1,
    planned: true,
    parts: Array.from({ length: sets_count }, (_, set) => {
      const segment = segments[segments.length === 1 ? 0 : set]
      const { reps_count = null, exercise_weight = null } = segment ?? {}
      return { ...NOTHING, part: 'set', number: set + 1, reps: reps_count, exercise_weight }
    }),
  }))
}

/** The sum of the segments, where all of them are planned alike. */
function extentOf({ planned_distance, planned_time, segments }: PlanPiece): PlanSegment {
  if (segments.length === 0) return { planned_distance, planned_time }
  return {
    planned_distance: sumOf(segments.map((one) => one.planned_distance)),
    planned_time: sumOf(segments.map((one) => one.planned_time)),
  }
}

function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

function partsOf(piece: PlanPiece): LaidPart[] {
  if (piece.segments.length > 0)
    return piece.segments.map((segment, index) => ({
      ...NOTHING,
      ...segment,
      part: 'segment',
      number: index + 1,
    }))
  return splitLengthsOf(piece).map((planned_distance, index) => ({
    ...NOTHING,
    planned_distance,
    part: 'split',
    number: index + 1,
  }))
}

const MOST_SPLITS = 200

/** Lengths in metres; the last is what is left. A piece as long as its split has none. */
function splitLengthsOf({
  planned_distance,
  split_length,
  variable_split_lengths,
}: PlanPiece): readonly number[] {
  if (variable_split_lengths?.length) return variable_split_lengths
  if (planned_distance === null || split_length === null || split_length >= planned_distance)
    return []
  const count = Math.min(MOST_SPLITS, Math.ceil(planned_distance / split_length))
  return Array.from({ length: count }, (_, index) =>
    Math.min(split_length, planned_distance - index * split_length),
  )
}
