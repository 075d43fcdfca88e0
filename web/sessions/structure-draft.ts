import type { Structure as Plan } from '#contract/plan.ts'
import { parseStructure, type StructureError } from '#domain/time/structure-parse.ts'
import { printStructure, showStructure } from '#domain/time/structure-text.ts'
import { planOf, structureOf } from '#domain/time/structure-wire.ts'
import { totalsOf, type Structure, type StructureTotals } from '#domain/time/structure.ts'

/** What the text of a structure says, or where it stops making sense. */
export type StructureReading =
  | { state: 'empty' }
  | { state: 'read'; structure: Structure; plan: Plan; shown: string; totals: StructureTotals }
  | { state: 'wrong'; error: StructureError }

const MOST_PIECES = 99

export function readStructure(text: string): StructureReading {
  if (text.trim() === '') return { state: 'empty' }
  const parsed = parseStructure(text)
  if (!parsed.ok) return { state: 'wrong', error: parsed.error }
  const { structure } = parsed
  const plan = planOf(structure)
  if (plan.repetitions > MOST_PIECES || plan.pieces.length > MOST_PIECES)
    return { state: 'wrong', error: { code: 'too-many-pieces', position: 0 } }
  return { state: 'read', structure, plan, shown: showStructure(structure), totals: totalsOf(structure) }
}

/** The text a saved structure would have been typed as. */
export const textOf = (plan: Plan): string => printStructure(structureOf(plan))

/** One piece repeated, as plain fields: metres or seconds, and seconds of rest. */
export type SimpleStructure = { repetitions: number; measure: 'distance' | 'time'; amount: number; rest: number | null }

/** The fields of a structure that is one piece repeated; null for lists and segments, which only the text can say. */
export function simpleOf({ repetitions, pieces }: Structure): SimpleStructure | null {
  const [piece, another] = pieces
  if (!piece || another || 'segments' in piece) return null
  const rest = piece.rest_s > 0 ? piece.rest_s : null
  return 'distance_m' in piece
    ? { repetitions, measure: 'distance', amount: piece.distance_m, rest }
    : { repetitions, measure: 'time', amount: piece.time_s, rest }
}

export function textOfSimple({ repetitions, measure, amount, rest }: SimpleStructure): string {
  const extent = measure === 'distance' ? { distance_m: amount } : { time_s: amount }
  return printStructure({ repetitions, pieces: [{ ...extent, rest_s: rest ?? 0 }] })
}
