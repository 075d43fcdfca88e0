import { byTest } from './matrix-performance-tests.ts'
import { byPerson, type MatrixCall } from './matrix-parts.ts'

const path = 'performance-tests'

const listed: MatrixCall = {
  parts: async ({ club, user_id }, db) => {
    await db
      .insertInto('performance_tests')
      .values({ club_id: club, user_id, kind: '2k', day: '2026-03-02', time_s: 421.5 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { query: { kind: '2k', start_date: '2026-03-01', end_date: '2026-03-31' } }
  },
}

/** Tests of performance as they are read: in lists, one by one, and of a person. */
export const TEST_REPORTS: Record<string, MatrixCall> = {
  [`GET ${path}`]: listed,
  [`GET ${path}/export`]: listed,
  [`GET ${path}/csv`]: listed,
  [`GET ${path}/{id}/report`]: byTest,
  [`GET ${path}/{id}/export`]: byTest,
  [`GET ${path}/{id}/csv`]: byTest,
  [`GET ${path}/athletes/{id}`]: byPerson,
}
