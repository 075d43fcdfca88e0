import type { PieceStructure } from '../constants/statuses.ts'

/** A distance in metres or a time in seconds. */
export type PlanSegment = { planned_distance: number | null; planned_time: number | null }

/**
 * One piece as it is planned, with the rest after it in seconds. Splits are of one length in
 * metres, or, with type_of_split_length 2, of a length each. The planned rate is in strokes a
 * minute.
 */
export type PlanPiece = PlanSegment & {
  rest: number | null
  split_length: number | null
  type_of_split_length?: 1 | 2
  variable_split_lengths?: number[] | null
  segments: PlanSegment[]
  planned_rate?: number | null
}

/**
 * piece_structure: 1 single, 2 multiple (one piece repeated), 3 variable (a list of pieces).
 * Results refer to
 * pieces by their numbers, one for each as it is rowed: those of a new session are its places, 1 to
 * n. Sent
 * back as they were read, in the order of the new plan and with null for a new piece, they keep
 * results with
 * their piece wherever it goes; left out, or as many as there are no pieces, pieces are matched to
 * the plan
 * there is.
 */
export type PlanStructure = {
  piece_structure: PieceStructure
  repetitions: number
  pieces: PlanPiece[]
  numbers?: (number | null)[]
}
