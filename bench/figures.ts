/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** `median (least–most)` with three digits. */
export function spread(values: readonly number[], unit: string): string {
  return (
    `${digits(median(values))} ${unit} ` +
    `(${digits(Math.min(...values))}–${digits(Math.max(...values))})`
  )
}

export const digits = (value: number): string =>
  Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(3)

export type Pair = { ours: number[]; bare: number[] }

/**
 * Measures ours and the rival's in turn, the first of each round changing, so that what else the
 * machine does meets both.
 */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Pair> {
  const pair: Pair = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    const sides = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const side of sides) pair[side].push(await (side === 'ours' ? ours() : bare()))
  }
  return pair
}

/**
 * Median of the ratios round by round: a round in which the machine was busy weighs no more than
 * another.
 */
export const ratioOf = ({ ours, bare }: Pair): number =>
  median(ours.map((value, round) => value / (bare[round] ?? Number.NaN)))

/** What a row found that has one ratio: both sides, and what it says besides. */
export const ratioFound = (
  pair: Pair,
  unit: string,
  more: { figures?: readonly string[]; wrong?: readonly string[] } = {},
) => ({
  values: { ratio: ratioOf(pair) },
  figures: [
    `ours ${spread(pair.ours, unit)}`,
    `bare ${spread(pair.bare, unit)}`,
    ...(more.figures ?? []),
  ],
  wrong: more.wrong ?? [],
})

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
