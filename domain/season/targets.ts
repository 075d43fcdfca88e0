import { addDays, daysBetween, isoWeekStart } from '../time/week.ts'
import { seasonCourse, type FormRules, type SeasonCourse, type SeasonFacts } from './course.ts'
import type { Goal } from './phases.ts'
import { nextGoalDay, type Proposal, type SeasonToPlan } from './proposal.ts'
import { PHASE_SHARES, phaseAt, type Phase, type Priority, type WeekKind } from './season.ts'

/** A season with its goals and all that was done in its weeks. */
export type WholeSeason = Omit<SeasonFacts, 'weeks'> &
  FormRules & {
    highest: number | null
    goals: readonly { first_day: string; priority: Priority | null }[]
    weeks: readonly {
      monday: string
      target: { seconds: number | null; load: number | null; by_hand: boolean } | null
      done: { seconds: number; load: number | null; distance: number; sessions: number }
    }[]
  }

/** The goals of a season as the plan knows them: those with a priority, by their first day. */
const goalsToPlan = (goals: WholeSeason['goals']): Goal[] =>
  goals.flatMap(({ first_day, priority }): Goal[] =>
    priority === null ? [] : [{ day: first_day, priority }],
  )

/** The goal that a proposal of the season leads to first; null where none is to come. */
export function goalOfProposal<One extends WholeSeason['goals'][number]>(
  season: Pick<WholeSeason, 'weeks' | 'today'> & { goals: readonly One[] },
): One | null {
  const day = nextGoalDay({ ...season, goals: goalsToPlan(season.goals) })
  return (
    season.goals.find(({ priority, first_day }) => priority === 'A' && first_day === day) ?? null
  )
}

/** What the season is proposed from. */
export function seasonToPlan(season: WholeSeason, course: SeasonCourse): SeasonToPlan {
  const { today, goals, phases, highest } = season
  const running = isoWeekStart(today)
  const next = addDays(running, 7)
  const known = Math.max(0, daysBetween(course.first, next))
  return {
    weeks: season.weeks.map(({ monday, target, done }) => ({
      monday,
      seconds: secondsOf(monday, running, target?.seconds ?? null, done.seconds),
      by_hand: target?.by_hand ?? false,
      load: target?.load ?? null,
    })),
    goals: goalsToPlan(goals),
    phases,
    today,
    highest,
    loads: course.days.slice(0, known),
    rate: course.rate,
    ratio: season,
  }
}

function secondsOf(
  monday: string,
  running: string,
  target: number | null,
  done: number,
): number | null {
  if (monday > running) return target
  return monday === running ? Math.max(done, target ?? 0) : done
}

const RECENT_WEEKS = 12
const STEP_M = 1000

export type ProposedTarget = {
  monday: string
  kind: WeekKind
  seconds: number
  distance: number | null
  load: number
  sessions: number | null
  shares: number[]
}

/** A week of so many seconds as the weeks before it were: as far, as often and as hard by the hour. */
export function targetsFrom(
  season: WholeSeason,
  course: Pick<SeasonCourse, 'rate'>,
  { weeks, phases }: Pick<Proposal, 'weeks' | 'phases'>,
): ProposedTarget[] {
  const running = isoWeekStart(season.today)
  const over = season.weeks.filter(({ monday }) => monday < running).slice(-RECENT_WEEKS)
  const sum = (of: (done: WholeSeason['weeks'][number]['done']) => number) =>
    over.reduce((total, { done }) => total + of(done), 0)
  const seconds = sum((done) => done.seconds)
  const [far, often] = [sum((done) => done.distance), sum((done) => done.sessions)]
  return weeks.flatMap((week, place): ProposedTarget[] => {
    if (week.stays !== null || week.seconds === null) return []
    const share = seconds > 0 ? week.seconds / seconds : null
    return [
      {
        monday: week.monday,
        kind: week.kind,
        seconds: week.seconds,
        distance: share === null ? null : Math.round((far * share) / STEP_M) * STEP_M || null,
        load: Math.round(week.seconds * course.rate),
        sessions: share === null ? null : Math.round(often * share) || null,
        shares: [...PHASE_SHARES[phaseAt(phases, place)?.kind ?? 'base']],
      },
    ]
  })
}

/** The season as it would be with some targets, and its course. */
export function courseWith(
  season: WholeSeason,
  targets: readonly Pick<ProposedTarget, 'monday' | 'seconds' | 'load'>[],
  phases: readonly Phase[] = season.phases,
): SeasonCourse {
  const byWeek = new Map(targets.map((target) => [target.monday, target]))
  const weeks = season.weeks.map((week) => {
    const { seconds, load } = byWeek.get(week.monday) ?? {}
    return seconds === undefined || load === undefined
      ? week
      : { ...week, target: { seconds, load, by_hand: false } }
  })
  return seasonCourse({ ...season, weeks, phases }, season)
}
