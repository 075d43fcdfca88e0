import type { RaceLine } from '#domain/race-analysis/kinds.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { addRaceReport } from '../../server/analysis/race-analysis/commands.ts'
import { writeScores } from '../../server/analysis/result-entry/open.ts'
import { makeSession } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'
import { STRUCTURE } from './matrix-scores.ts'

type Place = Pick<Things, 'club' | 'user_id'>

/** Days that no other row of the matrix is about. */
const DAYS = { start_date: '2025-06-02T06:00:00Z', end_date: '2025-06-02T07:30:00Z' }
const SPAN = { start_date: '2025-06-01', end_date: '2025-06-30' }

/** A piece that the person rowed alone. */
export async function rowedPiece(
  db: Db,
  { club, user_id }: Place,
  plan: object = {},
): Promise<RaceLine> {
  const session_id = await makeSession(
    db,
    club,
    { user_id, role_id: 2 },
    { ...DAYS, structure: STRUCTURE, athlete_ids: [user_id], ...plan },
  )
  const scores = [{ piece: 1, part: 'piece' as const, number: 0, values: { time: 400.5 } }]
  const change = { user_id, alternative: false, sport_id: 1, scores }
  await writeScores(db, club, user_id, session_id, [change])
  return { session_id, piece: 1, crew_id: null, user_id }
}

/** A comparison of it that somebody has saved. */
async function comparisonBy(
  db: Db,
  place: Place,
  creator_id: number,
  plan: object = {},
): Promise<Parts> {
  const lines = [await rowedPiece(db, place, plan)]
  const { uuid } = await addRaceReport(db, place.club, { name: 'Trial', creator_id, lines })
  return { params: { uuid } }
}

const own = (things: Things, db: Db) => comparisonBy(db, things, things.user_id)
const ofMate = async (things: Things, db: Db) =>
  comparisonBy(db, things, await mateIn(db, things.club))

const forget = (db: Db, club: ClubId): Promise<unknown> =>
  db.deleteFrom('race_reports').where('club_id', '=', club).execute()

/** Comparisons of pieces. */
export const RACING: Record<string, MatrixCall> = {
  'GET reports/racing/pieces': {
    parts: async (things, db) => {
      await rowedPiece(db, things)
      return { query: SPAN }
    },
  },
  'GET race-reports': { parts: () => ({}) },
  'POST race-reports': {
    parts: async (things, db) => ({
      body: { name: 'Trial', lines: [await rowedPiece(db, things)] },
    }),
    undo: forget,
  },
  'PATCH race-reports/{uuid}': {
    parts: async (things, db) => ({ ...(await own(things, db)), body: { name: 'Final' } }),
    undo: forget,
  },
  'DELETE race-reports/{uuid}': { parts: own },
  'GET race-reports/{uuid}': { parts: own, undo: forget },
  'GET race-reports/{uuid}/export': { parts: own, undo: forget },
  'GET race-reports/{uuid}/csv': { parts: own, undo: forget },
}

const RESTRICTED = 'Trial for coaches'

/** A piece of somebody else whose results only coaches see. */
const kept = async (things: Things, db: Db) => {
  const user_id = await mateIn(db, things.club)
  const plan = { name: RESTRICTED, restricted_view: true }
  return comparisonBy(db, { club: things.club, user_id }, things.user_id, plan)
}

/** A comparison of somebody else, and no other. */
const onlyOfMate = async (things: Things, db: Db) => {
  await forget(db, things.club)
  await ofMate(things, db)
  return {}
}

/** What others have saved, and what only some see of it. */
export const RACING_CASES: Cases = {
  'GET race-reports': { 'of somebody else': showing('"can_change":true', onlyOfMate) },
  'PATCH race-reports/{uuid}': {
    'of somebody else': {
      makes: async (things, db) => ({ ...(await ofMate(things, db)), body: { name: 'Final' } }),
    },
  },
  'DELETE race-reports/{uuid}': { 'of somebody else': { makes: ofMate } },
  'GET race-reports/{uuid}': { 'for coaches only': showing(RESTRICTED, kept) },
  'GET race-reports/{uuid}/export': { 'for coaches only': showing(RESTRICTED, kept) },
  'GET race-reports/{uuid}/csv': { 'for coaches only': showing(RESTRICTED, kept) },
}
