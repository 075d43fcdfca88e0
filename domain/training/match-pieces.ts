/** What a plan says of one piece; both null for a piece without end. */
export type PlannedPiece = { distance: number | null; time: number | null }
export type MeasuredPiece = { distance: number | null; time: number }

/** As far from the plan as this, in parts, a piece is still the planned one. */
const TOLERANCE = 0.1

function deviation(planned: PlannedPiece, { distance, time }: MeasuredPiece): number {
  if (planned.distance !== null && planned.distance > 0) return distance === null ? Infinity : Math.abs(distance / planned.distance - 1)
  if (planned.time !== null && planned.time > 0) return Math.abs(time / planned.time - 1)
  return 0
}

/**
 * Which planned piece each found one is, counted from 1; null for one that is none of them. In order, and so that as many as possible find
 * theirs, the closest ones where there is a choice.
 */
export function matchPieces(planned: readonly PlannedPiece[], found: readonly MeasuredPiece[]): (number | null)[] {
  // cost[i][j]: the least of the first i found and the first j planned; a piece left out costs one.
  const cost = [Array.from({ length: planned.length + 1 }, () => 0)]
  for (const [i, piece] of found.entries()) {
    const above = cost[i] ?? []
    const row = [i + 1]
    for (const [j, plan] of planned.entries()) {
      const off = deviation(plan, piece)
      const taken = off <= TOLERANCE ? (above[j] ?? 0) + off : Infinity
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

/** Slower than this, in parts of the slowest planned piece, something else was rowed. */
const SLOWER = 0.75

/** Which found pieces stay, by their index: with planned ones among them, not what was paddled before, between and after, be its rate what it may. */
export function withoutPaddling(found: readonly MeasuredPiece[], matched: readonly (number | null)[]): number[] {
  const speedOf = ({ distance, time }: MeasuredPiece) => (distance === null || time <= 0 ? Infinity : distance / time)
  const slowest = Math.min(...found.filter((_, index) => (matched[index] ?? null) !== null).map(speedOf))
  return [...found.entries()].flatMap(([index, piece]) => {
    const stays = (matched[index] ?? null) !== null || !Number.isFinite(slowest) || speedOf(piece) >= SLOWER * slowest
    return stays ? [index] : []
  })
}
