import type { Side } from '../constants/boats.ts'
import { nullProjection, pseudoInverseOfSquare, svd, type Svd } from './svd.ts'

/** Somebody who rows; the side is null in sculling boats. Coxes are no part of the comparison. */
export type Rower = { user_id: number; side: Side | null }
/** `key` is the shell, the same in every piece; the crew is who sits in it in this one. */
export type RacedBoat = { key: string; rowers: readonly Rower[]; time: number | null }
export type RacedPiece = {
  id: number
  distance: number
  void: boolean
  boats: readonly RacedBoat[]
}

/** Whether a boat difference is among the unknowns. */
export type BoatTerm = 'with' | 'without'

/**
 * One row for every two boats of a piece: +1 for who sits in the first, -1 for who sits in the
 * second, and the difference of the two
 * shells; weighted by the root of 1/(boats - 1). The last shell is the one the others are measured
 * against.
 */
export type Design = {
  rowers: readonly Rower[]
  shells: readonly string[]
  term: BoatTerm
  rows: number
  columns: number
  x: Float64Array
  /** of each row the piece and its two boats, as indexes into what the design was made of */
  pairs: readonly { piece: number; one: number; other: number; weight: number }[]
}

export const rowerKey = ({ user_id, side }: Rower): string => `${user_id} ${side ?? ''}`
export const isRower = (one: Rower, other: Rower): boolean =>
  one.user_id === other.user_id && one.side === other.side

type Crews = { boats: readonly { key: string; rowers: readonly Rower[] }[] }

/** The order of rowers and shells is that in which they first appear. */
export function designOf(pieces: readonly Crews[], term: BoatTerm): Design {
  const rowers = [
    ...new Map(
      pieces
        .flatMap(({ boats }) => boats.flatMap((boat) => boat.rowers))
        .map((one) => [rowerKey(one), one]),
    ).values(),
  ]
  const shells = [...new Set(pieces.flatMap(({ boats }) => boats.map(({ key }) => key)))]
  const pairs = pieces.flatMap(({ boats }, piece) =>
    boats.flatMap((_, one) =>
      boats.slice(one + 1).map((__, step) => ({
        piece,
        one,
        other: one + 1 + step,
        weight: Math.sqrt(1 / (boats.length - 1)),
      })),
    ),
  )
  const columns = rowers.length + (term === 'with' ? Math.max(0, shells.length - 1) : 0)
  const x = new Float64Array(pairs.length * columns)
  const design = { rowers, shells, term, rows: pairs.length, columns, x, pairs }
  const columnOf = new Map(rowers.map((rower, column) => [rowerKey(rower), column]))
  for (const [row, { piece, one, other, weight }] of pairs.entries()) {
    for (const [index, sign] of [
      [one, 1],
      [other, -1],
    ] as const) {
      const boat = pieces[piece]?.boats[index]
      if (boat) addBoat(design, row, boat, sign * weight, columnOf)
    }
  }
  return design
}

function addBoat(
  { x, columns, rowers, shells, term }: Design,
  row: number,
  boat: Crews['boats'][number],
  weight: number,
  columnOf: ReadonlyMap<string, number>,
): void {
  const add = (column: number) => {
    x[row * columns + column] = (x[row * columns + column] ?? 0) + weight
  }
  for (const rower of boat.rowers) add(columnOf.get(rowerKey(rower)) ?? 0)
  const shell = shells.indexOf(boat.key)
  if (term === 'with' && shell < shells.length - 1) add(rowers.length + shell)
}

export type Analysis = {
  design: Design
  decomposed: Svd
  /** what the pieces and the sums of zero over each side determine, of as many unknowns */
  rank: number
  unknowns: number
  /** (XᵀX)⁺ */
  spread: Float64Array
  unseen: Float64Array
}

/** What a design can show, whatever the times will be. */
export function analyse(pieces: readonly Crews[], term: BoatTerm): Analysis {
  const design = designOf(pieces, term)
  const decomposed = svd(design.x, design.rows, design.columns)
  return {
    design,
    decomposed,
    rank: decomposed.rank + sidesWithoutLevel(design),
    unknowns: design.columns,
    spread: pseudoInverseOfSquare(decomposed),
    unseen: nullProjection(decomposed),
  }
}

export const isDeficient = ({ rank, unknowns }: Analysis): boolean => rank < unknowns

/**
 * Sides of which every row holds as many in one boat as in the other: only differences count there,
 * and the sum is set to zero.
 */
function sidesWithoutLevel({ rowers, rows, columns, x }: Design): number {
  const sides = [...new Set(rowers.map(({ side }) => side))]
  return sides.filter((side) =>
    Array.from({ length: rows }, (_, row) =>
      rowers.reduce(
        (sum, rower, column) => sum + (rower.side === side ? (x[row * columns + column] ?? 0) : 0),
        0,
      ),
    ).every((sum) => Math.abs(sum) < 1e-9),
  ).length
}

const SEEN = 1e-7

/**
 * Whether the pieces determine the difference of two columns: it must have no part the design does
 * not see.
 */
export function isDetermined(
  { unseen, design: { columns } }: Analysis,
  one: number,
  other: number,
): boolean {
  const at = (row: number, column: number) => unseen[row * columns + column] ?? 0
  return at(one, one) - 2 * at(one, other) + at(other, other) < SEEN
}

/** Variance of the difference of two columns, in units of that of a row. */
export function spreadOf(
  { spread, design: { columns } }: Analysis,
  one: number,
  other: number,
): number {
  const at = (row: number, column: number) => spread[row * columns + column] ?? 0
  return Math.max(0, at(one, one) - 2 * at(one, other) + at(other, other))
}

/** The analysis with a boat term where the pieces can carry one, else without. */
export function bestAnalysis(pieces: readonly Crews[], wanted: BoatTerm = 'with'): Analysis {
  const full = analyse(pieces, wanted)
  return wanted === 'with' && isDeficient(full) ? analyse(pieces, 'without') : full
}

/** How many pairs of a side can be distinguished, and how many pairs there are. */
export function coverage(analysis: Analysis): { comparable: number; pairs: number } {
  const { rowers } = analysis.design
  const pairs = rowers.flatMap((one, index) =>
    rowers.flatMap((other, second) =>
      second > index && one.side === other.side && one.user_id !== other.user_id
        ? [[index, second] as const]
        : [],
    ),
  )
  return {
    comparable: pairs.filter(([one, other]) => isDetermined(analysis, one, other)).length,
    pairs: pairs.length,
  }
}
