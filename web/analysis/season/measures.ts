import type { Season, SeasonWeek } from '#contract/analysis/season.ts'

/** What the bars of a season are of. */
export const MEASURES = ['hours', 'distance', 'load', 'sessions'] as const
export type Measure = (typeof MEASURES)[number]

/** The field of a target and of sums, and the steps by which keys and the pointer change it. */
export const MEASURE_FIELDS = {
  hours: { field: 'seconds', step: 300, leap: 1800, least: 3600 * 5, most: 604_800 },
  distance: { field: 'distance', step: 1000, leap: 5000, least: 20_000, most: 2_000_000 },
  load: { field: 'load', step: 5, leap: 25, least: 100, most: 100_000 },
  sessions: { field: 'sessions', step: 1, leap: 2, least: 4, most: 50 },
} as const satisfies Record<Measure, object>

export type Amounts = { target: number | null; planned: number; done: number }

export function amountsOf(week: SeasonWeek, measure: Measure): Amounts {
  const { field } = MEASURE_FIELDS[measure]
  return {
    target: week.target?.[field] ?? null,
    planned: week.planned[field] ?? 0,
    done: week.done[field] ?? 0,
  }
}

/** A changed amount within what a week may be asked, in whole steps. */
export function steppedBy(amount: number, change: number, measure: Measure): number {
  const { step, most } = MEASURE_FIELDS[measure]
  return Math.min(most, Math.max(0, Math.round((amount + change) / step) * step))
}

/** The top of the axis: the highest bar and some air, at least what looks like a week. */
export function topOf(
  weeks: Season['weeks'],
  measure: Measure,
  others: readonly number[] = [],
): number {
  const all = weeks.flatMap((week) => {
    const { target, planned, done } = amountsOf(week, measure)
    return [target ?? 0, planned, done]
  })
  return 1.12 * Math.max(MEASURE_FIELDS[measure].least, ...all, ...others)
}

/** Round marks of an axis from nothing to its top. */
export function marksOf(top: number, measure: Measure): number[] {
  const unit = measure === 'hours' ? 3600 : measure === 'distance' ? 1000 : 1
  const units = top / unit
  const rough = units / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.floor(units / whole) + 1 }, (_, place) => place * whole * unit)
}
