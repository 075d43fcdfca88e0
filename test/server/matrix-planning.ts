import { makeEvent, makeTemplate } from '../support/factories.ts'
import type { Db } from '../../server/db/client.ts'
import { END, plain, START, type MatrixCall, type Things } from './matrix-parts.ts'

/** Makes a session the only one of a series, which then is to take place twice. */
async function ofSeries({ club, session }: Things, db: Db) {
  const repeat_rule = JSON.stringify({ repeat_frequency_type: 'daily', repeat_numbers: 1 })
  const { id } = await db
    .insertInto('session_series')
    .values({ club_id: club, repeat_rule })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('sessions')
    .set({ series_id: id })
    .where('club_id', '=', club)
    .where('id', '=', session)
    .execute()
  return { body: { id: session, scope: 'all', repeat_frequency_type: 'daily', repeat_numbers: 2 } }
}

/** Events, venues, conflicts and templates. */
export const PLANNING: Record<string, MatrixCall> = {
  'POST create-event': {
    parts: () => ({ body: { name: 'Meeting', start_date: START, end_date: END } }),
  },
  'POST update-event': {
    parts: async ({ club, user_id }, db) => ({
      body: { id: await makeEvent(db, club, { user_id }), name: 'Party' },
    }),
  },
  'GET venues': plain,
  'POST sessions/conflicts': {
    parts: ({ user_id }) => ({
      body: { start_date: START, end_date: END, athlete_ids: [user_id] },
    }),
  },
  'POST change-series/preview': { parts: ofSeries },
  'POST change-series': { parts: ofSeries },
  'GET templates': plain,
  'POST templates': {
    parts: ({ session }) => ({ body: { name: 'Three times two', session_id: session } }),
  },
  'PATCH templates/{id}': {
    parts: async ({ club }, db) => ({
      params: { id: await makeTemplate(db, club) },
      body: { name: 'Pieces' },
    }),
  },
  'DELETE templates/{id}': {
    parts: async ({ club }, db) => ({ params: { id: await makeTemplate(db, club) } }),
  },
}
