import { addDays, daysBetween, isoWeekday, isoWeekStart } from '#domain/time/week.ts'
import { seasonsFrom } from '#domain/reports/context.ts'
import { phasesFor, type Goal } from '#domain/season/phases.ts'
import { PROPOSAL_RULES } from '#domain/season/proposal-rules.ts'
import { kindsOfWeeks } from '#domain/season/proposal.ts'
import { mondaysOf, PHASE_SHARES, phaseAt, seasonOf, type Priority } from '#domain/season/season.ts'
import type { WeekChange } from '#contract/analysis/season.ts'
import { changePlan, changeWeeks } from '../analysis/season/commands.ts'
import type { SeasonToChange } from '../analysis/season/stored-plans.ts'
import type { Db } from '../db/client.ts'
import type { DemoClubs } from './seed-clubs.ts'
import { seedEvent } from './seed-regatta.ts'

type DemoGoal = {
  name: string
  weeks: number
  days: number
  type: 'regatta' | 'test_day'
  priority: Priority
}

/** What the club trains for, so many weeks from now. */
const GOALS: readonly DemoGoal[] = [
  { name: '2000 m test', weeks: 3, days: 1, type: 'test_day', priority: 'C' },
  { name: 'Ergo championship', weeks: 9, days: 1, type: 'regatta', priority: 'B' },
  { name: 'Spring head', weeks: 22, days: 1, type: 'regatta', priority: 'B' },
  { name: 'National regatta', weeks: 26, days: 2, type: 'regatta', priority: 'A' },
]

/** The season begins in autumn or in spring, so that half a year of it is still to come. */
const seasonMonth = (today: string): number => {
  const month = Number(today.slice(5, 7))
  return month >= 3 && month <= 8 ? 3 : 9
}

const HOUR = 3600
const STEP = 300
const FIRST_HOURS = 6
const MOST_HOURS = 9.5
const RULES = { ...PROPOSAL_RULES, ramp: 2, taper_days: 12, taper_less: 45 }

/** The season of the demo club: goals, phases and targets, one week of it set by hand. */
export async function seedSeasonPlan(db: Db, clubs: DemoClubs): Promise<void> {
  const { club, coaches, today } = clubs
  const season_month = seasonMonth(today)
  await db.updateTable('clubs').set({ season_month }).where('id', '=', club).execute()
  const { first, weeks } = seasonOf(today, seasonsFrom(season_month))
  const season: SeasonToChange = {
    scope: { kind: 'club', id: null },
    first,
    last: addDays(first, 7 * weeks - 1),
    today,
    viewer: { user_id: coaches[0]?.id ?? 0 },
  }
  const goals: (Goal & { session_id: number })[] = []
  for (const { name, weeks: ahead, days, type, priority } of GOALS) {
    const day = addDays(isoWeekStart(today), 7 * ahead + 5)
    const session_id = await seedEvent(db, clubs, {
      name,
      type,
      days,
      first: daysBetween(today, day),
    })
    goals.push({ session_id, day, priority })
  }
  const mondays = mondaysOf(first, weeks)
  const phases = phasesFor(mondays, goals, RULES.taper_days)
  await changePlan(db, club, season, {
    phases,
    rules: RULES,
    goals: goals.map(({ session_id, priority }) => ({ session_id, priority })),
  })
  const targets = targetsOf(mondays, goals, phases)
  await changeWeeks(db, club, season, { weeks: targets })
}

/** Three weeks up and one down, the camp before the racing set by hand. */
function targetsOf(
  mondays: readonly string[],
  goals: readonly Goal[],
  phases: ReturnType<typeof phasesFor>,
): WeekChange[] {
  const camp = goals.find(({ priority }) => priority === 'A')?.day ?? ''
  const campWeek = addDays(camp, 1 - isoWeekday(camp) - 7 * 8)
  let hours = FIRST_HOURS
  return kindsOfWeeks(mondays, goals, RULES).map((kind, place): WeekChange => {
    const monday = mondays[place] ?? ''
    if (kind === 'loading') hours = Math.min(MOST_HOURS, hours * (1 + RULES.ramp / 100))
    const share = { loading: 1, recovery: 0.6, taper: 0.55, transition: 0.4 }[kind ?? 'transition']
    const isCamp = monday === campWeek
    const seconds = Math.round((hours * share * (isCamp ? 1.4 : 1) * HOUR) / STEP) * STEP
    return {
      monday,
      seconds,
      sessions: Math.max(2, Math.round(seconds / HOUR / 1.5)),
      distance: Math.round((seconds / HOUR) * 9) * 1000,
      kind: kind ?? 'transition',
      shares: [...PHASE_SHARES[phaseAt(phases, place)?.kind ?? 'transition']],
      by_hand: isCamp,
    }
  })
}
