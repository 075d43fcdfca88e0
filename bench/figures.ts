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

/**
 * What a row found. `figures` are the raw ones behind the ratio; `faults` say what does not hold
 * besides.
 */
export type Outcome = {
  ratio: string
  target: string
  figures: readonly string[]
  faults: readonly string[]
}

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

/** Row of a ratio with a limit: `faults` beside it come from the row's other conditions. */
export function ratioOutcome(
  pair: Pair,
  most: number,
  unit: string,
  more: Partial<Pick<Outcome, 'figures' | 'faults'>> = {},
): Outcome {
  const ratio = ratioOf(pair)
  return {
    ratio: `${ratio.toFixed(2)}×`,
    target: `≤ ${most.toFixed(2)}×`,
    figures: [
      `ours ${spread(pair.ours, unit)}`,
      `bare ${spread(pair.bare, unit)}`,
      ...(more.figures ?? []),
    ],
    faults: [
      ...(ratio <= most ? [] : [`${ratio.toFixed(2)} is above ${most}`]),
      ...(more.faults ?? []),
    ],
  }
}
