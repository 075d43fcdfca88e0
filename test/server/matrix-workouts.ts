import type { Db } from '../../server/db/client.ts'
import { makeSession } from '../support/factories.ts'
import { TWO_PIECES } from '../support/measured-pieces.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'

/** A session with pieces, which the person runs. */
const inPieces = ({ club, user_id }: Things, db: Db) =>
  makeSession(db, club, { user_id }, TWO_PIECES)

const bySession: MatrixCall = {
  parts: async (things, db) => ({ params: { id: await inPieces(things, db) } }),
}
const asFile: MatrixCall = {
  parts: async (things, db) => ({
    params: { id: await inPieces(things, db) },
    query: { format: 'fit' },
  }),
}

/** Sessions as files for watches and trainers, and what was done of them. */
export const WORKOUT_CALLS: Record<string, MatrixCall> = {
  'GET session/{id}/workout': bySession,
  'GET session/{id}/workouts': bySession,
  'GET session/{id}/workout-file': asFile,
  'GET session/{id}/workout-files': asFile,
  'GET week-workouts': {
    parts: () => ({ query: { start_date: '2026-03-02', format: 'fit' } }),
  },
}
