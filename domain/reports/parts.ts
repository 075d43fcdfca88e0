/** How a part of a report adds up over sessions, weeks and people. */
export type Adding = 'sum' | 'most' | 'least'

/** What a report counts, by name; null where nothing is known. */
export type Parts<Name extends string = string> = Readonly<Record<Name, number | null>>

const ADD: Record<Adding, (one: number, other: number) => number> = {
  sum: (one, other) => one + other,
  most: (one, other) => Math.max(one, other),
  least: (one, other) => Math.min(one, other),
}

/** Sums of fractions differ in their last digits by the order of what is added; these do not. */
const EXACT = 1e6
export const withoutNoise = (value: number) => Math.round(value * EXACT) / EXACT

/**
 * Parts of several lines as those of one. What is unknown in all of them stays unknown; unknown
 * beside known counts for nothing.
 */
export function addUp<Name extends string>(
  adding: Readonly<Record<Name, Adding>>,
  lines: readonly Parts<NoInfer<Name>>[],
): Parts<Name> {
  const sums = {} as Record<Name, number | null>
  for (const name of Object.keys(adding) as Name[]) sums[name] = sumOf(name, adding[name], lines)
  return sums
}

/** A loop, because a report adds up a hundred thousand numbers before it answers. */
function sumOf<Name extends string>(
  name: Name,
  adding: Adding,
  lines: readonly Parts<Name>[],
): number | null {
  const add = ADD[adding]
  let sum: number | null = null
  for (const line of lines) {
    const value = line[name]
    if (value !== null) sum = sum === null ? value : add(sum, value)
  }
  return sum === null ? null : withoutNoise(sum)
}

/** One number over another; null without either, or over nothing. */
export const ratio = (over: number | null, under: number | null): number | null =>
  over === null || under === null || under === 0 ? null : over / under

/** One number in percent of another. */
export function percentOf(over: number | null, under: number | null): number | null {
  const share = ratio(over, under)
  return share === null ? null : 100 * share
}
