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
  lines: readonly Parts<Name>[],
): Parts<Name> {
  const names = Object.keys(adding) as Name[]
  const sums = names.map((name) => {
    const known = lines.map((line) => line[name]).filter((value) => value !== null)
    return [
      name,
      known.length === 0 ? null : withoutNoise(known.reduce(ADD[adding[name]])),
    ] as const
  })
  return Object.fromEntries(sums) as Parts<Name>
}

/** One number over another; null without either, or over nothing. */
export const ratio = (over: number | null, under: number | null): number | null =>
  over === null || under === null || under === 0 ? null : over / under

/** One number in percent of another. */
export function percentOf(over: number | null, under: number | null): number | null {
  const share = ratio(over, under)
  return share === null ? null : 100 * share
}
