import { lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import type { Db } from '../../server/db/client.ts'
import { testSecrets } from '../support/app.ts'
import { makeCrew, makeMember, makeRacePiece, today } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { bySession, plain, type MatrixCall, type Things } from './matrix-parts.ts'

/** A crew of the person's, in a session they run. */
export const crewParts =
  (parts: (id: number, things: Things) => Parts) =>
  async (things: Things, db: Db): Promise<Parts> =>
    parts(
      await makeCrew(db, things.club, {
        session_id: things.session,
        published: true,
        user_ids: [things.user_id],
      }),
      things,
    )
const byCrew: MatrixCall = { parts: crewParts((id) => ({ params: { id } })) }

/** The code of a link to the sheet of a session, as made for one from whom minors are hidden. */
export const sheetLink = (club: number, session: number, until = Date.now() + 300_000): string =>
  testSecrets
    .seal(
      JSON.stringify({
        club,
        session,
        all: false,
        day: '2026-03-02',
        hidden_since: lastBirthdayOfAge(today()),
        language: 'en',
        until,
      }),
      'crew-sheet',
    )
    .toString('base64url')

export const CREWS: Record<string, MatrixCall> = {
  'GET crews': plain,
  'GET crews/{id}': byCrew,
  'POST create-crew': {
    parts: ({ user_id }) => ({ body: { boat_type: 1, crew_users: [{ user_id, position: 1 }] } }),
  },
  'POST edit-crew': {
    parts: crewParts((id) => ({ body: { id, version: 1, name: 'Sunday eight' } })),
  },
  'POST edit-crews': {
    parts: crewParts((id) => ({ body: { crews: [{ id, version: 1, crew_users: [] }] } })),
  },
  'POST delete-crew': { parts: crewParts((id) => ({ body: { crew_id: id } })) },
  'POST copy-crew': { parts: crewParts((id) => ({ body: { crew_id: id } })) },
  'POST assign-crews-to-sessions': {
    parts: crewParts((id, { session }) => ({ body: { crew_ids: [id], session_ids: [session] } })),
  },
  'GET session/{id}/crews': bySession,
  'POST session/{id}/crews/fill': bySession,
  'POST session/{id}/crews/publish': {
    parts: ({ session }) => ({ params: { id: session }, body: { published: true } }),
  },
  'POST crews/export-event-to-xls': { parts: ({ session }) => ({ body: { event_id: session } }) },
  'GET session/{id}/crews/sheet': bySession,
  'GET crew-sheets/{code}.xlsx': {
    parts: ({ club, session }) => ({ params: { code: sheetLink(club, session) } }),
  },
  'GET session/{id}/seat-race': bySession,
  'POST session/{id}/seat-race/plan': {
    parts: async ({ club, user_id, session }, db) => {
      const rival = await makeMember(db, club)
      const crew_ids = [
        await makeCrew(db, club, { session_id: session, user_ids: [user_id] }),
        await makeCrew(db, club, { session_id: session, user_ids: [rival.id] }),
      ]
      return {
        params: { id: session },
        body: { method: 'one-swap', crew_ids, pieces: 2, distance: 1000 },
      }
    },
  },
  'POST session/{id}/seat-race/pieces': {
    parts: async ({ club, user_id, session }, db) => {
      await makeRacePiece(db, club, session, [[user_id], []])
      return { params: { id: session }, body: { swap: null } }
    },
  },
  'POST session/{id}/seat-race/times': {
    parts: async ({ club, user_id, session }, db) => {
      const { id, crew_ids } = await makeRacePiece(db, club, session, [[user_id], []])
      return {
        params: { id: session },
        body: { piece_id: id, times: [{ crew_id: crew_ids[0], time: 200.5 }] },
      }
    },
  },
  'POST session/{id}/seat-race/remove': {
    parts: async ({ club, user_id, session }, db) => {
      const { id } = await makeRacePiece(db, club, session, [[user_id], []])
      return { params: { id: session }, body: { piece_ids: [id] } }
    },
  },
  'POST save-gmts': {
    parts: () => ({
      body: { sport: 1, gmts: [{ class: 'M1x', distance: 2000, time: 390.74, status: 'fact' }] },
    }),
  },
}
