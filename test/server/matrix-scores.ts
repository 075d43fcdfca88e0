import type { Db } from '../../server/db/client.ts'
import { makeSession } from '../support/factories.ts'
import { bySession, type MatrixCall, type Things } from './matrix-parts.ts'

export const STRUCTURE = {
  piece_structure: 1 as const,
  repetitions: 1,
  pieces: [
    { planned_distance: 2000, planned_time: null, rest: null, split_length: 500, segments: [] },
  ],
}

/** A value of the person's own in an ergo session they take part in. */
const ownScore = async ({ club, user_id }: Things, db: Db) => {
  const plan = { sport_id: 2, structure: STRUCTURE, athlete_ids: [user_id] }
  const id = await makeSession(db, club, { user_id, role_id: 2 }, plan)
  const scores = [{ piece: 1, part: 'piece', number: 0, values: { time: 400.5 } }]
  return { params: { id }, body: { results: [{ user_id, version: 0, scores }] } }
}

export const SCORES: Record<string, MatrixCall> = {
  'GET session/{id}/scores': bySession,
  'POST session/{id}/add-scores': { parts: ownScore },
  'GET session/{id}/scores/sheet': bySession,
  'GET session/{id}/scores/csv': bySession,
}
