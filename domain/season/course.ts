import type { RatioRules } from '../training/ratio-days.ts'
import { addDays, daysBetween, eachDay, isoWeekStart } from '../time/week.ts'
import { formCourse, type DayForm } from './form.ts'
import { PHASE_SHARES, phaseAt, type Phase, type Shares } from './season.ts'
import { loadRate, loadsToCome, type SeasonMetric } from './to-come.ts'
import { ratiosOfWeeks, warningsOf, type WeekRatio, type WeekWarning } from './warnings.ts'

type Target = { seconds: number | null; load: number | null }

/** What the course of a season is worked out of. */
export type SeasonFacts = {
  first_day: string
  today: string
  metric: SeasonMetric
  phases: readonly Phase[]
  weeks: readonly {
    monday: string
    target: Target | null
    done: { seconds: number; load: number | null }
  }[]
  /** Loads in a row up to today, or up to the end of a season that is over. */
  loads: { first_day: string | null; days: readonly number[] }
  planned_loads: readonly { day: string; load: number }[]
}
export type FormRules = RatioRules & { fitness_days: number; fatigue_days: number }

export type DailyLoads = {
  /** The first day of `days`; those before `known` are done, the others to come. */
  first: string
  days: number[]
  known: number
  /** The load of a second of training. */
  rate: number
}

export type SeasonCourse = DailyLoads & {
  form: DayForm[]
  ratios: WeekRatio[]
  warnings: WeekWarning[]
}

const RECENT_WEEKS = 12

/** What is asked of a week, as a load; its hours at the usual load where nobody set any. */
const targetLoad = (target: Target | null, rate: number): number | null =>
  target?.load ?? (target?.seconds != null ? target.seconds * rate : null)

function rateOf({ weeks, today, phases, metric }: SeasonFacts): number {
  const running = isoWeekStart(today)
  const over = weeks.filter(({ monday }) => monday < running).slice(-RECENT_WEEKS)
  const place = weeks.findIndex(({ monday }) => monday >= running)
  const shares: Shares = PHASE_SHARES[phaseAt(phases, Math.max(0, place))?.kind ?? 'base']
  return loadRate(
    over.map(({ done }) => done),
    shares,
    metric,
  )
}

/** The loads of all days: done up to today, then as planned and as the targets ask. */
export function dailyLoads(season: SeasonFacts): DailyLoads {
  const { today, weeks, loads, planned_loads } = season
  const rate = rateOf(season)
  const end = addDays(weeks.at(-1)?.monday ?? season.first_day, 6)
  const start = season.first_day < today ? season.first_day : today
  const first = loads.first_day ?? start
  const done = loads.first_day === null ? eachDay(start, min(today, end)).map(() => 0) : loads.days
  const from = addDays(first, done.length)
  if (from > end) return { first, days: [...done], known: done.length, rate }
  const planned = new Map(planned_loads.map(({ day, load }) => [day, load]))
  const running = isoWeekStart(from)
  const gap = from < season.first_day ? eachDay(from, addDays(season.first_day, -1)) : []
  const ahead = weeks
    .filter(({ monday }) => monday >= running)
    .map(({ monday, target }) => ({ monday, target_load: targetLoad(target, rate) }))
  const begun = done.slice(done.length - daysBetween(running, from))
  const sum = begun.reduce((total, load) => total + load, 0)
  const toCome = loadsToCome(from, ahead, planned, sum)
  const days = [...done, ...gap.map((day) => planned.get(day) ?? 0), ...toCome]
  return { first, days, known: done.length, rate }
}

const min = (one: string, other: string) => (one < other ? one : other)

/** Load, form and ratio of a season day by day and week by week, carried on as planned. */
export function seasonCourse(season: SeasonFacts, rules: FormRules): SeasonCourse {
  const daily = dailyLoads(season)
  const { days, rate, first } = daily
  const place = daysBetween(first, season.first_day)
  const mondays = season.weeks.map(({ monday }) => monday)
  const ratios = ratiosOfWeeks(days, place, mondays, rules)
  const judged = ratios.map((week, at) => {
    const isToCome = addDays(week.monday, 6) >= season.today
    const seconds = isToCome ? (season.weeks[at]?.target?.seconds ?? null) : null
    return { ...week, seconds }
  })
  return {
    ...daily,
    form: formCourse(days, { fitness: rules.fitness_days, fatigue: rules.fatigue_days }),
    ratios,
    warnings: warningsOf(judged, days, place, { rate, ratio: rules }),
  }
}
