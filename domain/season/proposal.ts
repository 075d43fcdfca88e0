import { trainingRatio } from '../training/ratio.ts'
import type { RatioRules } from '../training/ratio-days.ts'
import { addDays } from '../time/week.ts'
import { mainGoals, phasesFor, tapersFrom, type Goal } from './phases.ts'
import type { ProposalRules } from './proposal-rules.ts'
import { phaseAt, type Phase, type WeekKind } from './season.ts'

export type WeekToPlan = {
  monday: string
  /** Seconds done where the week is over, else the target that stands. */
  seconds: number | null
  by_hand: boolean
  /** The load of the target, where somebody has set one. */
  load: number | null
}

export type SeasonToPlan = {
  weeks: readonly WeekToPlan[]
  goals: readonly Goal[]
  /** None: they are worked out from the goals. */
  phases: readonly Phase[]
  today: string
  /** Seconds of the highest week done in the last year. */
  highest: number | null
  /** The load of each day up to the end of the running week. */
  loads: readonly number[]
  /** The load of a second. */
  rate: number
  ratio: RatioRules
}

/** What kept a loading week below its ramp. */
type Limit = 'ceiling' | 'ramp' | 'ratio'

type ProposedWeek = {
  monday: string
  kind: WeekKind
  now: number | null
  seconds: number | null
  /** Why a week stays as it is; null for one that is proposed. */
  stays: 'past' | 'hand' | 'after' | null
}

export type Proposal = {
  weeks: ProposedWeek[]
  phases: Phase[]
  /** By how much the highest week stays below its ramp, and what held it first. */
  short: { seconds: number; by: Limit } | null
  /** Days of the taper before the next goal that are already over. */
  short_taper: number
}

const STEP = 300
const CEILING = 1.1
const RACING = 0.85
/** A week set by hand below this share of the level counts as rest, not as a loading week. */
const RESTED = 0.8
const LOOKS_BACK = 4
const floored = (seconds: number) => Math.floor((seconds + 1e-6) / STEP) * STEP

/** What each week of a season is for, counted back from the A goals; null behind the last. */
export function kindsOfWeeks(
  mondays: readonly string[],
  goals: readonly Goal[],
  rules: Pick<ProposalRules, 'loading_weeks' | 'taper_days'>,
): (WeekKind | null)[] {
  const kinds: (WeekKind | null)[] = mondays.map(() => null)
  let begin = 0
  for (const { day, place } of mainGoals(mondays, goals)) {
    const taper = Math.max(begin, tapersFrom(mondays, day, rules.taper_days))
    for (let week = begin; week <= place; week += 1) {
      const back = (taper - 1 - week) % (rules.loading_weeks + 1)
      kinds[week] = week >= taper ? 'taper' : back === rules.loading_weeks ? 'recovery' : 'loading'
    }
    begin = Math.max(begin, place + 1)
  }
  return kinds
}

/**
 * The day of the A goal that the next week to plan leads to; null where none is to come. One of the
 * running week, in which nothing is proposed any more, is past.
 */
export function nextGoalDay({
  weeks,
  goals,
  today,
}: {
  weeks: readonly { monday: string }[]
  goals: readonly Goal[]
  today: string
}): string | null {
  const mondays = weeks.map(({ monday }) => monday)
  const first = mondays.find((monday) => monday > today)
  if (first === undefined) return null
  return mainGoals(mondays, goals).find(({ day }) => day >= first)?.day ?? null
}

/**
 * The targets that lead to the A goals, worked out forward from what was done; weeks that are over
 * or were set by hand stay. Null without an A goal to come or without a week to begin from.
 */
export function proposeSeason(season: SeasonToPlan, rules: ProposalRules): Proposal | null {
  const { weeks, goals, today } = season
  const mondays = weeks.map(({ monday }) => monday)
  const kinds = kindsOfWeeks(mondays, goals, rules)
  const firstOpen = mondays.findIndex((monday) => monday > today)
  const goal = nextGoalDay(season)
  const before = weeks.slice(Math.max(0, firstOpen - LOOKS_BACK), Math.max(0, firstOpen))
  const level = Math.max(0, ...before.map(({ seconds }) => seconds ?? 0))
  if (firstOpen < 0 || goal === null || level === 0) return null
  const phases =
    season.phases.length > 0 ? season.phases : phasesFor(mondays, goals, rules.taper_days)
  const course = walk({ season, rules, kinds, phases, firstOpen, level })
  const spare = mondays[firstOpen] ?? today
  const taperStart = addDays(goal, -rules.taper_days)
  return {
    weeks: course.weeks,
    phases: [...phases],
    short: course.short,
    short_taper: taperStart < spare ? dayCount(taperStart, spare, goal) : 0,
  }
}

const dayCount = (from: string, to: string, last: string): number => {
  let days = 0
  for (let day = from; day < to && day < last; day = addDays(day, 1)) days += 1
  return days
}

type Course = {
  season: SeasonToPlan
  rules: ProposalRules
  kinds: readonly (WeekKind | null)[]
  phases: readonly Phase[]
  firstOpen: number
  level: number
}

/** Week after week: the level of loading weeks rises, all others are a share of it. */
function walk({ season, rules, kinds, phases, firstOpen, level: start }: Course) {
  const { weeks, goals } = season
  const ceiling = rules.ceiling ?? (season.highest === null ? null : season.highest * CEILING)
  const amounts = weeks.map(({ seconds }) => seconds ?? 0)
  const loads = [...season.loads]
  const peaks = weeks.map(({ seconds }, place) =>
    place < firstOpen && kinds[place] === 'loading' ? (seconds ?? 0) : 0,
  )
  let [level, aim, loading] = [start, start, start]
  let short: Proposal['short'] = null
  const proposed = weeks.map((week, place): ProposedWeek => {
    const { monday, by_hand, seconds: now } = week
    const kind = kinds[place] ?? 'transition'
    const stays = place < firstOpen ? 'past' : by_hand ? 'hand' : kinds[place] ? null : 'after'
    if (stays === null) {
      const race = phaseAt(phases, place)?.kind === 'race'
      const bounds: [Limit, number][] = []
      let amount: number
      if (kind === 'loading') {
        aim = aim * (1 + rules.ramp / 100)
        const recent = Math.max(0, ...amounts.slice(Math.max(0, place - LOOKS_BACK), place))
        if (recent > 0) bounds.push(['ramp', recent * (1 + rules.ramp_limit / 100)])
        if (ceiling !== null) bounds.push(['ceiling', ceiling])
        amount = level * (1 + rules.ramp / 100)
        if (race) amount = Math.min(amount, RACING * Math.max(floored(level), ...peaks))
      } else if (kind === 'recovery') amount = (loading * rules.recovery) / 100
      else amount = loading * (1 - (rules.taper_less / 100) * taperShare(monday, goals, rules))
      bounds.push(['ratio', mostWithin(loads, season)])
      const [by, most] = bounds.reduce((low, bound) => (bound[1] < low[1] ? bound : low))
      amount = Math.min(amount, most)
      amounts[place] = floored(amount)
      if (kind === 'loading') {
        level = amount
        const lack = floored(aim) - floored(amount)
        if (!race && lack >= STEP && lack > (short?.seconds ?? 0)) short = { seconds: lack, by }
        if (race) aim = amount
      }
    }
    const amount = amounts[place] ?? 0
    if (kind === 'loading') {
      peaks[place] = amount
      loading = stays !== null && amount < RESTED * level ? level : amount
    }
    if (place >= firstOpen) loads.push(...daily(loadOf(week, amount, season.rate, stays)))
    return { monday, kind, now, seconds: stays === null ? amount : now, stays }
  })
  return { weeks: proposed, short }
}

const daily = (load: number): number[] => Array.from({ length: 7 }, () => load / 7)

const loadOf = (
  { load }: WeekToPlan,
  seconds: number,
  rate: number,
  stays: ProposedWeek['stays'],
): number => (stays !== null && load !== null ? load : seconds * rate)

/** The share of a week that lies in the taper before an A goal, or behind the goal. */
function taperShare(
  monday: string,
  goals: readonly Goal[],
  { taper_days }: Pick<ProposalRules, 'taper_days'>,
): number {
  const sunday = addDays(monday, 6)
  const goal = goals
    .filter(({ day, priority }) => priority === 'A' && day >= monday)
    .toSorted((one, other) => one.day.localeCompare(other.day))[0]
  if (goal === undefined) return 1
  const start = addDays(goal.day, -taper_days)
  const first = start > monday ? start : monday
  return first > sunday ? 0 : (dayCount(first, sunday, addDays(sunday, 1)) + 1) / 7
}

/** The most seconds of a week that leave the ratio at its end within the club's upper line. */
export function mostWithin(
  before: readonly number[],
  { rate, ratio }: Pick<SeasonToPlan, 'rate' | 'ratio'>,
): number {
  const { method, lines } = ratio
  const isWithin = (seconds: number) => {
    const found = trainingRatio([...before, ...daily(seconds * rate)], method, lines).ratio
    return found === null || found <= lines.high + 1e-9
  }
  let [low, high] = [0, LONGEST_SECONDS]
  if (rate <= 0 || isWithin(high) || !isWithin(low)) return high
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (isWithin(middle)) low = middle
    else high = middle
  }
  return low
}

const LONGEST_SECONDS = 7 * 24 * 3600
