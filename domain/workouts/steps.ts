import { numberedPieces } from '../training/piece-numbers.ts'
import type { PlanPiece, PlanStructure } from '../training/plan-structure.ts'
import type { Extent } from '../time/structure.ts'

/** What a device can hold somebody to. */
export const TARGET_KINDS = ['power', 'heart_rate', 'pace', 'rate'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** From the easiest to the hardest: watts, beats a minute, metres a second, strokes a minute. */
export type TargetRange = { low: number; high: number }
export type Targets = Partial<Record<TargetKind, TargetRange>>

/** One thing after the other: a piece of the plan, a segment of one, or the rest after it. */
export type WorkoutStep = {
  kind: 'work' | 'rest'
  extent: Extent
  /** The number that results refer to; of a rest that of the piece before it. */
  piece: number
  targets: Targets
}

const NO_TARGETS: Targets = {}

/**
 * What is to be done, step by step as it is rowed. Pieces without distance and time are left out,
 * with their rest.
 */
export const workoutSteps = (
  structure: PlanStructure,
  targetsOf: (piece: PlanPiece) => Targets = () => NO_TARGETS,
): WorkoutStep[] =>
  numberedPieces(structure).flatMap(({ number, piece }) =>
    stepsOfPiece(number, piece, targetsOf(piece)),
  )

function stepsOfPiece(number: number, piece: PlanPiece, targets: Targets): WorkoutStep[] {
  const work = extentsOf(piece).map((extent): WorkoutStep => ({
    kind: 'work',
    extent,
    piece: number,
    targets,
  }))
  const rest = piece.rest ?? 0
  if (work.length === 0 || rest <= 0) return work
  return [...work, { kind: 'rest', extent: { time_s: rest }, piece: number, targets: NO_TARGETS }]
}

/** The segments of a piece, or the piece itself; none where nothing is planned. */
function extentsOf(piece: PlanPiece): Extent[] {
  const segments = piece.segments.flatMap(extentOf)
  return segments.length > 0 ? segments : extentOf(piece)
}

function extentOf({
  planned_distance,
  planned_time,
}: Pick<PlanPiece, 'planned_distance' | 'planned_time'>): Extent[] {
  if (planned_distance !== null && planned_distance > 0) return [{ distance_m: planned_distance }]
  return planned_time !== null && planned_time > 0 ? [{ time_s: planned_time }] : []
}

/** How long an extent takes at a speed; 0 for a distance where no speed is known. */
export function secondsOf(extent: Extent, speed: number | null): number {
  if ('time_s' in extent) return extent.time_s
  return speed !== null && speed > 0 ? extent.distance_m / speed : 0
}
