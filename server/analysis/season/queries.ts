import { sql } from 'kysely'
import type { Season, SeasonGoal, SeasonWeek } from '#contract/analysis/season.ts'
import type { SeasonTemplate } from '#contract/analysis/season-templates.ts'
import { eventTypeOf } from '#domain/constants/event-types.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import type { SeasonScope } from '#domain/rules/season.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { PRIORITIES, WEEK_KINDS } from '#domain/season/season.ts'
import type { SummedSession } from '#domain/training/week-summary.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { agendaDistances } from '../../planning/calendar/open.ts'
import { eventsOfSeason, plannedSessions, seasonPlan } from './statements.ts'

export type Plan = {
  id: number
  whose: Season['scope']
  phases: Season['phases']
  rules: Season['rules']
}

/** The plan that holds for somebody; null where nobody has made one. */
export async function planOf(
  db: Db,
  club_id: ClubId,
  scope: SeasonScope,
  first: string,
): Promise<Plan | null> {
  const [row] = await run(db, seasonPlan, {
    club_id,
    first,
    user_id: scope.kind === 'athlete' ? scope.id : null,
    squad_id: scope.kind === 'squad' ? scope.id : null,
  })
  if (!row) return null
  return {
    id: row.id,
    whose: whoseOf(row),
    phases: row.phases as Season['phases'],
    rules: row.rules as Season['rules'],
  }
}

function whoseOf({
  user_id,
  squad_id,
  squad,
}: {
  user_id: number | null
  squad_id: number | null
  squad: string | null
}): Season['scope'] {
  if (user_id !== null) return { kind: 'athlete', id: user_id, name: null }
  return squad_id === null
    ? { kind: 'club', id: null, name: null }
    : { kind: 'squad', id: squad_id, name: squad }
}

export type Target = NonNullable<SeasonWeek['target']>

/** The targets of a plan by Monday. */
export async function targetsOf(
  db: Db,
  clubId: ClubId,
  planId: number,
): Promise<Map<string, Target>> {
  const rows = await db
    .selectFrom('season_weeks')
    .select(['seconds', 'distance', 'load', 'sessions', 'shares', 'kind', 'note', 'by_hand'])
    .select([
      sql<string>`monday::text`.as('monday'),
      sql<string | null>`proposed_on::text`.as('proposed_on'),
    ])
    .where('club_id', '=', clubId)
    .where('season_id', '=', planId)
    .execute()
  return new Map(
    rows.map(({ monday, kind, ...target }) => [
      monday,
      { ...target, kind: WEEK_KINDS.find((one) => one === kind) ?? null },
    ]),
  )
}

export type SeasonDays = { first: string; last: string; time_zone: string; sees_drafts: boolean }

/** The events that can be goals; with their priorities where there is a plan. */
export async function goalsOf(
  db: Db,
  club_id: ClubId,
  season_id: number | null,
  days: SeasonDays,
): Promise<SeasonGoal[]> {
  const rows = await run(db, eventsOfSeason, { club_id, season_id: season_id ?? 0, ...days })
  return rows.map(({ id, event_type, priority, ...event }) => ({
    session_id: id,
    ...event,
    event_type: eventTypeOf(event_type),
    priority: PRIORITIES.find((one) => one === priority) ?? null,
  }))
}

export type PlannedSession = SummedSession & { day: string; published: boolean; people: number }

/** The sessions in which some people train, as the sums of weeks need them. */
export async function sessionsPlanned(
  db: Db,
  club_id: ClubId,
  user_ids: readonly number[],
  days: SeasonDays,
): Promise<PlannedSession[]> {
  const rows = (
    await run(db, plannedSessions, {
      club_id,
      user_ids,
      ...days,
      athlete_role: ROLE.athlete,
      other_sport: SPORT.other,
      day_off: SPORT.day_off,
    })
  ).filter(({ people }) => people > 0)
  const ids = rows.filter((row) => row.planned_distance === null).map(({ id }) => id)
  const distances = await run(db, agendaDistances, {
    club_id,
    ids,
    repeated: PIECE_STRUCTURE.multiple,
  })
  const metres = new Map(distances.map((row) => [row.id, row.metres]))
  return rows.map((row) => ({
    day: row.day,
    published: row.published,
    people: row.people,
    sport_id: row.sport_id,
    planned_seconds: row.seconds,
    planned_distance: row.planned_distance ?? metres.get(row.id) ?? null,
    planned_rpe: row.planned_rpe,
    planned: row.intensity_ids.map((intensity_id, place) => ({
      intensity_id,
      percentage: row.percentages[place] ?? 0,
    })),
    done: null,
  }))
}

/** In how many days fitness and fatigue of a club follow the load. */
export const formDaysOf = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('clubs')
    .select(['fitness_days', 'fatigue_days'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()

/** The name of a squad; undefined for one that is not of the club. */
export async function squadName(db: Db, clubId: ClubId, id: number): Promise<string | undefined> {
  const squad = await db
    .selectFrom('squads')
    .select('name')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return squad?.name
}

/** Those of the club, and of who asks: the templates of others are theirs alone. */
export async function templatesFor(
  db: Db,
  clubId: ClubId,
  { user_id: own }: Pick<Viewer, 'user_id'>,
): Promise<SeasonTemplate[]> {
  const rows = await db
    .selectFrom('season_templates')
    .where('club_id', '=', clubId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', own)]))
    .select(['id', 'name', 'user_id', 'first_week', 'phases', 'weeks'])
    .orderBy('name', byAlphabet)
    .orderBy('id')
    .execute()
  return rows.map(({ user_id, phases, weeks, ...row }) => ({
    ...row,
    is_own: user_id !== null,
    phases: phases as SeasonTemplate['phases'],
    weeks: weeks as SeasonTemplate['weeks'],
  }))
}
