import { makeEvent, makeTemplate } from '../support/factories.ts'
import { END, plain, START, type MatrixCall } from './matrix-parts.ts'

/** Events, venues, conflicts and templates. */
export const PLANNING: Record<string, MatrixCall> = {
  'POST create-event': { parts: () => ({ body: { name: 'Meeting', start_date: START, end_date: END } }) },
  'POST update-event': {
    parts: async ({ club, user_id }, db) => ({ body: { id: await makeEvent(db, club, { user_id }), name: 'Party' } }),
  },
  'GET venues': plain,
  'POST sessions/conflicts': { parts: ({ user_id }) => ({ body: { start_date: START, end_date: END, athlete_ids: [user_id] } }) },
  'GET templates': plain,
  'POST templates': { parts: ({ session }) => ({ body: { name: 'Three times two', session_id: session } }), mayRefuse: ['forbidden'] },
  'PATCH templates/{id}': {
    parts: async ({ club }, db) => ({ params: { id: await makeTemplate(db, club) }, body: { name: 'Pieces' } }),
    mayRefuse: ['forbidden'],
  },
  'DELETE templates/{id}': { parts: async ({ club }, db) => ({ params: { id: await makeTemplate(db, club) } }), mayRefuse: ['forbidden'] },
}
