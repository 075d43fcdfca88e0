import type { Db } from '../../server/db/client.ts'
import { mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { report, type MakesParts, type MatrixCall, type Things } from './matrix-parts.ts'

/** A day that no other row of the matrix is about. */
const DAY = '2025-07-09'
const SPAN = { start_date: '2025-07-01', end_date: '2025-07-31' }
const PRIVATE = 'A note of their own'
const RESTRICTED = 'Row for coaches'

const daily: MatrixCall = { parts: () => ({ query: { day: DAY } }) }
const course: MatrixCall = {
  parts: ({ user_id }) => ({ params: { id: user_id }, query: { day: DAY } }),
}
const path = 'GET reports/morning-monitoring'

/** Mornings, read by day, illness and training quality. */
export const MONITORING_REPORTS: Record<string, MatrixCall> = {
  [`${path}/daily`]: daily,
  [`${path}/daily/export`]: daily,
  [`${path}/daily/csv`]: daily,
  [`${path}/courses/{id}`]: course,
  [`${path}/injury-illness`]: report,
  [`${path}/injury-illness/export`]: report,
  [`${path}/injury-illness/csv`]: report,
  [`${path}/training-quality`]: report,
  [`${path}/training-quality/export`]: report,
  [`${path}/training-quality/csv`]: report,
}

/** Somebody else wrote this beside their morning, for nobody but themselves. */
const privateNote: MakesParts = async ({ club }, db) => {
  const user_id = await mateIn(db, club)
  const note = { note: PRIVATE, note_private: true }
  await db
    .insertInto('mornings')
    .values({ club_id: club, user_id, day: DAY, mood: 3, ...note })
    .execute()
  return { query: { day: DAY, athletes: String(user_id) } }
}

/** Rated by the person in a session that shows its results to coaches only. */
async function restricted(things: Things, db: Db) {
  const { club, user_id } = things
  const session_id = await sessionOfOthers(db, things, {
    name: RESTRICTED,
    restricted_view: true,
    start_date: '2025-07-08T06:00:00Z',
  })
  await db
    .insertInto('kept_loads')
    .values({
      club_id: club,
      session_id,
      user_id,
      local_date: '2025-07-08',
      zone_seconds: [0, 0, 0, 0, 0, 0, 0],
      ets_basis: 'none',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { query: SPAN }
}

export const MONITORING_REPORT_CASES: Cases = {
  [`${path}/daily`]: { 'with a private note': showing(PRIVATE, privateNote) },
  [`${path}/daily/csv`]: { 'with a private note': showing(PRIVATE, privateNote) },
  [`${path}/training-quality`]: { 'for coaches only': showing(RESTRICTED, restricted) },
}
