import { sql } from 'kysely'
import { TrainingSession, TrainingWeek } from '#contract/analysis/reports.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { addDays } from '#domain/time/week.ts'
import { visible } from '../../planning/session-facts/open.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'

type TrainingQuery = {
  user_id: number
  viewer: { user_id: number; sees_drafts: boolean }
  monday: string
  metric: string
  /** Whether results that are for coaches only count. */
  sees_restricted: boolean
}

const WEEKS = 12
const LATEST = 12
const scoreOf = (metric: string) =>
  sql.ref(metric === 'foster' || metric === 'trimp' ? `t.${metric}` : 't.ets')

/**
 * Twelve weeks up to the running one, each there even without training. A day off is no training.
 */
export async function weeksOf(
  db: Db,
  clubId: ClubId,
  { user_id, monday, metric, sees_restricted }: Omit<TrainingQuery, 'viewer'>,
): Promise<TrainingWeek[]> {
  const from = addDays(monday, -7 * (WEEKS - 1))
  const statement = sql`
    select w.week::date::text as week, sum(${scoreOf(metric)}) as score,
      coalesce(sum(t.seconds), 0) as time, coalesce(sum(t.distance), 0) as distance,
      count(t.session_id)::int as sessions
    from generate_series(${from}::date, ${monday}::date, interval '7 days') as w (week)
    left join (select t.*, s.starts_at from training_loads t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
        where t.club_id = ${clubId} and t.user_id = ${user_id} and t.local_date >= ${from}::date
          and s.starts_at <= now() and (${sees_restricted} or not s.restricted_view)
          and s.sport_id is distinct from ${SPORT.day_off}::int) t
      on t.local_date >= w.week::date and t.local_date < w.week::date + 7
    group by w.week order by w.week`
  return checkedRows(db, TrainingWeek, statement)
}

/** The latest sessions the person trained in, newest first, as far as the viewer may open them. */
export async function latestSessions(
  db: Db,
  clubId: ClubId,
  { user_id, viewer, metric, sees_restricted }: Omit<TrainingQuery, 'monday'>,
): Promise<TrainingSession[]> {
  const statement = sql`
    select s.id as session_id, s.name, s.sport_id, ${instant(sql`s.starts_at`)} as start_date,
      s.all_day as all_day_event, t.seconds as time, t.distance, ${scoreOf(metric)} as score
    from training_loads t join sessions s on s.club_id = t.club_id and s.id = t.session_id
    where t.club_id = ${clubId} and t.user_id = ${user_id}
      and (${sees_restricted} or not s.restricted_view)
      and s.sport_id is distinct from ${SPORT.day_off}::int
      and s.starts_at <= now() ${visible(viewer)}
    order by s.starts_at desc, s.id desc limit ${LATEST}`
  return checkedRows(db, TrainingSession, statement)
}
