import type {
  RatioAthlete,
  RatioCourse,
  RatioQuery,
  TrainingRatios,
} from '#contract/analysis/monitoring-ratio.ts'
import { shownFigures } from '#domain/rules/gated-values.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { compareRatios, ratiosOver, ratioSpan } from '#domain/training/ratio-days.ts'
import { addDays, daysBetween, eachDay } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Caller } from '../../http/gate.ts'
import { demand, demandDays, found } from '../../http/refusal.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { shownMetric } from '../reports/open.ts'
import type { MorningsCall } from './daily-mornings.ts'
import { athletesOf, knownLoads } from './ratio-loads.ts'
import { ratioRulesOf } from './ratio-rules.ts'
import { chosenWhom } from './report-people.ts'

export type RatioCall = MorningsCall & { caller: Caller }

const WEEK = 7
const SHOWN_DAYS = 84
const LONGEST_DAYS = 366

/** What is to come has no load yet, which would look like rest. */
function demandPast(field: 'day' | 'to', day: string, timeZone: string): void {
  const today = dayIn(timeZone, new Date())
  demand(day <= today, 'invalid', { fields: { [field]: 'until_today' } })
}

/** The training ratio on a day of all whom the viewer sees, the largest change first. */
export async function ratiosOf(
  { db, clubId, viewer, caller, timeZone }: RatioCall,
  { day: chosen, ...query }: RatioQuery,
): Promise<TrainingRatios> {
  const day = chosen ?? dayIn(timeZone, new Date())
  demandPast('day', day, timeZone)
  const metric = shownMetric(viewer, caller)
  const [people, rules] = await Promise.all([
    chosenWhom(db, clubId, viewer, query, 'training-summary'),
    ratioRulesOf(db, clubId),
  ])
  const ids = people.map(({ user_id }) => user_id)
  const first = addDays(day, 1 - WEEK - ratioSpan(rules.method))
  const [athletes, knownOf] = await Promise.all([
    athletesOf(db, clubId, ids),
    knownLoads(db, clubId, { ids, metric, viewer }, { first, last: day }),
  ])
  const ratiosOfPerson = ratiosOver(eachDay(first, day), rules)
  const before = addDays(day, -WEEK)
  const rows = people.flatMap((person): RatioAthlete[] => {
    const known = knownOf(person.user_id)
    if (!known.hasTrained && !athletes.has(person.user_id)) return []
    const ratioOf = ratiosOfPerson(known)
    return [{ ...person, ...ratioOf(day), previous: ratioOf(before).ratio }]
  })
  // Without the figures their order would tell of them.
  const shown = shownFigures('trainingRatios', { athletes: rows }, viewer).athletes
  return {
    day,
    metric,
    ...rules,
    can_change: hasPermission(viewer, 'edit-club'),
    athletes: shown.toSorted(
      (one, other) => compareRatios(one, other) || one.full_name.localeCompare(other.full_name),
    ),
  }
}

type Course = { id: number; from?: string | undefined; to?: string | undefined }

/** The load and the ratio of one person day by day, for those who see them in the list. */
export async function ratioCourseOf(
  { db, clubId, viewer, caller, timeZone }: RatioCall,
  { id, from, to }: Course,
): Promise<RatioCourse> {
  const whom = { athletes: String(id) }
  const [person] = await chosenWhom(db, clubId, viewer, whom, 'training-summary')
  const { full_name } = found(person)
  await noteHealthRead(db, clubId, viewer, { user_ids: [id], read: 'training' })
  const last = to ?? dayIn(timeZone, new Date())
  demandPast('to', last, timeZone)
  const start = from ?? addDays(last, 1 - SHOWN_DAYS)
  demandDays(daysBetween(start, last), LONGEST_DAYS - 1)
  const metric = shownMetric(viewer, caller)
  const rules = await ratioRulesOf(db, clubId)
  const first = addDays(start, 1 - ratioSpan(rules.method))
  const known = (await knownLoads(db, clubId, { ids: [id], metric, viewer }, { first, last }))(id)
  const ratioOf = ratiosOver(eachDay(first, last), rules)(known)
  return {
    user_id: id,
    full_name,
    metric,
    ...rules,
    days: eachDay(start, last).map((day) => {
      const { acute, chronic, ratio, status } = ratioOf(day)
      return { day, load: known.loads.get(day) ?? null, acute, chronic, ratio, status }
    }),
  }
}
