import type { StructureError } from '#domain/time/structure-cursor.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import type { PlannedShare } from '#domain/time/structure-shares.ts'
import { printStructure, showStructure } from '#domain/time/structure-text.ts'
import { planOf, structureOf } from '#domain/time/structure-wire.ts'
import {
  totalsOf,
  type Piece,
  type Structure,
  type StructureTotals,
} from '#domain/time/structure.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'

/** What the text of a structure says, or where it stops making sense. */
export type StructureReading =
  | { state: 'empty' }
  | {
      state: 'read'
      structure: Structure
      plan: PlanStructure
      shown: string
      totals: StructureTotals
      /** Shares of the zones that the text names. */
      shares: readonly PlannedShare[]
    }
  | { state: 'wrong'; error: StructureError }

const MOST_PIECES = 99

export function readStructure(text: string): StructureReading {
  if (text.trim() === '') return { state: 'empty' }
  const parsed = parseStructure(text)
  if (!parsed.ok) return { state: 'wrong', error: parsed.error }
  const { structure, intensities } = parsed
  const plan = planOf(structure)
  if (plan.repetitions > MOST_PIECES || plan.pieces.length > MOST_PIECES)
    return { state: 'wrong', error: { code: 'too-many-pieces', position: 0 } }
  return {
    state: 'read',
    structure,
    plan,
    shown: showStructure(structure),
    totals: totalsOf(structure),
    shares: intensities,
  }
}

/** What typing a structure changes in the form: zones in it are intensities of the session. */
export function typedStructure(structure: string): {
  structure: string
  intensities?: readonly PlannedShare[]
} {
  const reading = readStructure(structure)
  const isZoned = reading.state === 'read' && reading.shares.length > 0
  return { structure, ...(isZoned && { intensities: reading.shares }) }
}

/** The text a saved structure would have been typed as. */
export const textOf = (plan: PlanStructure): string => printStructure(structureOf(plan))

/** How a piece is timed: in equal splits of some metres, or in splits of a length each; metres. */
export type Splits = { length: number | null; own: readonly number[] | null }
const NO_SPLITS: Splits = { length: null, own: null }

/** The splits of a plan's pieces, which the text does not tell. */
export const splitsOf = ({ pieces }: PlanStructure): Splits[] =>
  pieces.map(({ split_length, variable_split_lengths }) => ({
    length: split_length,
    own: variable_split_lengths ?? null,
  }))

export const splitsAt = (splits: readonly Splits[], index: number): Splits =>
  splits[index] ?? NO_SPLITS

/**
 * The plan with splits; of a list that is repeated as a whole every round has those of the first.
 */
export function planWithSplits(
  { plan, structure }: { plan: PlanStructure; structure: Structure },
  splits: readonly Splits[],
): PlanStructure {
  const pieces = plan.pieces.map((piece, index) => {
    const { length, own } = splitsAt(splits, index % structure.pieces.length)
    const isOwn = own !== null && own.length > 0
    return {
      ...piece,
      split_length: isOwn ? null : length,
      type_of_split_length: isOwn ? (2 as const) : (1 as const),
      variable_split_lengths: isOwn ? [...own] : null,
    }
  })
  return { ...plan, pieces }
}

export type PieceKind = 'single' | 'multiple' | 'variable'

/** What a structure is: one piece, one piece repeated, or a list of pieces. */
export const kindOf = ({ repetitions, pieces }: Structure): PieceKind =>
  pieces.length > 1 ? 'variable' : repetitions > 1 ? 'multiple' : 'single'

/** Every piece written out, as the list of a variable structure. */
export const writtenOut = ({ repetitions, pieces }: Structure): Piece[] =>
  pieces.length > 1 ? Array.from({ length: repetitions }, () => pieces).flat() : [...pieces]

/**
 * The structure as another kind: a list begins with the piece twice, of a list only the first piece
 * is kept.
 */
export function asKind(structure: Structure, kind: PieceKind): Structure {
  const [first = FIRST_PIECE] = structure.pieces
  switch (kind) {
    case 'single':
      return { repetitions: 1, pieces: [first] }
    case 'multiple':
      return {
        repetitions: Math.max(
          2,
          structure.pieces.length > 1 ? structure.pieces.length : structure.repetitions,
        ),
        pieces: [first],
      }
    case 'variable':
      return {
        repetitions: 1,
        pieces: structure.pieces.length > 1 ? writtenOut(structure) : [first, first],
      }
  }
}

export const FIRST_PIECE: Piece = { distance_m: 2000, rest_s: 0 }
export const textOfStructure = (structure: Structure): string => printStructure(structure)
