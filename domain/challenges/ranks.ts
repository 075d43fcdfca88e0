import { isOver } from '../constants/decimals.ts'
import type { Aggregation } from './metrics.ts'

/** What a team, or one person, has given: all of it, and the best single session. */
export type TeamTotals = { total: number | null; best: number | null; people: number }

/** Null where nothing was given yet, or where nobody is there to divide by. */
export function scoreOf(
  { total, best, people }: TeamTotals,
  aggregation: Aggregation,
): number | null {
  if (total === null) return null
  if (aggregation === 'best') return best
  if (aggregation === 'sum') return total
  return people > 0 ? total / people : null
}

/** In the order of their scores. Equals share a rank, and the next one is left out: 1, 1, 3. */
export function ranked<Row extends { score: number | null }>(
  rows: readonly Row[],
): (Row & { rank: number | null })[] {
  const ordered = rows.toSorted((one, other) => merit(other) - merit(one))
  return ordered.map((row) => ({
    ...row,
    rank:
      row.score === null
        ? null
        : ordered.filter((one) => isOver(merit(one), merit(row))).length + 1,
  }))
}

/** Of how many a rank is one: who has given nothing has none. */
export const placesIn = (rows: readonly { rank: number | null }[]): number =>
  rows.filter(({ rank }) => rank !== null).length

const merit = ({ score }: { score: number | null }) => score ?? Number.NEGATIVE_INFINITY

/** How much of the target is reached, from 0 to 1; null without a target. */
export function progressOf(score: number | null, target: number | null): number | null {
  if (target === null || target <= 0) return null
  return Math.min(1, Math.max(0, (score ?? 0) / target))
}
