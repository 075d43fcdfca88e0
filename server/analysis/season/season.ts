import type * as contract from '#contract/analysis/season.ts'
import type { Season, WeekTarget } from '#contract/analysis/season.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { reportContext } from '#domain/reports/context.ts'
import { canChangeSeason } from '#domain/rules/season.ts'
import { hasFeature, isCoach } from '#domain/rules/viewer.ts'
import { dailyLoads, type DailyLoads } from '#domain/season/course.ts'
import { mondaysOf, phaseAt, seasonOf } from '#domain/season/season.ts'
import { ratiosOver, type KnownLoads, type RatioRules } from '#domain/training/ratio-days.ts'
import { addDays, daysBetween, eachDay, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Call } from '../../http/call.ts'
import { demandDays } from '../../http/refusal.ts'
import { knownLoads, ratioRulesOf } from '../monitoring/open.ts'
import { shownMetric } from '../reports/open.ts'
import { formDaysOf, goalsOf, planOf, sessionsPlanned, targetsOf, type Plan } from './queries.ts'
import { scopeOf } from './scope.ts'
import { doneOf, highestWeek, plannedWeeks, weeksDone } from './weeks.ts'

const YEAR = 364
const min = (one: string, other: string) => (one < other ? one : other)

/** The season that a day is in, as the viewer's club counts them. */
export function seasonDays(
  { viewer, timeZone }: Pick<Call<typeof contract.season>, 'viewer' | 'timeZone'>,
  day?: string,
) {
  const today = dayIn(timeZone, new Date())
  const { first, weeks } = seasonOf(day ?? today, reportContext(viewer))
  return { today, first, weeks, last: addDays(first, 7 * weeks - 1) }
}

type SeasonCall = Pick<
  Call<typeof contract.season>,
  'db' | 'clubId' | 'viewer' | 'timeZone' | 'query'
> & { caller: Parameters<typeof shownMetric>[1] }

/** All that is drawn of a season. */
export async function seasonFor(call: SeasonCall): Promise<Season> {
  const { db, clubId, viewer, query } = call
  const days = seasonDays(call, query.day)
  const { scope, user_ids } = await scopeOf(call, query)
  const plan = await planOf(db, clubId, scope, days.first)
  const season = { ...days, plan, user_ids, sees_drafts: isCoach(viewer) }
  const [goals, rules, formDays, { people, highest, ...facts }] = await Promise.all([
    goalsOf(db, clubId, plan?.id ?? null, { ...season, time_zone: call.timeZone }),
    ratioRulesOf(db, clubId),
    formDaysOf(db, clubId),
    factsOf(call, season),
  ])
  const band = bandOf(people, dailyLoads(facts), rules)
  const plans = canChangeSeason(viewer)
  const isOwn = scope.kind === 'athlete' && plan?.whose.kind === 'athlete'
  const seesNotes = !viewer.impersonated && (plans || isOwn)
  return {
    scope,
    plan_of: plan?.whose ?? null,
    can_change: plans && hasFeature(viewer, FEATURE.weekly_summary),
    people: people.length,
    rules: plan?.rules ?? null,
    goals,
    ...rules,
    ...formDays,
    ...facts,
    weeks: facts.weeks.map((week) => ({
      ...week,
      target: week.target && { ...week.target, ...(!seesNotes && { note: null }) },
      band: band(week.monday),
    })),
    highest,
  }
}

type SeasonOfPeople = ReturnType<typeof seasonDays> & {
  plan: Plan | null
  user_ids: readonly number[]
  sees_drafts: boolean
}

/** What is asked, planned and done week by week, as the mean of the athletes who have trained. */
async function factsOf(call: SeasonCall, season: SeasonOfPeople) {
  const { db, clubId, viewer, timeZone } = call
  const { today, first, weeks, last, plan, user_ids, sees_drafts } = season
  const metric = shownMetric(viewer, call.caller)
  const from = addDays(min(first, isoWeekStart(today)), -YEAR)
  const known = { first: from, last: min(last, today) }
  const [targets, loadsOf, done] = await Promise.all([
    plan ? targetsOf(db, clubId, plan.id) : new Map<string, never>(),
    knownLoads(db, clubId, { ids: user_ids, metric, viewer }, known),
    weeksDone(db, clubId, { user_ids, viewer, ...known }),
  ])
  const trained = user_ids.filter((id) => loadsOf(id).hasTrained)
  const ids = trained.length > 0 ? trained : user_ids
  const days = { first, last, time_zone: timeZone, sees_drafts }
  const planned = plannedWeeks(await sessionsPlanned(db, clubId, ids, days), ids.length, metric)
  const people = ids.map((id) => loadsOf(id))
  return {
    first_day: first,
    today,
    metric,
    people,
    phases: plan?.phases ?? [],
    loads: meanLoads(people, known.first, known.last),
    planned_loads: planned.loads.filter(({ day }) => day > today),
    highest: highestWeek(done, ids.length, today),
    weeks: mondaysOf(first, weeks).map((monday) => ({
      monday,
      target: targets.get(monday) ?? null,
      ...planned.of(monday),
      done: doneOf(done.get(monday), ids.length, metric),
    })),
  }
}

/** The mean load of people by day, from the first day that one of them has. */
function meanLoads(people: readonly KnownLoads[], first: string, last: string): Season['loads'] {
  const firsts = people.flatMap((person) => (person.first === null ? [] : [person.first]))
  const [begun] = firsts.toSorted()
  if (begun === undefined || begun > last) return { first_day: null, days: [] }
  const start = begun > first ? begun : first
  const days = eachDay(start, last).map((day) => {
    const sum = people.reduce((total, { loads }) => total + (loads.get(day) ?? 0), 0)
    return Math.round((10 * sum) / people.length) / 10
  })
  return { first_day: start, days }
}

const FEWEST = 3
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0

/** The ratios of several athletes at the end of a week, when all go on as planned. */
function bandOf(people: readonly KnownLoads[], daily: DailyLoads, rules: RatioRules) {
  if (people.length < FEWEST) return () => null
  const days = daily.days.map((_, place) => addDays(daily.first, place))
  const toCome = daily.days.flatMap((load, place): [string, number][] =>
    place < daily.known ? [] : [[days[place] ?? '', load]],
  )
  const ratiosIn = ratiosOver(days, rules)
  const courses = people.map(({ first, loads }) =>
    ratiosIn({ first, loads: new Map([...loads, ...toCome]) }),
  )
  return (monday: string): Season['weeks'][number]['band'] => {
    const sunday = addDays(monday, 6)
    const ratios = courses
      .map((ratioOn) => ratioOn(sunday).ratio)
      .filter((ratio) => ratio !== null)
      .toSorted((one, other) => one - other)
    if (ratios.length < FEWEST) return null
    return { low: quantile(ratios, 0.1), high: quantile(ratios, 0.9) }
  }
}

const MOST_DAYS = 400

/** The targets of the weeks of some days, which may lie in two seasons. */
export async function targetsFor(call: Call<typeof contract.seasonTargets>): Promise<WeekTarget[]> {
  const { db, clubId, query } = call
  const { start_date, end_date } = query
  demandDays(daysBetween(start_date, end_date), MOST_DAYS)
  const { scope } = await scopeOf(call, query)
  const found: WeekTarget[] = []
  for (const day of new Set([start_date, end_date].map((one) => seasonDays(call, one).first))) {
    const plan = await planOf(db, clubId, scope, day)
    if (!plan) continue
    for (const [monday, target] of await targetsOf(db, clubId, plan.id)) {
      if (addDays(monday, 6) < start_date || monday > end_date) continue
      const phase = phaseAt(plan.phases, daysBetween(day, monday) / 7)
      const { seconds, distance, load, sessions, kind } = target
      found.push({
        monday,
        phase: phase && { kind: phase.kind, name: phase.name },
        seconds,
        distance,
        load,
        sessions,
        kind,
      })
    }
  }
  return found.toSorted((one, other) => one.monday.localeCompare(other.monday))
}
