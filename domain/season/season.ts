import type { PlannedIntensity } from '../training/zone-minutes.ts'
import type { ReportContext } from '../reports/context.ts'
import { firstOfSeason, seasonStart } from '../reports/seasons.ts'
import { addDays, daysBetween, isoWeekStart } from '../time/week.ts'

export const PHASE_KINDS = ['base', 'build', 'race', 'taper', 'transition'] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** Weeks in a row with one aim; a club may give them a name and a colour of its own. */
export type Phase = { kind: PhaseKind; weeks: number; name: string | null; colour: string | null }

/** What a week is for in the rhythm of load and recovery. */
export const WEEK_KINDS = ['loading', 'recovery', 'taper', 'transition'] as const
export type WeekKind = (typeof WEEK_KINDS)[number]

export const PRIORITIES = ['A', 'B', 'C'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Low, middle and high intensity in whole percents. */
export type Shares = readonly [low: number, middle: number, high: number]

/** What a phase asks unless somebody says otherwise. */
export const PHASE_SHARES: Readonly<Record<PhaseKind, Shares>> = {
  base: [85, 10, 5],
  build: [80, 12, 8],
  race: [78, 10, 12],
  taper: [80, 10, 10],
  transition: [85, 10, 5],
}

/** The speed intensities, from ut3 to a-lact, that low, middle and high stand for. */
const BANDS = [
  [1, 2],
  [3, 4],
  [5, 6, 7],
] as const

/** The one intensity of each band that stands for it where a load is estimated. */
const TYPICAL = [2, 4, 5] as const

/** Seconds by intensity from ut3 to a-lact, added up to low, middle and high. */
export const bandSeconds = (zones: readonly number[]): [number, number, number] => {
  const [low, middle, high] = BANDS.map((ids) =>
    ids.reduce((sum, id) => sum + (zones[id - 1] ?? 0), 0),
  )
  return [low ?? 0, middle ?? 0, high ?? 0]
}

export const intensitiesOf = (shares: Shares): PlannedIntensity[] =>
  shares.map((percentage, band) => ({ intensity_id: TYPICAL[band] ?? 1, percentage }))

export const LONGEST_WEEKS = 60

/** The first Monday and the number of weeks of the season that a day is in. */
export function seasonOf(day: string, context: ReportContext): { first: string; weeks: number } {
  const start = seasonStart(day, context)
  const next = firstOfSeason(Number(start.slice(0, 4)) + 1, context)
  const first = isoWeekStart(start)
  // The days before the month begins are in the first week of the new season.
  if (day >= isoWeekStart(next)) return seasonOf(next, context)
  return { first, weeks: daysBetween(first, isoWeekStart(next)) / 7 }
}

/** The Mondays of a season. */
export const mondaysOf = (first: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week))

/** The phase a week is in, by its place in the season; null behind the last. */
export function phaseAt(phases: readonly Phase[], place: number): Phase | null {
  let end = 0
  for (const phase of phases) {
    end += phase.weeks
    if (place < end) return phase
  }
  return null
}
