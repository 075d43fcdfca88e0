import { isOver } from '../constants/decimals.ts'

/** What a plan says of one piece; both null for a piece without end. */
export type PlannedPiece = { distance: number | null; time: number | null }
export type MeasuredPiece = { distance: number | null; time: number; stroke_rate?: number | null }

/** A piece that differs from the plan by this fraction is still the planned one. */
const TOLERANCE = 0.1

function deviation(planned: PlannedPiece, { distance, time }: MeasuredPiece): number {
  if (planned.distance !== null && planned.distance > 0)
    return distance === null ? Infinity : Math.abs(distance / planned.distance - 1)
  if (planned.time !== null && planned.time > 0) return Math.abs(time / planned.time - 1)
  return 0
}

/**
 * Which planned piece each found one is, counted from 1; null for one that is none of them. In
 * order, and so that as many as possible find
 * theirs, the closest ones where there is a choice.
 */
export function matchPieces(
  planned: readonly PlannedPiece[],
  found: readonly MeasuredPiece[],
): (number | null)[] {
  // cost[i][j]: the least of the first i found and the first j planned; a piece left out costs one.
  const cost = [Array.from({ length: planned.length + 1 }, () => 0)]
  for (const [i, piece] of found.entries()) {
    const above = cost[i] ?? []
    const row = [i + 1]
    for (const [j, plan] of planned.entries()) {
      const off = deviation(plan, piece)
      const taken = isOver(off, TOLERANCE) ? Infinity : (above[j] ?? 0) + off
      row.push(Math.min(taken, (above[j + 1] ?? 0) + 1, row[j] ?? Infinity))
    }
    cost.push(row)
  }
  const matched: (number | null)[] = found.map(() => null)
  for (let [i, j] = [found.length, planned.length]; i > 0 && j > 0;) {
    const here = cost[i]?.[j]
    if (here === cost[i]?.[j - 1]) j--
    else if (here === (cost[i - 1]?.[j] ?? 0) + 1) i--
    else {
      matched[i - 1] = j
      i--
      j--
    }
  }
  return matched
}

/**
 * Slower than this, in parts of the slowest planned piece, or of the work, something else was
 * rowed.
 */
const SLOWER = 0.75
/**
 * A rate within this fraction is that of the work: a rower who is slower at it has wind or stream
 * against them.
 */
const SAME_RATE = 0.1
/** Where no speed is known the rate alone has to be as low as this. */
const MUCH_LOWER_RATE = 0.75

/**
 * Which found pieces stay, by their index: not what was paddled before, between and after the work,
 * be its rate what it may.
 */
export function withoutPaddling(
  found: readonly MeasuredPiece[],
  matched: readonly (number | null)[],
): number[] {
  const planned = found.filter((_, index) => (matched[index] ?? null) !== null)
  const paddled = planned.length > 0 ? slowerThan(planned) : lighterThan(found)
  return [...found.entries()].flatMap(([index, piece]) =>
    (matched[index] ?? null) !== null || !paddled(piece) ? [index] : [],
  )
}

const speedOf = ({ distance, time }: MeasuredPiece): number | null =>
  distance === null || time <= 0 ? null : distance / time

function slowerThan(planned: readonly MeasuredPiece[]): (piece: MeasuredPiece) => boolean {
  const slowest = Math.min(...planned.map((piece) => speedOf(piece) ?? Infinity))
  return (piece) => Number.isFinite(slowest) && (speedOf(piece) ?? Infinity) < SLOWER * slowest
}

/**
 * Without a plan the faster half of what was found is the work; lighter is what is clearly slower
 * than its middle, at another rate.
 */
function lighterThan(found: readonly MeasuredPiece[]): (piece: MeasuredPiece) => boolean {
  const speed = middleOfUpperHalf(found.map(speedOf))
  const rate = middleOfUpperHalf(found.map(({ stroke_rate = null }) => stroke_rate))
  return (piece) => {
    const [own, spm] = [speedOf(piece), piece.stroke_rate ?? null]
    if (spm === null || rate === null) return false
    if (own === null || speed === null) return spm < MUCH_LOWER_RATE * rate
    return own < SLOWER * speed && Math.abs(spm - rate) > SAME_RATE * rate
  }
}

function middleOfUpperHalf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, other) => other - one)
  const upper = known.slice(0, Math.ceil(known.length / 2))
  return upper[Math.floor(upper.length / 2)] ?? null
}
