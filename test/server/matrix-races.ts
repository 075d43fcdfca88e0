import type { Db } from '../../server/db/client.ts'
import { makeCrew } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { makeRace, makeRegatta } from '../support/races.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'

/** A regatta of the person's with a race of theirs. */
async function ownRace(
  { club, user_id }: Things,
  db: Db,
): Promise<{ id: number; session: number }> {
  const session = await makeRegatta(db, club, { user_id })
  return { id: await makeRace(db, club, session, { user_id }), session }
}

const byRegatta = async (things: Things, db: Db): Promise<Parts> => ({
  params: { id: (await ownRace(things, db)).session },
})

/** Rows of the matrix about the races of a regatta. */
export const RACES: Record<string, MatrixCall> = {
  'GET event/{id}/races': { parts: byRegatta },
  'POST save-races': {
    parts: async (things, db) => {
      const { id, session } = await ownRace(things, db)
      return {
        body: { session_id: session, races: [{ id, version: 1, name: 'Final', place: 1 }] },
      }
    },
  },
  'GET profiles/{id}/races': {
    parts: async (things, db) => {
      await ownRace(things, db)
      return { params: { id: things.user_id } }
    },
  },
}

/** A new race of a crew, one of an athlete, and one to delete. */
export const fullRaces = async (things: Things, db: Db): Promise<Parts> => {
  const { club, user_id } = things
  const { id, session } = await ownRace(things, db)
  const crew_id = await makeCrew(db, club, { session_id: session, user_ids: [user_id] })
  return {
    body: {
      session_id: session,
      races: [{ crew_id }],
      deleted: [{ id, version: 1 }],
    },
  }
}
export const fullRacesOfOne = async ({ club, user_id }: Things, db: Db): Promise<Parts> => ({
  body: { session_id: await makeRegatta(db, club, { user_id }), races: [{ user_id }] },
})
