import { addDays, daysBetween, isoWeekday, isoWeekStart } from '#domain/time/week.ts'
import { seasonsFrom } from '#domain/reports/context.ts'
import { phasesFor, type Goal } from '#domain/season/phases.ts'
import { PROPOSAL_RULES } from '#domain/season/proposal-rules.ts'
import { kindsOfWeeks } from '#domain/season/proposal.ts'
import { mondaysOf, PHASE_SHARES, phaseAt, seasonOf, type Priority } from '#domain/season/season.ts'
import type { WeekChange } from '#contract/analysis/season.ts'
import { changePlan, changeWeeks } from '../analysis/season/commands.ts'
import type { SeasonToChange } from '../analysis/season/stored-plans.ts'
import type { Demo } from './seed-clubs.ts'
import { seedEvent } from './seed-regatta.ts'

/** What the club trains for: its name, weeks from now, days, type and priority. */
const GOALS: readonly [string, number, number, 'regatta' | 'test_day', Priority][] = [
  ['2000 m test', 3, 1, 'test_day', 'C'],
  ['Ergo championship', 9, 1, 'regatta', 'B'],
  ['Spring head', 22, 1, 'regatta', 'B'],
  ['National regatta', 26, 2, 'regatta', 'A'],
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
export async function seedSeasonPlan(demo: Demo): Promise<void> {
  const { db, club, coach, today } = demo
  const season_month = seasonMonth(today)
  await db.updateTable('clubs').set({ season_month }).where('id', '=', club).execute()
  const { first, weeks } = seasonOf(today, seasonsFrom(season_month))
  const season: SeasonToChange = {
    scope: { kind: 'club', id: null },
    first,
    last: addDays(first, 7 * weeks - 1),
    today,
    viewer: { user_id: coach },
  }
  const goals: (Goal & { session_id: number })[] = []
  for (const [name, ahead, days, event_type, priority] of GOALS) {
    const day = addDays(isoWeekStart(today), 7 * ahead + 5)
    const plan = { name, event_type, days, first: daysBetween(today, day) }
    goals.push({ session_id: await seedEvent(demo, plan), day, priority })
  }
  const mondays = mondaysOf(first, weeks)
  const phases = phasesFor(mondays, goals, RULES.taper_days)
  const kept = goals.map(({ session_id, priority }) => ({ session_id, priority }))
  await changePlan(db, club, season, { phases, rules: RULES, goals: kept })
  await changeWeeks(db, club, season, { weeks: targetsOf(mondays, goals, phases) })
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
