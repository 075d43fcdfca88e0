import { sql } from 'kysely'
import { Day, Id, nullable, T } from '#contract/schema.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { KnownLoads } from '#domain/training/ratio-days.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { athletesAmong, type Days } from './report-mornings.ts'

type Metric = 'ets' | 'foster' | 'trimp'
type Whose = { ids: readonly number[]; metric: Metric; viewer: Viewer }

/**
 * Loads of people out of sessions that have begun. A session that shows its results to coaches only
 * is left out for others.
 */
const countedLoads = (clubId: ClubId, viewer: Viewer) => sql`
  training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = ${clubId} and s.starts_at <= now()
    and (${seesRestrictedResults(viewer)}::boolean or not s.restricted_view)`

const Begun = T.Object({ user_id: Id, first: nullable(Day), trained: T.Boolean() })

/** The first day with a load of each person, and whether they trained at all. */
const begunBy = (db: Db, clubId: ClubId, { ids, metric, viewer }: Whose) =>
  checkedRows(
    db,
    Begun,
    sql`
      select p.id as user_id, f.day as first, f.day is not null or exists (
          select from ${countedLoads(clubId, viewer)} and t.user_id = p.id
        ) as trained
      from unnest(${ids}::bigint[]) p (id)
      left join lateral (
        select t.local_date as day
        from ${countedLoads(clubId, viewer)} and t.user_id = p.id
          and ${sql.ref(`t.${metric}`)} is not null
        order by t.local_date
        limit 1
      ) f on true`,
  )

/** The loads of a person by day. */
const Loads = T.Unsafe<Record<string, number>>({ type: 'object' })
const DailyLoads = T.Object({ user_id: Id, loads: Loads })

/**
 * Of several people the days are read and then the people chosen, in one go along the days; of one
 * person their days alone.
 */
const dailyLoads = (
  db: Db,
  clubId: ClubId,
  { ids, metric, viewer }: Whose,
  { first, last }: Days,
) =>
  checkedRows(
    db,
    DailyLoads,
    sql`
      with daily as ${sql.raw(ids.length > 1 ? 'materialized' : 'not materialized')} (
        select t.user_id, t.local_date as day, ${sql.ref(`t.${metric}`)} as load
        from ${countedLoads(clubId, viewer)}
          and t.local_date between ${first}::date and ${last}::date
          and ${sql.ref(`t.${metric}`)} is not null
      )
      select user_id, json_object_agg(day, load) as loads
      from (
        select user_id, day, sum(load) as load
        from daily
        where user_id = any (${ids}::bigint[])
        group by user_id, day
      ) days
      group by user_id`,
  )

export type Trained = KnownLoads & { hasTrained: boolean }

/**
 * The first day with a load of each person, and the loads of some days. Who trained may have no load
 * by the metric.
 */
export async function knownLoads(
  db: Db,
  clubId: ClubId,
  whose: Whose,
  days: Days,
): Promise<(userId: number) => Trained> {
  const [begun, daily] = await Promise.all([
    begunBy(db, clubId, whose),
    dailyLoads(db, clubId, whose, days),
  ])
  const begins = new Map(begun.map((one) => [one.user_id, one]))
  const loads = new Map(daily.map((one) => [one.user_id, one.loads]))
  return (userId) => ({
    hasTrained: begins.get(userId)?.trained ?? false,
    first: begins.get(userId)?.first ?? null,
    loads: new Map(Object.entries(loads.get(userId) ?? {})),
  })
}

/** The athletes of the club among some people. */
export async function athletesOf(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await athletesAmong(db, clubId, userIds).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
