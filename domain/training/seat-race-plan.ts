import {
  analyse,
  bestAnalysis,
  coverage,
  isDeficient,
  isDetermined,
  spreadOf,
  type Analysis,
  type Rower,
} from './seat-race-design.ts'

/** Who sits in which shell, in the order of seats. */
export type PlannedBoat = { key: string; rowers: readonly Rower[] }
export type PlannedPiece = { boats: readonly PlannedBoat[] }

const SEAT_RACE_METHODS = ['one-swap', 'two-swap', 'pairs'] as const
export type SeatRaceMethod = (typeof SEAT_RACE_METHODS)[number]

export type SeatRacePlan = {
  pieces: PlannedPiece[]
  /** How many pairs of a side can be distinguished when all pieces are rowed. */
  comparable: number
  pairs: number
  /**
   * Whether the difference between the shells can be computed too; else they have to be taken as
   * equal.
   */
  compares_boats: boolean
}

export type Swap = {
  one: Rower
  other: Rower
  from: string
  to: string
  boats: readonly PlannedBoat[]
}

/** Every exchange of two rowers of a side between two boats; each takes the seat of the other. */
export function swapsOf(boats: readonly PlannedBoat[]): Swap[] {
  return boats.flatMap((from, index) =>
    boats.slice(index + 1).flatMap((to) =>
      from.rowers.flatMap((one) =>
        to.rowers
          .filter((other) => other.side === one.side)
          .map((other) => ({
            one,
            other,
            from: from.key,
            to: to.key,
            boats: swapped(boats, one, other),
          })),
      ),
    ),
  )
}

const swapped = (boats: readonly PlannedBoat[], one: Rower, other: Rower): PlannedBoat[] => {
  const instead = (rower: Rower) => (rower === one ? other : rower === other ? one : rower)
  return boats.map(({ key, rowers }) => ({ key, rowers: rowers.map(instead) }))
}

/**
 * Pieces that compare as many pairs as can be, found step by step. One swap: a single pair
 * changes boats after each piece. Two swaps: one
 * of each side, or two pairs of scullers. Pairs: every stroke side with every bow side in turn, or
 * every sculler with every other.
 * @param pieces how many to plan; a matrix of pairs ends when everybody has rowed with everybody
 */
export function planSeatRace(
  method: SeatRaceMethod,
  boats: readonly PlannedBoat[],
  pieces: number,
): SeatRacePlan {
  const planned =
    method === 'pairs'
      ? pairsMatrix(
          boats.flatMap(({ rowers }) => rowers),
          pieces,
        )
      : walk(boats, pieces, method === 'one-swap' ? 1 : 2)
  const analysis = bestAnalysis(planned)
  return {
    pieces: planned,
    ...coverage(analysis),
    compares_boats: analysis.design.term === 'with' && analysis.design.shells.length > 1,
  }
}

function walk(start: readonly PlannedBoat[], count: number, swaps: 1 | 2): PlannedPiece[] {
  const pieces: PlannedPiece[] = [{ boats: start }]
  while (pieces.length < count) {
    const last = pieces.at(-1)?.boats ?? start
    const first = bestSwap(pieces, swapsOf(last))
    if (!first) break
    const second =
      swaps === 2 ? bestSwap(pieces, swapsOf(first.boats).filter(isApartFrom(first))) : null
    pieces.push({ boats: (second ?? first).boats })
  }
  return pieces
}

/** The other side where there is one, and nobody who has just changed. */
const isApartFrom =
  ({ one, other, boats }: Swap) =>
  (swap: Swap): boolean => {
    const sides = new Set(boats.flatMap(({ rowers }) => rowers.map(({ side }) => side)))
    const people = [one.user_id, other.user_id]
    return (
      (sides.size < 2 || swap.one.side !== one.side) &&
      !people.includes(swap.one.user_id) &&
      !people.includes(swap.other.user_id)
    )
  }

type Rating = readonly [comparable: number, rank: number, spread: number]

function bestSwap(pieces: readonly PlannedPiece[], swaps: readonly Swap[]): Swap | null {
  let best: { swap: Swap; rating: Rating } | null = null
  for (const swap of swaps) {
    const rating = ratingOf([...pieces, { boats: swap.boats }])
    if (!best || isBetter(rating, best.rating)) best = { swap, rating }
  }
  return best?.swap ?? null
}

function ratingOf(pieces: readonly PlannedPiece[]): Rating {
  const full = analyse(pieces, 'with')
  const best = isDeficient(full) ? analyse(pieces, 'without') : full
  return [coverage(best).comparable, full.rank, -totalSpread(full)]
}

const isBetter = (one: Rating, other: Rating): boolean => {
  const first = one.findIndex((value, index) => Math.abs(value - (other[index] ?? 0)) > 1e-9)
  return first >= 0 && (one[first] ?? 0) > (other[first] ?? 0)
}

const comparablePairs = (analysis: Analysis): (readonly [number, number])[] => {
  const { rowers } = analysis.design
  return rowers.flatMap((one, first) =>
    rowers.flatMap((other, second) =>
      second > first && one.side === other.side && isDetermined(analysis, first, second)
        ? [[first, second] as const]
        : [],
    ),
  )
}
const totalSpread = (analysis: Analysis) =>
  comparablePairs(analysis).reduce((sum, [one, other]) => sum + spreadOf(analysis, one, other), 0)

const shellName = (index: number) => String.fromCodePoint(65 + index)

/**
 * Rounds in which everybody rows with somebody new, all boats side by side; shells change hands.
 */
function pairsMatrix(rowers: readonly Rower[], pieces: number): PlannedPiece[] {
  const sides = Map.groupBy(rowers, ({ side }) => side)
  const [strokes = [], bows = []] = [sides.get('port'), sides.get('starboard')]
  const rounds =
    strokes.length + bows.length > 0
      ? latinRounds(strokes, bows)
      : roundRobin(sides.get(null) ?? [])
  return rounds.slice(0, pieces).map((pairs, round) => ({
    boats: pairs.map((pair, index) => ({
      key: shellName((index + 2 * round) % pairs.length),
      rowers: pair,
    })),
  }))
}

function latinRounds(strokes: readonly Rower[], bows: readonly Rower[]): Rower[][][] {
  const size = Math.min(strokes.length, bows.length)
  return Array.from({ length: size }, (_, round) =>
    strokes.slice(0, size).map((stroke, index) => [bows[(index + round) % size] ?? stroke, stroke]),
  )
}

/** The circle method: one stays, the others move on by one place. */
function roundRobin(rowers: readonly Rower[]): Rower[][][] {
  const even = rowers.slice(0, rowers.length - (rowers.length % 2))
  const [fixed, ...rest] = even
  if (!fixed) return []
  return rest.map((_, round) => {
    const ring = [fixed, ...rest.slice(round), ...rest.slice(0, round)]
    return ring
      .slice(0, ring.length / 2)
      .map((one, index) => [one, ring[ring.length - 1 - index] ?? one])
  })
}

export type NextPiece = {
  one: Rower
  other: Rower
  boats: readonly PlannedBoat[]
  /** Pairs it makes comparable that were not. */
  newly_comparable: number
  /** What is left of the mean variance of the pairs known so far, 0 to 1. */
  variance_left: number
}

/**
 * The single swap after the last piece that would say most: first by pairs made comparable, then
 * by certainty gained.
 */
export function nextPieces(pieces: readonly PlannedPiece[], most = 3): NextPiece[] {
  const last = pieces.at(-1)
  if (!last) return []
  const analysis = bestAnalysis(pieces)
  const known = comparablePairs(analysis)
  const now = totalSpread(analysis)
  const before = coverage(analysis).comparable
  const swaps = swapsOf(last.boats).map(({ one, other, boats }) => {
    const after = analyse([...pieces, { boats }], analysis.design.term)
    const spread = known.reduce((sum, [first, second]) => sum + spreadOf(after, first, second), 0)
    return {
      one,
      other,
      boats,
      newly_comparable: coverage(after).comparable - before,
      variance_left: now > 0 ? spread / now : 1,
    }
  })
  return swaps
    .toSorted(
      (one, other) =>
        other.newly_comparable - one.newly_comparable || one.variance_left - other.variance_left,
    )
    .slice(0, most)
}
