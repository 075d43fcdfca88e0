import type { ShownComparison } from '#contract/analysis/comparison.ts'

type Line = ShownComparison['lines'][number]
type Figures = NonNullable<Line['total']>

/** What can be shown of a split, in the order it is shown. */
export const SPLIT_FIGURES = [
  'accumulated',
  'time',
  'pace',
  'stroke_rate',
  'heart_rate',
  'power',
  'dps',
  'behind',
] as const
export type SplitFigure = (typeof SPLIT_FIGURES)[number]

export const USUAL_FIGURES: readonly SplitFigure[] = [
  'accumulated',
  'pace',
  'stroke_rate',
  'heart_rate',
  'behind',
]

/** A place on the way; null for the whole. */
export type SplitRow = { at: number | null }

/** Places as near as this are the same. */
const NEAR_M = 0.5

/** All places at which some line has a split, in order, and the whole. */
export function rowsOf(lines: readonly Pick<Line, 'splits'>[]): SplitRow[] {
  const all = lines
    .flatMap(({ splits }) => splits.map(({ at }) => at))
    .toSorted((one, other) => one - other)
  const places = all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) > NEAR_M)
  return [...places.map((at) => ({ at })), { at: null }]
}

/** What a line has at a place, or on the whole; null where it was not timed. */
export function figuresAt(
  { splits, total }: Pick<Line, 'splits' | 'total'>,
  { at }: SplitRow,
): (Figures & { accumulated: number | null }) | null {
  if (at === null) return total && { ...total, accumulated: total.time }
  return splits.find((split) => Math.abs(split.at - at) <= NEAR_M) ?? null
}
