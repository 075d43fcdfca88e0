import type { PlanPiece, PlanSegment, PlanStructure } from '../training/plan-structure.ts'

/**
 * one_extent: neither a distance nor a time, or both, where there are no segments that count
 * instead. splits_fit: splits that are longer than their piece, or of a length each that do not add
 * up to it. twice: two pieces that are said to be the same.
 */
export type StructureFault = 'one_extent' | 'splits_fit' | 'twice'

/**
 * What is wrong with the pieces of a structure, by the path of the field below it
 * ("pieces.0.segments.1").
 */
export function structureFaults({
  pieces,
  numbers = [],
}: PlanStructure): Record<string, StructureFault> {
  const twice = numbers.some((number, place) => number !== null && numbers.indexOf(number) < place)
  return {
    ...Object.fromEntries(
      pieces.flatMap((piece, place) =>
        faultsOf(piece).map(([path, fault]) => [`pieces.${place}${path}`, fault] as const),
      ),
    ),
    ...(twice && { numbers: 'twice' }),
  }
}

function faultsOf(piece: PlanPiece): [string, StructureFault][] {
  const { segments, split_length, planned_distance } = piece
  const faults: [string, StructureFault][] = []
  if (segments.length === 0 && !isOne(piece)) faults.push(['', 'one_extent'])
  for (const [place, segment] of segments.entries())
    if (!isOne(segment)) faults.push([`.segments.${place}`, 'one_extent'])
  if (planned_distance === null) return faults
  const own = piece.type_of_split_length === 2 ? (piece.variable_split_lengths ?? []) : []
  const sum = own.reduce((all, length) => all + length, 0)
  if (own.length > 0 && Math.abs(sum - planned_distance) > CENTIMETRE)
    faults.push(['.variable_split_lengths', 'splits_fit'])
  if (own.length === 0 && split_length !== null && split_length > planned_distance)
    faults.push(['.split_length', 'splits_fit'])
  return faults
}

const CENTIMETRE = 0.01
const isOne = ({ planned_distance, planned_time }: PlanSegment): boolean =>
  (planned_distance ?? 0) > 0 !== (planned_time ?? 0) > 0
