import { isDetermined, rowerKey, spreadOf, type Analysis, type Rower } from './seat-race-design.ts'
import type { Swing } from './seat-race-swings.ts'
import type { Fit } from './seat-race-fit.ts'

export type PairResult = {
  one: Rower
  other: Rower
  comparable: boolean
  /** Seconds over `distance` by which `one` is faster; null when not comparable. */
  difference: number | null
  standard_error: number | null
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
  { x, sigma }: Fit,
  swings: readonly Swing[],
): PairResult[] {
  const { rowers } = analysis.design
  const partners = partnersOf(swings)
  return rowers.flatMap((one, first) =>
    rowers.flatMap((other, second) => {
      if (second <= first || one.side !== other.side || one.user_id === other.user_id) return []
      const comparable = isDetermined(analysis, first, second)
      const difference = comparable ? (x[second] ?? 0) - (x[first] ?? 0) : null
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
          standard_error:
            comparable && sigma !== null
              ? sigma * Math.sqrt(spreadOf(analysis, first, second))
              : null,
          swing,
          direct: direct.length,
          indirect: mutual.length,
          contradicts: swing !== null && difference !== null && swing * difference < 0,
        },
      ]
    }),
  )
}

export const isRower = (one: Rower, other: Rower) => rowerKey(one) === rowerKey(other)

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

/** A difference of which one can be sure: more than twice its standard error. */
export function isClear({
  difference,
  standard_error,
}: Pick<PairResult, 'difference' | 'standard_error'>): boolean | null {
  return difference === null || standard_error === null
    ? null
    : Math.abs(difference) > 2 * standard_error
}
