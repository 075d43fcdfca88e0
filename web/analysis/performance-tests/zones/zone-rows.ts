import type { TestZones } from '#contract/analysis/performance-tests-zones.ts'
import type { CurveBand } from '../../../ui/charts/curve-option.ts'
import { ZONE_COLOURS } from '../../../ui/theme-colours.ts'

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

/** The zones that end at a power, as stretches of what was rowed; the last goes on to its end. */
export function zoneBands(
  { watts }: NonNullable<TestZones['proposed']>,
  reach: { from: number; to: number },
): CurveBand[] {
  const ends = [
    { key: 'ut2', to: watts.ut2 },
    { key: 'ut1', to: watts.ut1 },
    { key: 'at', to: watts.at },
    { key: 'tr', to: reach.to },
  ] as const
  return ends.flatMap(({ key, to }, place) => {
    const from = Math.max(reach.from, ends[place - 1]?.to ?? reach.from)
    const end = Math.min(to, reach.to)
    return from < end
      ? [{ label: key.toUpperCase(), from, to: end, colour: ZONE_COLOURS[key].fill }]
      : []
  })
}
