import type { Db } from '../../server/db/client.ts'
import { testSecrets } from '../support/app.ts'
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

/** An account of the caller that planned sessions go to. */
const sendingAccount = ({ club, user_id }: Things, db: Db) =>
  db
    .insertInto('provider_connections')
    .values({
      user_id,
      for_club: club,
      provider: 'garmin',
      external_user_id: `user-${user_id}`,
      tokens: testSecrets.seal('{}', user_id),
      sends_workouts: true,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        for_club: club,
        sends_workouts: true,
      }),
    )
    .execute()

/** Sessions as files for watches and trainers, and what was done of them. */
export const WORKOUT_CALLS: Record<string, MatrixCall> = {
  'GET session/{id}/workout': bySession,
  'GET session/{id}/workouts': bySession,
  'GET session/{id}/workout-file': asFile,
  'GET session/{id}/workout-files': asFile,
  'POST session/{id}/workout-sending': {
    parts: async (things, db) => {
      await sendingAccount(things, db)
      return { params: { id: await inPieces(things, db) } }
    },
  },
  'GET week-workouts': {
    parts: () => ({ query: { start_date: '2026-03-02', format: 'fit' } }),
  },
}
