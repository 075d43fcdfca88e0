import { sql } from 'kysely'
import type { Home } from '#contract/analysis/home.ts'
import type { TrainingDistribution } from '#contract/analysis/home-distribution.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Days } from '#domain/reports/spans.ts'
import { addDays, eachDay } from '#domain/time/week.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { startsWithin } from '../../planning/session-facts/open.ts'

type WeekQuery = { userId: number; monday: string; timeZone: string; metric: string }

/**
 * Monday to Sunday of somebody who is no coach: results that are for coaches only do not count,
 * nor does a day off. A day without a load is null, not 0.
 */
export async function weekOf(db: Db, clubId: ClubId, asked: WeekQuery): Promise<Home['week']> {
  const { monday, metric } = asked
  const score = metric === 'foster' || metric === 'trimp' ? metric : 'ets'
  const rows = await loadsOf(db, clubId, asked, score)
  const plan = await plannedOf(db, clubId, asked)
  const days = eachDay(monday, addDays(monday, 6))
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const scored = rows.filter((row) => row.score !== null)
  return {
    metric: score,
    days: days.map((day) => rows.find((row) => row.day === day)?.score ?? null),
    planned_seconds: days.map((day) => plan.find((row) => row.day === day)?.seconds ?? 0),
    done_seconds: days.map((day) => rows.find((row) => row.day === day)?.seconds ?? 0),
    total: scored.length > 0 ? sum((row) => row.score ?? 0) : null,
    time: sum((row) => row.seconds),
    distance: sum((row) => row.distance),
    sessions: sum((row) => row.sessions),
  }
}

const loadsOf = (
  db: Db,
  clubId: ClubId,
  { userId, monday }: WeekQuery,
  score: 'ets' | 'foster' | 'trimp',
) =>
  db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(({ fn, lit }) => [
      't.local_date as day',
      fn.sum<number | null>(`t.${score}`).as('score'),
      fn.coalesce(fn.sum<number>('t.seconds'), lit(0)).as('seconds'),
      fn.coalesce(fn.sum<number>('t.distance'), lit(0)).as('distance'),
      fn.countAll<number>().as('sessions'),
    ])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', userId)
    .where(visibleTo(sql`t.user_id`, clubId, userId))
    .where('t.local_date', '>=', monday)
    .where('t.local_date', '<=', addDays(monday, 6))
    .where('s.starts_at', '<=', sql<string>`now()`)
    .where('s.sport_id', 'is distinct from', SPORT.day_off)
    .where('s.restricted_view', '=', false)
    .groupBy('t.local_date')
    .execute()

/** Seconds of the published sessions the person trains in; a day off is none. */
const plannedOf = (db: Db, clubId: ClubId, { userId, monday, timeZone }: WeekQuery) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('participants as p', (join) =>
      join.onRef('p.club_id', '=', 's.club_id').onRef('p.session_id', '=', 's.id'),
    )
    .select([
      sql<string>`(s.starts_at at time zone ${timeZone})::date::text`.as('day'),
      sql<number>`sum(coalesce(
        s.planned_time, extract(epoch from s.ends_at - s.starts_at)
      ))::double precision`.as('seconds'),
    ])
    .where('s.club_id', '=', clubId)
    .where('p.user_id', '=', userId)
    .where('p.role_id', '=', ROLE.athlete)
    .where('s.kind', '=', 'session')
    .where('s.published_at', 'is not', null)
    .where('s.sport_id', '<>', SPORT.day_off)
    .where(startsWithin(monday, addDays(monday, 6), timeZone))
    .groupBy('day')
    .execute()

/** The published sessions somebody of these people is planned for, each once. */
export async function plannedIn(
  db: Db,
  clubId: ClubId,
  { start_date, end_date }: Days,
  { user_ids, timeZone }: { user_ids: readonly number[]; timeZone: string },
): Promise<TrainingDistribution['planned']> {
  const row = await db
    .selectFrom('sessions as s')
    .select(({ fn }) => [
      fn.countAll<number>().as('sessions'),
      sql<number>`coalesce(sum(coalesce(
        s.planned_time, extract(epoch from s.ends_at - s.starts_at)
      )), 0)::double precision`.as('time'),
    ])
    .where('s.club_id', '=', clubId)
    .where('s.kind', '=', 'session')
    .where('s.published_at', 'is not', null)
    .where('s.sport_id', '<>', SPORT.day_off)
    .where(startsWithin(start_date, end_date, timeZone))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('participants as p')
          .select('p.user_id')
          .whereRef('p.club_id', '=', 's.club_id')
          .whereRef('p.session_id', '=', 's.id')
          .where('p.role_id', '=', ROLE.athlete)
          .where('p.user_id', '=', anyOf(user_ids)),
      ),
    )
    .executeTakeFirst()
  return row ?? { sessions: 0, time: 0 }
}
