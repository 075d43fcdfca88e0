import { makeSession, rowingFile } from '../support/factories.ts'
import { FILES } from './matrix-files.ts'
import { PLANNING } from './matrix-planning.ts'
import { CALENDAR } from './matrix-calendar.ts'
import {
  importInDoubt,
  absenceOf,
  endAbsences,
  byOarActivity,
  oarActivity,
} from './matrix-parts-training.ts'
import {
  START,
  END,
  plain,
  bySession,
  byActivity,
  report,
  type MatrixCall,
} from './matrix-parts.ts'
import { CREWS } from './matrix-crews.ts'
import { MONITORING_RATIO } from './matrix-monitoring-ratio.ts'
import { MONITORING_REPORTS } from './matrix-monitoring-reports.ts'
import { MONITORING } from './matrix-monitoring.ts'
import { PERFORMANCE_TESTS } from './matrix-performance-tests.ts'
import { RETURN_NOTES } from './matrix-return-notes.ts'
import { TEST_FILES } from './matrix-test-files.ts'
import { RACES } from './matrix-races.ts'
import { RACING } from './matrix-racing.ts'
import { GUARDIAN_MESSAGE_CALLS } from './matrix-guardian-messages.ts'
import { GUARDIAN_CALLS } from './matrix-guardians.ts'
import { CHALLENGE_CALLS } from './matrix-challenges.ts'
import { MESSAGE_CALLS } from './matrix-messages.ts'
import { WALL_CALLS } from './matrix-wall.ts'
import { WORKOUT_CALLS } from './matrix-workouts.ts'
import { LIVE_CALLS } from './matrix-live.ts'
import { PUBLIC_CALLS } from './matrix-public.ts'
import { REPORT_LINKS } from './matrix-report-links.ts'
import { REPORT_MAILS } from './matrix-report-mails.ts'
import { REPORT_VIEWS } from './matrix-report-views.ts'
import { SEASON_CALLS } from './matrix-season.ts'
import { SCORES } from './matrix-scores.ts'
import { SESSION_LIFE } from './matrix-session-life.ts'
import { TEST_REPORTS } from './matrix-test-reports.ts'

/** Two figures that everybody has who trained. */
const analysed: MatrixCall = {
  parts: () => ({
    query: { start_date: '2026-03-01', end_date: '2026-03-31', x: 'sessions', y: 'time' },
  }),
}

/** Rows of the matrix about what is planned, rowed and read from files. */
export const TRAINING_CALLS: Record<string, MatrixCall> = {
  ...PLANNING,
  'GET event-tags': plain,
  ...CREWS,
  ...RACES,
  'POST agenda': { parts: () => ({ body: { start_date: '2026-03-01', end_date: '2026-03-31' } }) },
  ...CALENDAR,
  'GET session/{id}': bySession,
  'POST create-session': {
    parts: () => ({ body: { name: 'Row', sport_id: 1, start_date: START, end_date: END } }),
  },
  'POST update-session': { parts: ({ session }) => ({ body: { id: session, name: 'Row again' } }) },
  'DELETE session/{id}': {
    parts: async ({ club, user_id }, db) => ({
      params: { id: await makeSession(db, club, { user_id }) },
    }),
  },
  ...MONITORING,
  ...RETURN_NOTES,
  ...SESSION_LIFE,
  'POST session/{id}/rpe': {
    parts: ({ session }) => ({ params: { id: session }, body: { rpe: 4 } }),
  },
  'GET session/{id}/attendance': bySession,
  'POST session-attendance': {
    parts: ({ session, user_id }) => ({
      body: { event_id: session, users: { [user_id]: { attending: 1 } } },
    }),
  },
  'POST session/{id}/register': {
    parts: ({ session, user_id }) => ({ params: { id: session }, body: { add: [user_id] } }),
  },
  'GET session/{id}/attendance/export': bySession,
  'GET availability': plain,
  'POST availability': {
    parts: () => ({ body: { slots: [{ weekday: 1, part: 'early', free: true }] } }),
  },
  'GET availability/grid': { parts: () => ({ query: { week_of: '2026-03-02' } }) },
  'POST absences': {
    parts: () => ({
      body: { from_date: '2026-03-02', until_date: '2026-03-03', reason: 'travel' },
    }),
    undo: endAbsences,
  },
  'DELETE absences/{id}': { parts: absenceOf },
  'POST imports': {
    parts: () => ({ upload: {}, file: { bytes: rowingFile(new Date(START), { seconds: 10 }) } }),
  },
  'GET imports/{id}': { parts: ({ import_id }) => ({ params: { id: import_id } }) },
  'GET imports': plain,
  'POST imports/{id}/assign': {
    parts: ({ import_id, session }) => ({
      params: { id: import_id },
      body: { session_id: session },
    }),
  },
  'POST imports/{id}/answer': {
    parts: async (things, db) => ({
      params: { id: await importInDoubt(db, things) },
      body: { date_order: 'day-month' },
    }),
  },
  ...FILES,
  'GET session/{id}/results': bySession,
  ...SCORES,
  'GET activities/{id}': byActivity,
  'GET activities/{id}/channels': byActivity,
  'POST activities/{id}/choice': {
    parts: ({ activity }) => ({ params: { id: activity }, body: { chosen: true } }),
  },
  'GET session/{id}/telemetry': bySession,
  ...WORKOUT_CALLS,
  'GET activities/{id}/strokes': byOarActivity,
  'GET activities/{id}/force-curves': byOarActivity,
  'POST activities/{id}/telemetry': {
    parts: async (things, db) => ({
      ...(await oarActivity(things, db)),
      body: { video_offset: 12 },
    }),
  },
  ...REPORT_VIEWS,
  ...REPORT_LINKS,
  ...MESSAGE_CALLS,
  ...WALL_CALLS,
  ...GUARDIAN_CALLS,
  ...GUARDIAN_MESSAGE_CALLS,
  ...CHALLENGE_CALLS,
  ...LIVE_CALLS,
  ...PUBLIC_CALLS,
  ...REPORT_MAILS,
  ...RACING,
  ...MONITORING_RATIO,
  ...SEASON_CALLS,
  ...TEST_REPORTS,
  ...MONITORING_REPORTS,
  ...PERFORMANCE_TESTS,
  ...TEST_FILES,
  'GET reports/training-summary': report,
  'GET reports/training-summary/export': report,
  'GET reports/training-summary/csv': report,
  'GET reports/rpe': report,
  'GET reports/rpe/export': report,
  'GET reports/rpe/csv': report,
  'GET reports/attendance': report,
  'GET reports/attendance/export': report,
  'GET reports/attendance/csv': report,
  'GET reports/performance': report,
  'GET reports/performance/export': report,
  'GET reports/performance/csv': report,
  'GET reports/improvement': report,
  'GET reports/improvement/export': report,
  'GET reports/improvement/csv': report,
  'GET reports/comparison/sessions': report,
  'GET reports/comparison/{id}': bySession,
  'GET reports/comparison/{id}/export': bySession,
  'GET reports/comparison/{id}/csv': bySession,
  'GET reports/analysis': analysed,
  'GET reports/analysis/export': analysed,
  'GET reports/analysis/csv': analysed,
  'GET reports/gmt': report,
  'GET reports/gmt/export': report,
  'GET reports/gmt/csv': report,
  'GET reports/gmt/pieces': report,
  'GET reports/gmt/pieces/export': report,
  'GET reports/gmt/pieces/csv': report,
  'GET reports/gmt/crews': report,
  'GET reports/gmt/crews/export': report,
  'GET reports/gmt/crews/csv': report,
  'GET reports/ergo-progress': report,
  'GET reports/ergo-progress/export': report,
  'GET reports/ergo-progress/csv': report,
  'GET reports/ergo-progress/pieces': report,
  'GET reports/ergo-progress/pieces/export': report,
  'GET reports/ergo-progress/pieces/csv': report,
  'GET reports/ergo-progress/curves': report,
  'GET reports/bike-progress': report,
  'GET reports/bike-progress/export': report,
  'GET reports/bike-progress/csv': report,
  'GET reports/bike-progress/curves': report,
  'GET reports/training-summary/parts': report,
  'GET reports/training-summary/parts/export': report,
  'GET reports/training-summary/parts/csv': report,
  'GET reports/water-progress': report,
  'GET reports/water-progress/export': report,
  'GET reports/water-progress/csv': report,
  'GET reports/water-progress/pieces': report,
  'GET reports/water-progress/pieces/export': report,
  'GET reports/water-progress/pieces/csv': report,
}
