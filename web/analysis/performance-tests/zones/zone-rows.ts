import type { TestZones } from '#contract/analysis/performance-tests-zones.ts'

type Span = { from: number | null; to: number | null }
export type ZoneRow = { zone: number; now: Span; next: Span; watts: number | null }

const spanOf = (bounds: readonly number[] | null, index: number): Span => {
  const above = bounds?.[index + 1]
  return { from: bounds?.[index] ?? null, to: above === undefined ? null : above - 1 }
}

/** Zone by zone the beats of now, those proposed, and the power at which a zone ends. */
export function zoneRows(
  present: readonly number[] | null,
  { bounds, watts }: NonNullable<TestZones['proposed']>,
): ZoneRow[] {
  const ends = [null, watts.ut2, watts.ut1, watts.at]
  return bounds.map((_, index) => ({
    zone: index + 1,
    now: spanOf(present, index),
    next: spanOf(bounds, index),
    watts: ends[index] ?? null,
  }))
}
