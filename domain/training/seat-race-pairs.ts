import {
  isDetermined,
  isRower,
  rowerKey,
  spreadOf,
  type Analysis,
  type Rower,
} from './seat-race-design.ts'
import type { Swing } from './seat-race-swings.ts'
import type { Fit } from './seat-race-fit.ts'
import { studentT } from './student-t.ts'

export type PairResult = {
  one: Rower
  other: Rower
  comparable: boolean
  /** Seconds over `distance` by which `one` is faster; null when not comparable. */
  difference: number | null
  standard_error: number | null
  /** 95 % of differences lie within so many seconds of this one; null where nothing says so. */
  margin: number | null
  /** How many more pieces like these would make it clear, if it stays; null where it is, or for too many. */
  pieces_to_settle: number | null
  /**
   * Mean of the swings in favour of `one`, in seconds between the boats; null when they never
   * changed places alone.
   */
  swing: number | null
  direct: number
  /** Rowers against whom both changed places. */
  indirect: number
  /** The swings say one thing, all pieces together another. */
  contradicts: boolean
}

export function pairsOf(
  analysis: Analysis,
  { x, sigma, freedom }: Fit,
  { swings, pieces }: { swings: readonly Swing[]; pieces: number },
): PairResult[] {
  const { rowers } = analysis.design
  const quantile = sigma === null ? null : studentT(freedom)
  const later = Array.from({ length: MOST_MORE }, (_, more) => studentT(freedom + more + 1))
  const partners = partnersOf(swings)
  return rowers.flatMap((one, first) =>
    rowers.flatMap((other, second) => {
      if (second <= first || one.side !== other.side || one.user_id === other.user_id) return []
      const comparable = isDetermined(analysis, first, second)
      const difference = comparable ? (x[second] ?? 0) - (x[first] ?? 0) : null
      const standard_error =
        comparable && sigma !== null ? sigma * Math.sqrt(spreadOf(analysis, first, second)) : null
      const margin = standard_error === null || quantile === null ? null : quantile * standard_error
      const direct = swings.flatMap((swing) => inFavourOf(swing, one, other))
      const swing =
        direct.length === 0 ? null : direct.reduce((sum, value) => sum + value, 0) / direct.length
      const mutual = [...(partners.get(rowerKey(one)) ?? [])].filter((key) =>
        partners.get(rowerKey(other))?.has(key),
      )
      return [
        {
          one,
          other,
          comparable,
          difference,
          standard_error,
          margin,
          pieces_to_settle: piecesToSettle({ difference, standard_error, margin, later, pieces }),
          swing,
          direct: direct.length,
          indirect: mutual.length,
          contradicts: swing !== null && difference !== null && swing * difference < 0,
        },
      ]
    }),
  )
}

function inFavourOf({ one, other, swing }: Swing, rower: Rower, against: Rower): number[] {
  if (isRower(one, rower) && isRower(other, against)) return [swing]
  return isRower(one, against) && isRower(other, rower) ? [-swing] : []
}

function partnersOf(swings: readonly Swing[]): Map<string, Set<string>> {
  const partners = new Map<string, Set<string>>()
  const add = (one: string, other: string) =>
    partners.set(one, (partners.get(one) ?? new Set()).add(other))
  for (const { one, other } of swings) {
    add(rowerKey(one), rowerKey(other))
    add(rowerKey(other), rowerKey(one))
  }
  return partners
}

export const isPair = ({ one, other }: PairResult, rower: Rower, next: Rower | undefined) =>
  next !== undefined &&
  ((isRower(one, rower) && isRower(other, next)) || (isRower(one, next) && isRower(other, rower)))

type Difference = Pick<PairResult, 'difference' | 'margin'>

/** A difference that is larger than 95 % of those between equals. */
export const isClear = ({ difference, margin }: Difference): boolean | null =>
  difference === null || margin === null ? null : Math.abs(difference) > margin

/** Nobody rows more pieces than that to settle a seat. */
const MOST_MORE = 20

type Settled = Difference &
  Pick<PairResult, 'standard_error'> & {
    /** The quantiles of Student's t after one more piece, two more, and so on. */
    later: readonly number[]
    pieces: number
  }

/** More pieces make the standard error smaller as its root, and add degrees of freedom. */
function piecesToSettle({ standard_error, later, pieces, ...pair }: Settled): number | null {
  const { difference } = pair
  if (isClear(pair) !== false || difference === null || standard_error === null) return null
  const settling = later.findIndex((quantile, index) => {
    const margin = quantile * standard_error * Math.sqrt(pieces / (pieces + index + 1))
    return Math.abs(difference) > margin
  })
  return settling < 0 ? null : settling + 1
}
