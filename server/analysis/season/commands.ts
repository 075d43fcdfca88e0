import type { Season, WeekChange } from '#contract/analysis/season.ts'
import { seasonChanged } from '#contract/events.ts'
import { addDays, daysBetween, isoWeekday } from '#domain/time/week.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { noteGoals, notePhases, noteWeeks } from './history.ts'
import { ownPlan, type SeasonToChange } from './stored-plans.ts'
import { planOf, targetsOf, type Target } from './queries.ts'

const happened = (clubId: ClubId, { scope, viewer }: SeasonToChange) => ({
  clubId,
  by: viewer.user_id,
  subject: clubId,
  data: {
    squad_ids: scope.kind === 'squad' ? [scope.id] : [],
    user_ids: scope.kind === 'athlete' ? [scope.id] : [],
  },
})

const NO_TARGET: Target = {
  seconds: null,
  distance: null,
  load: null,
  sessions: null,
  shares: null,
  kind: null,
  note: null,
  by_hand: false,
  proposed_on: null,
}

/**
 * Sets the targets of weeks.
 * @throws Refusal invalid for days that are no weeks of the season, and for a proposal that touches
 * what is over, running or set by hand
 */
export async function changeWeeks(
  db: Db,
  clubId: ClubId,
  season: SeasonToChange,
  { weeks, proposed = false }: { weeks: readonly WeekChange[]; proposed?: boolean },
): Promise<void> {
  const { first, last, today } = season
  for (const [place, { monday, shares }] of weeks.entries()) {
    const isWeek = isoWeekday(monday) === 1 && monday >= first && monday <= last
    if (!isWeek) throw refusedAt(place, 'monday', 'season_week')
    if (shares && shares.reduce((sum, share) => sum + share, 0) !== 100)
      throw refusedAt(place, 'shares', 'shares_100')
  }
  const plan = await ownPlan(db, clubId, season)
  const change = { season_id: plan.id, by: season.viewer.user_id }
  const stored = await targetsOf(db, clubId, plan.id)
  const rows = new Map<string, Target>()
  for (const [place, { monday, ...fields }] of weeks.entries()) {
    const before = rows.get(monday) ?? stored.get(monday) ?? NO_TARGET
    if (proposed && (monday <= today || before.by_hand))
      throw refusedAt(place, 'monday', 'given_week')
    const { note, by_hand } = fields
    rows.set(monday, {
      ...before,
      ...fields,
      ...(note !== undefined && { note: note?.trim() ?? null }),
      by_hand: proposed ? false : (by_hand ?? (isTarget(fields) || before.by_hand)),
      proposed_on: proposed ? today : before.proposed_on,
    })
  }
  await storeWeeks(db, clubId, plan.id, rows)
  await noteWeeks(db, clubId, change, { stored, rows })
  await record(db, seasonChanged, happened(clubId, season))
}

/** Whether a change says what a week is to add up to, and not only what one notes of it. */
const isTarget = (change: Omit<WeekChange, 'monday' | 'by_hand'>): boolean =>
  Object.entries(change).some(([name, value]) => name !== 'note' && value !== undefined)

const refusedAt = (
  place: number,
  field: string,
  message: 'season_week' | 'given_week' | 'shares_100',
) => new Refusal('invalid', { fields: { [`weeks.${place}.${field}`]: message } })

async function storeWeeks(
  db: Db,
  clubId: ClubId,
  season_id: number,
  weeks: ReadonlyMap<string, Target>,
): Promise<void> {
  if (weeks.size === 0) return
  await db
    .insertInto('season_weeks')
    .values([...weeks].map(([monday, week]) => ({ club_id: clubId, season_id, monday, ...week })))
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'season_id', 'monday']).doUpdateSet(({ ref }) => ({
        seconds: ref('excluded.seconds'),
        distance: ref('excluded.distance'),
        load: ref('excluded.load'),
        sessions: ref('excluded.sessions'),
        shares: ref('excluded.shares'),
        kind: ref('excluded.kind'),
        by_hand: ref('excluded.by_hand'),
        proposed_on: ref('excluded.proposed_on'),
        note: ref('excluded.note'),
      })),
    )
    .execute()
}

type PlanChange = {
  phases?: Season['phases']
  goals?: readonly { session_id: number; priority: 'A' | 'B' | 'C' | null }[]
  rules?: NonNullable<Season['rules']>
}

/** @throws Refusal invalid for phases longer than the season, unknown_reference for other events */
export async function changePlan(
  db: Db,
  clubId: ClubId,
  season: SeasonToChange,
  { phases, goals = [], rules }: PlanChange,
): Promise<void> {
  const most = (daysBetween(season.first, season.last) + 1) / 7
  const weeks = phases?.reduce((sum, phase) => sum + phase.weeks, 0) ?? 0
  demand(weeks <= most, 'invalid', { fields: { phases: 'phases_too_long' } })
  await demandEvents(db, clubId, season, goals)
  const plan = await ownPlan(db, clubId, season)
  const { id } = plan
  const change = { season_id: id, by: season.viewer.user_id }
  const set = {
    ...(phases && { phases: JSON.stringify(phases) }),
    ...(rules && { rules: JSON.stringify(rules) }),
  }
  if (Object.keys(set).length > 0)
    await db
      .updateTable('seasons')
      .set(set)
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .execute()
  if (phases) await notePhases(db, clubId, change, { before: plan.phases, after: phases })
  await noteGoals(db, clubId, change, goals)
  await storeGoals(db, clubId, id, goals)
  await record(db, seasonChanged, happened(clubId, season))
}

type GoalChange = NonNullable<PlanChange['goals']>[number]

async function demandEvents(
  db: Db,
  clubId: ClubId,
  { first, last }: SeasonToChange,
  goals: readonly GoalChange[],
): Promise<void> {
  const ids = [...new Set(goals.map(({ session_id }) => session_id))]
  if (ids.length === 0) return
  const known = await db
    .selectFrom('sessions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .where('starts_at', '>=', addDays(first, -1))
    .where('starts_at', '<', addDays(last, 2))
    .execute()
  demand(known.length === ids.length, 'unknown_reference', { fields: { goals: null } })
}

async function storeGoals(
  db: Db,
  clubId: ClubId,
  season_id: number,
  goals: readonly GoalChange[],
): Promise<void> {
  if (goals.length === 0) return
  await db
    .deleteFrom('season_goals')
    .where('club_id', '=', clubId)
    .where('season_id', '=', season_id)
    .where('session_id', '=', anyOf(goals.map(({ session_id }) => session_id)))
    .execute()
  const chosen = new Map(
    goals.flatMap(({ session_id, priority }) =>
      priority === null ? [] : [[session_id, { club_id: clubId, season_id, session_id, priority }]],
    ),
  )
  if (chosen.size > 0)
    await db
      .insertInto('season_goals')
      .values([...chosen.values()])
      .execute()
}

/**
 * Takes phases and targets of another season week by week; weeks that are over, running or were set
 * by hand stay.
 * @throws Refusal invalid where that season has no plan
 */
export async function copyPlan(
  db: Db,
  clubId: ClubId,
  season: SeasonToChange,
  from: { first: string },
): Promise<void> {
  const source = await planOf(db, clubId, season.scope, from.first)
  if (source === null || from.first === season.first)
    throw new Refusal('invalid', { fields: { from: 'season_without_plan' } })
  const copied = await targetsOf(db, clubId, source.id)
  const plan = await ownPlan(db, clubId, season)
  const change = { season_id: plan.id, by: season.viewer.user_id }
  const stored = await targetsOf(db, clubId, plan.id)
  const shift = daysBetween(from.first, season.first)
  const rows = new Map(
    [...copied].flatMap(([monday, target]): [string, Target][] => {
      const day = addDays(monday, shift)
      if (day <= season.today || day > season.last || stored.get(day)?.by_hand) return []
      return [[day, { ...target, by_hand: false, proposed_on: null, note: null }]]
    }),
  )
  await storeWeeks(db, clubId, plan.id, rows)
  await noteWeeks(db, clubId, change, { stored, rows })
  if (plan.phases.length === 0) {
    await notePhases(db, clubId, change, { before: [], after: source.phases })
    await db
      .updateTable('seasons')
      .set({ phases: JSON.stringify(source.phases) })
      .where('club_id', '=', clubId)
      .where('id', '=', plan.id)
      .execute()
  }
  await record(db, seasonChanged, happened(clubId, season))
}
