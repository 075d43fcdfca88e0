import {
  DISTANCE_KINDS,
  TEST_DISTANCES,
  type DistanceKind,
} from '#domain/performance-tests/kinds.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { ReportParams } from './build-report.ts'
import type { ReportFilter } from './report-filter.ts'
import { testsDone as statement, type TestsDoneRow } from './statements.ts'

/** A race against the clock on the ergometer, which belongs to no session. */
export type TestDone = Omit<TestsDoneRow, 'kind'> & { kind: DistanceKind; distance: number }

/**
 * The tests of performance of the people of a report, as far as the viewer sees those of each kind;
 * none where the report is narrowed down to sessions.
 */
export async function testsDone(
  db: Db,
  params: ReportParams,
  { viewer_id, test_scopes, weekday }: ReportFilter,
): Promise<TestDone[]> {
  const { session_ids, ...of } = params
  if (session_ids !== null || params.by === 'session' || weekday !== null) return []
  const rows = await run(db, statement, {
    ...of,
    viewer_id,
    scope_2k: test_scopes['2k'],
    scope_5k: test_scopes['5k'],
    scope_6k: test_scopes['6k'],
  })
  return rows.flatMap((row) => {
    const kind = DISTANCE_KINDS.find((one) => one === row.kind)
    return kind ? [{ ...row, kind, distance: TEST_DISTANCES[kind].distance }] : []
  })
}
