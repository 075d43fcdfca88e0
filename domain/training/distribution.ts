/** Percent of the whole that each part is; null when there is no whole. */
export function shares(parts: readonly number[]): number[] | null {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return whole > 0 ? parts.map((part) => (100 * part) / whole) : null
}

/** Remainders that differ by less than this are a tie: they come out of binary fractions. */
const TIE = 1e-9

/**
 * Whole percents that sum to 100 (largest remainder): what rounding down leaves over goes to the
 * largest fractions, in a tie to the lower
 * zone. Null when there is no whole.
 */
export function wholePercents(parts: readonly number[]): number[] | null {
  const exact = shares(parts)
  if (exact === null) return null
  const whole = exact.map((share) => Math.floor(share + TIE))
  const left = 100 - whole.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: Math.round((share - (whole[index] ?? 0)) / TIE) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
