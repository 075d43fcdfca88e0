import { sql } from 'kysely'
import { Id, T, WordOf, type Static } from '#contract/schema.ts'
import { DISTANCE_KINDS, TEST_DISTANCES } from '#domain/performance-tests/kinds.ts'
import type { Db } from '../../db/client.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import type { ReportParams } from './build-report.ts'
import type { ReportFilter } from './report-filter.ts'

const Row = T.Object({
  test_id: Id,
  kind: WordOf(...DISTANCE_KINDS),
  user_id: Id,
  day: T.String(),
  period: T.String(),
  time: T.Number(),
})

/** A race against the clock on the ergometer, which belongs to no session. */
export type TestDone = Static<typeof Row> & { distance: number }

/**
 * The tests of performance of the people of a report, as far as the viewer sees those of each kind;
 * none where the report is narrowed down to sessions.
 */
export async function testsDone(
  db: Db,
  params: ReportParams,
  { viewer_id, test_scopes, weekday }: ReportFilter,
): Promise<TestDone[]> {
  const { club_id, user_ids, start_date, end_date, by, season_month, session_ids } = params
  if (session_ids !== null || by === 'session' || weekday !== null) return []
  const seen = DISTANCE_KINDS.map(
    (kind) =>
      sql`(t.kind = ${kind} and ${visibleTo(sql`t.user_id`, club_id, viewer_id, test_scopes[kind])})`,
  )
  const rows = await checkedRows(
    db,
    Row,
    sql`
      select t.id as test_id, t.kind, t.user_id, t.day::text as day,
        app.report_period(${by}, t.day, null, ${season_month}::int) as period, t.time_s as time
      from performance_tests t
      where t.club_id = ${club_id} and t.user_id = any (${[...user_ids]}::bigint[])
        and t.day between ${start_date}::date and ${end_date}::date and t.time_s is not null
        and (${sql.join(seen, sql` or `)})
      order by t.day, t.id`,
  )
  return rows.map((row) => ({ ...row, distance: TEST_DISTANCES[row.kind].distance }))
}
