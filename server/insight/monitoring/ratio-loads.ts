import { sql } from 'kysely'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { KnownLoads } from '#domain/training/ratio-days.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { athletesAmong, type Days } from './report-mornings.ts'

export type Metric = 'ets' | 'foster' | 'trimp'
type Whose = { ids: readonly number[]; metric: Metric; viewer: Viewer }

/**
 * Loads of people out of sessions that have begun. A session that shows its results to coaches only
 * is left out for others.
 */
const loadsOf = (db: Db, clubId: ClubId, { ids, viewer }: Omit<Whose, 'metric'>) =>
  db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', anyOf(ids))
    .where('s.starts_at', '<=', sql<string>`now()`)
    .$if(!seesRestrictedResults(viewer), (all) => all.where('s.restricted_view', '=', false))

export type Trained = KnownLoads & { hasTrained: boolean }

/**
 * The first day with a load of each person, and the loads of some days. Who trained may have no load
 * by the metric.
 */
export async function knownLoads(
  db: Db,
  clubId: ClubId,
  whose: Whose,
  { first, last }: Days,
): Promise<(userId: number) => Trained> {
  const all = loadsOf(db, clubId, whose)
  const figure = sql.ref(`t.${whose.metric}`)
  const [begun, daily] = await Promise.all([
    all
      .select([
        't.user_id',
        sql<string | null>`min(t.local_date) filter (where ${figure} is not null)`.as('first'),
      ])
      .groupBy('t.user_id')
      .execute(),
    all
      .select((eb) => [
        't.user_id',
        't.local_date as day',
        eb.fn.sum<number>(`t.${whose.metric}`).as('load'),
      ])
      .where(`t.${whose.metric}`, 'is not', null)
      .where('t.local_date', '>=', first)
      .where('t.local_date', '<=', last)
      .groupBy(['t.user_id', 't.local_date'])
      .$narrowType<{ user_id: number; day: string }>()
      .execute(),
  ])
  const firsts = new Map(begun.map((one) => [one.user_id, one.first]))
  const byPerson = Map.groupBy(daily, ({ user_id }) => user_id)
  return (userId) => ({
    hasTrained: firsts.has(userId),
    first: firsts.get(userId) ?? null,
    loads: new Map((byPerson.get(userId) ?? []).map(({ day, load }) => [day, load])),
  })
}

/** Who of some people is an athlete of the club. */
export async function athletesOf(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await athletesAmong(db, clubId, userIds).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
