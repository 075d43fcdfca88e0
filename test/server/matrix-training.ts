import { makeEvent, makeSession, makeTemplate, rowingFile } from '../support/factories.ts'
import { CALENDAR } from './matrix-calendar.ts'
import { START, END, importInDoubt, plain, bySession, byActivity, byCrew, crewParts, report, type MatrixCall } from './matrix-parts.ts'
import { SESSION_LIFE } from './matrix-session-life.ts'

/** Rows of the matrix about what is planned, rowed and read from files. */
export const TRAINING_CALLS: Record<string, MatrixCall> = {
  'GET event-tags': plain,
  'GET crews': plain,
  'GET crews/{id}': byCrew,
  'POST create-crew': {
    parts: ({ user_id }) => ({ body: { boat_type: 1, crew_users: [{ user_id, position: 1 }] } }),
    mayRefuse: ['forbidden'],
  },
  'POST edit-crew': { parts: crewParts((id) => ({ body: { id, version: 1, name: 'Sunday eight' } })) },
  'POST edit-crews': { parts: crewParts((id) => ({ body: { crews: [{ id, version: 1, crew_users: [] }] } })) },
  'POST delete-crew': { parts: crewParts((id) => ({ body: { crew_id: id } })) },
  'POST copy-crew': { parts: crewParts((id) => ({ body: { crew_id: id } })) },
  'POST assign-crews-to-sessions': { parts: crewParts((id, { session }) => ({ body: { crew_ids: [id], session_ids: [session] } })) },
  'GET session/{id}/crews': bySession,
  'POST session/{id}/crews/fill': bySession,
  'POST session/{id}/crews/publish': { parts: ({ session }) => ({ params: { id: session }, body: { published: true } }) },
  'POST crews/export-event-to-xls': { parts: ({ session }) => ({ body: { event_id: session } }) },
  'GET session/{id}/crews/sheet': bySession,
  'POST save-gmts': { parts: () => ({ body: { sport: 1, gmts: [{ class: 'M1x', distance: 2000, time: 390.74, status: 'fact' }] } }) },
  'POST agenda': { parts: () => ({ body: { start_date: '2026-03-01', end_date: '2026-03-31' } }) },
  ...CALENDAR,
  'GET session/{id}': bySession,
  'POST create-session': { parts: () => ({ body: { name: 'Row', sport_id: 1, start_date: START, end_date: END } }) },
  'POST update-session': { parts: ({ session }) => ({ body: { id: session, name: 'Row again' } }) },
  'DELETE session/{id}': { parts: async ({ club, user_id }, db) => ({ params: { id: await makeSession(db, club, { user_id }) } }) },
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
  ...SESSION_LIFE,
  'POST session/{id}/rpe': { parts: ({ session }) => ({ params: { id: session }, body: { rpe: 4 } }) },
  'GET session/{id}/attendance': bySession,
  'POST session-attendance': {
    parts: ({ session, user_id }) => ({ body: { event_id: session, users: { [user_id]: { attending: 1 } } } }),
  },
  'POST imports': { parts: () => ({ upload: {}, file: { bytes: rowingFile(new Date(START), { seconds: 10 }) } }) },
  'GET imports/{id}': { parts: ({ import_id }) => ({ params: { id: import_id } }) },
  'GET imports': plain,
  'POST imports/{id}/assign': { parts: ({ import_id, session }) => ({ params: { id: import_id }, body: { session_id: session } }) },
  'POST imports/{id}/answer': {
    parts: async (things, db) => ({ params: { id: await importInDoubt(db, things) }, body: { date_order: 'day-month' } }),
  },
  'GET session/{id}/results': bySession,
  'GET activities/{id}': byActivity,
  'GET activities/{id}/channels': byActivity,
  'GET reports/training-summary': report,
  'GET reports/training-summary/export': report,
}
