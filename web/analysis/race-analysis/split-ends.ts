import type { ComparedLine } from '#contract/analysis/race-analysis.ts'

type Line = Pick<ComparedLine, 'splits'>

/** Places as near as this are the same. */
const NEAR_M = 0.5

/** All places at which some line was timed, in order. */
export function endsOf(lines: readonly Line[]): number[] {
  const all = lines
    .flatMap(({ splits }) => splits.map(({ at }) => at))
    .toSorted((one, other) => one - other)
  return all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) > NEAR_M)
}

/** The split of a line that ends at a place; undefined where it was not timed. */
export const splitAt = ({ splits }: Line, at: number): ComparedLine['splits'][number] | undefined =>
  splits.find((split) => Math.abs(split.at - at) <= NEAR_M)

/** The split of a line that a place lies in; none at the very start. */
export const splitOver = (
  { splits }: Line,
  at: number,
): ComparedLine['splits'][number] | undefined =>
  at < NEAR_M ? undefined : splits.find((split) => split.at >= at - NEAR_M)
