import type { ClubId, Db } from '../../server/db/client.ts'
import { byPerson, type MakesParts, type MatrixCall } from './matrix-parts.ts'

const path = 'performance-tests'
const DAY = '2026-03-02'

const listed: MatrixCall = {
  parts: async ({ club, user_id }, db) => {
    await testOf(db, club, user_id)
    return { query: { kind: '2k', start_date: '2026-03-01', end_date: '2026-03-31' } }
  },
}

/** The race of a person over 2 km, which there is one of a day. */
async function testOf(db: Db, club: ClubId, user_id: number): Promise<number> {
  const { id } = await db
    .insertInto('performance_tests')
    .values({ club_id: club, user_id, kind: '2k', day: DAY, time_s: 421.5 })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id', 'kind', 'day']).doUpdateSet({ time_s: 421.5 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ofTest: MakesParts = async ({ club, user_id }, db) => ({
  params: { id: await testOf(db, club, user_id) },
})

/** Tests of performance as they are read: in lists, one by one, and of a person. */
export const TEST_REPORTS: Record<string, MatrixCall> = {
  [`GET ${path}`]: listed,
  [`GET ${path}/export`]: listed,
  [`GET ${path}/csv`]: listed,
  [`GET ${path}/{id}/report`]: { parts: ofTest },
  [`GET ${path}/{id}/export`]: { parts: ofTest },
  [`GET ${path}/{id}/csv`]: { parts: ofTest },
  [`GET ${path}/athletes/{id}`]: byPerson,
}
