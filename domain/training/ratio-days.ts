import { RATIO_DAYS } from '../constants/limits.ts'
import { TRAINING_RATIO_STATUSES, type TrainingRatioStatus } from '../constants/statuses.ts'
import { addDays, daysBetween, eachDay } from '../time/week.ts'
import { trainingRatio, type RatioLines, type RatioMethod, type TrainingRatio } from './ratio.ts'

/** Why there is no ratio: too few days are known, or no load to compare with. */
export const RATIO_MISSING = ['days', 'no_load'] as const
type RatioMissing = (typeof RATIO_MISSING)[number]

/** Averages that weigh recent days more look back no further. */
const LONGEST_DAYS = 365

/** How many days of load, the day itself included, a ratio is worked out of. */
export const ratioSpan = (method: RatioMethod): number =>
  method === 'ewma' ? LONGEST_DAYS : RATIO_DAYS.chronic

/** What is known of a person: the first day with a load, and the load of days that have one. */
export type KnownLoads = { first: string | null; loads: ReadonlyMap<string, number> }
export type RatioRules = { method: RatioMethod; lines: RatioLines }

export type DayRatio = TrainingRatio & { missing: RatioMissing | null; days_known: number }

const NOTHING = { acute: null, chronic: null, ratio: null, status: null } as const

/**
 * The ratios of people on some days, or why there are none.
 * @param days in a row, those before the days asked for as well, as many as `ratioSpan` says
 */
export function ratiosOver(days: readonly string[], { method, lines }: RatioRules) {
  const places = new Map(days.map((day, place) => [day, place]))
  const span = ratioSpan(method)
  return ({ first, loads }: KnownLoads): ((day: string) => DayRatio) => {
    const daily = days.map((day) => loads.get(day) ?? 0)
    const begun = first === null || days[0] === undefined ? null : daysBetween(days[0], first)
    return (day) => {
      const place = places.get(day)
      const days_known = begun === null || place === undefined ? 0 : Math.max(0, place - begun + 1)
      if (place === undefined || days_known < RATIO_DAYS.chronic)
        return { ...NOTHING, missing: 'days', days_known }
      const start = Math.max(0, place + 1 - Math.min(days_known, span))
      const found = trainingRatio(daily.slice(start, place + 1), method, lines)
      return { ...found, missing: found.ratio === null ? 'no_load' : null, days_known }
    }
  }
}

/** The ratio of a person on a day, or why there is none. */
export const ratioOn = (known: KnownLoads, day: string, rules: RatioRules): DayRatio =>
  ratiosOver(eachDay(addDays(day, 1 - ratioSpan(rules.method)), day), rules)(known)(day)

const RANKS = new Map(
  (['danger', 'tough', 'detraining', 'optimum'] as const).map((status, rank) => [status, rank]),
)

type Placed = { status: TrainingRatioStatus | null; ratio: number | null }

/** What departs most from the usual load comes first, who has no ratio last. */
export function compareRatios(one: Placed, other: Placed): number {
  const rank = ({ status }: Placed) =>
    status === null ? TRAINING_RATIO_STATUSES.length : (RANKS.get(status) ?? 0)
  return rank(one) - rank(other) || (other.ratio ?? 0) - (one.ratio ?? 0)
}
