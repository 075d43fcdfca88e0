import { PIECE_STRUCTURE } from '../constants/statuses.ts'
import type { PlanPiece, PlanSegment, PlanStructure } from '../training/plan-structure.ts'
import { segmentsOf, type Extent, type Piece, type Structure } from './structure.ts'

const extentOf = ({ planned_distance, planned_time }: PlanSegment): Extent | null => {
  if (planned_distance !== null) return { distance_m: planned_distance }
  return planned_time === null ? null : { time_s: planned_time }
}
const present = <T>(value: T | null): value is T => value !== null

const pieceOf = (piece: PlanPiece): Piece | null => {
  const planned_rate = piece.planned_rate ?? 0
  const marks = {
    rest_s: piece.rest ?? 0,
    ...(planned_rate > 0 && { stroke_rate: planned_rate }),
  }
  const segments = piece.segments.map(extentOf).filter(present)
  if (segments.length > 0) return { segments, ...marks }
  const extent = extentOf(piece)
  return extent && { ...extent, ...marks }
}

/**
 * A planned structure as it travels, to the form that is printed and totalled. Pieces without
 * distance and time are left out.
 */
export function structureOf({ piece_structure, repetitions, pieces }: PlanStructure): Structure {
  return {
    repetitions: piece_structure === PIECE_STRUCTURE.multiple ? repetitions : 1,
    pieces: pieces.map(pieceOf).filter(present),
  }
}

const segmentPlan = (extent: Extent): PlanSegment =>
  'distance_m' in extent
    ? { planned_distance: extent.distance_m, planned_time: null }
    : { planned_distance: null, planned_time: extent.time_s }

const piecePlan = (piece: Piece): PlanPiece => {
  const segments = segmentsOf(piece).map(segmentPlan)
  const [only] = segments
  const single = !('segments' in piece) && only !== undefined
  return {
    ...(single ? only : { planned_distance: null, planned_time: null }),
    rest: piece.rest_s > 0 ? piece.rest_s : null,
    split_length: null,
    segments: single ? [] : segments,
    planned_rate: piece.stroke_rate ?? null,
  }
}

/**
 * The other way: one piece repeated is "multiple", several different ones are "variable" with every
 * repetition written out.
 */
export function planOf({ repetitions, pieces }: Structure): PlanStructure {
  const plans = pieces.map(piecePlan)
  if (plans.length > 1)
    return {
      piece_structure: PIECE_STRUCTURE.variable,
      repetitions: 1,
      pieces: Array.from({ length: repetitions }, () => plans).flat(),
    }
  return {
    piece_structure: repetitions > 1 ? PIECE_STRUCTURE.multiple : PIECE_STRUCTURE.single,
    repetitions,
    pieces: plans,
  }
}
