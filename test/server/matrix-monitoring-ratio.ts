import type { Db } from '../../server/db/client.ts'
import { mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const path = 'reports/training-ratio'
const DAY = '2025-06-11'
const RULES = { method: 'uncoupled', low: 0.7, high: 1.2, danger: 1.4 }

/** The change of load of athletes, and the lines of its statuses. */
export const MONITORING_RATIO: Record<string, MatrixCall> = {
  [`GET ${path}`]: plain,
  [`GET ${path}/export`]: plain,
  [`GET ${path}/csv`]: plain,
  [`GET ${path}/athletes/{id}`]: {
    parts: ({ user_id }) => ({ params: { id: user_id }, query: { from: DAY, to: DAY } }),
  },
  [`POST ${path}/rules`]: {
    parts: () => ({ body: RULES }),
    undo: (db, club) => db.deleteFrom('monitoring_rules').where('club_id', '=', club).execute(),
  },
}

/** Somebody else trained in a session that shows its results to coaches only. */
async function restricted(things: Things, db: Db) {
  const { club } = things
  const user_id = await mateIn(db, club)
  const session_id = await sessionOfOthers(db, things, {
    name: 'Load for coaches',
    restricted_view: true,
    start_date: `${DAY}T06:00:00Z`,
  })
  await db
    .insertInto('kept_loads')
    .values({
      club_id: club,
      session_id,
      user_id,
      local_date: DAY,
      zone_seconds: [0, 0, 0, 0, 0, 0, 0],
      ets: 4321,
      ets_basis: 'none',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id: user_id }, query: { from: DAY, to: DAY } }
}

export const MONITORING_RATIO_CASES: Cases = {
  [`GET ${path}`]: { 'with lines to move': showing('"can_change":true', () => ({})) },
  [`GET ${path}/athletes/{id}`]: { 'for coaches only': showing('"load":4321', restricted) },
}
