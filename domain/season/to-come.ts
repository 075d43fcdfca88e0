import { sessionEts } from '../training/ets.ts'
import { sessionFoster } from '../training/foster.ts'
import { sessionTrimp } from '../training/trimp.ts'
import { SPORT } from '../constants/sports.ts'
import { addDays } from '../time/week.ts'
import { intensitiesOf, type Shares } from './season.ts'

export type SeasonMetric = 'ets' | 'foster' | 'trimp'

type TrainedWeek = { seconds: number | null; load: number | null }

/** How hard an hour is by CR10 where nobody has rated one. */
const USUAL_RPE = 4

/**
 * The load of a second of training: that of the weeks done, else what the shares of the zones make
 * of an hour in the boat.
 */
export function loadRate(
  done: readonly TrainedWeek[],
  shares: Shares,
  metric: SeasonMetric,
): number {
  const known = done.filter(({ seconds, load }) => (seconds ?? 0) > 0 && load !== null)
  const seconds = known.reduce((sum, week) => sum + (week.seconds ?? 0), 0)
  const load = known.reduce((sum, week) => sum + (week.load ?? 0), 0)
  return seconds > 0 && load > 0 ? load / seconds : estimatedHour(shares, metric) / 3600
}

function estimatedHour(shares: Shares, metric: SeasonMetric): number {
  const hour = {
    sport_id: SPORT.rowing,
    attended: true,
    duration_min: 60,
    rpe_id: USUAL_RPE,
    zone_seconds: null,
    zones_guessed: false,
    planned: intensitiesOf(shares),
  }
  const score = { ets: sessionEts, foster: sessionFoster, trimp: sessionTrimp }[metric](hour)
  return score.value ?? 0
}

export type WeekToCome = {
  monday: string
  /** What the week is meant to add up to; null without a target. */
  target_load: number | null
}

/**
 * The load of each day to come: planned sessions on their days; what the target of the week asks
 * beyond them goes evenly to its days that are still free.
 * @param from the first day to come
 * @param done what the days of the running week before `from` added up to
 */
export function loadsToCome(
  from: string,
  weeks: readonly WeekToCome[],
  planned: ReadonlyMap<string, number>,
  done = 0,
): number[] {
  return weeks.flatMap(({ monday, target_load }) => {
    const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter(
      (day) => day >= from,
    )
    const loads = days.map((day) => planned.get(day) ?? 0)
    const before = days.length < 7 ? done : 0
    const open = (target_load ?? 0) - before - loads.reduce((sum, load) => sum + load, 0)
    const free = loads.filter((load) => load === 0).length
    if (open <= 0) return loads
    if (free === 0) return loads.map((load) => load + open / loads.length)
    return loads.map((load) => (load === 0 ? open / free : load))
  })
}
