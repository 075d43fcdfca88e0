import { makeSession } from '../support/factories.ts'
import { NOTICE_SETTINGS } from './matrix-notices.ts'
import { plain, type MatrixCall } from './matrix-parts.ts'

/** Rows of the matrix about lists of choices, the first page and notifications. */
export const LIST_CALLS: Record<string, MatrixCall> = {
  'GET intensities': plain,
  'GET heart-rate-zones': plain,
  'GET units-of-measurement': plain,
  'GET club-statuses': plain,
  'GET session-types': plain,
  'GET roles': plain,
  'GET permissions': plain,
  'GET not-attending-heath-options': plain,
  'GET age-options': plain,
  'GET gender-options': plain,
  'GET weight-options': plain,
  'GET crew-group-options': plain,
  'GET sports': plain,
  'GET roles/{roleId}/permissions': { parts: () => ({ params: { roleId: 2 } }) },
  'GET focuses': plain,
  'GET stroke-rate-zones': plain,
  'GET telemetry-standards-options': plain,
  'GET crew-structures': plain,
  'GET get-gmts': plain,
  'GET exercises': plain,
  'POST exercises/add': { parts: () => ({ body: { name: `Plank ${Math.random()}` } }) },
  /** With a session of today, late in the evening too, which its planner may edit. */
  'GET home': {
    parts: async ({ club, user_id }, db) => {
      const start_date = new Date().toISOString()
      await makeSession(db, club, { user_id }, { start_date })
      return {}
    },
  },
  'GET home/training-distribution': plain,
  'GET first-steps': plain,
  'POST first-steps/dismiss': plain,
  'GET notifications': plain,
  'GET notifications/number-of-unread': plain,
  'POST notifications/{id}/read': {
    parts: async ({ email }, db) => {
      const person = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('notifications')
        .values({ user_id: person.id, level: 2, kind: 'join-approved' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { params: { id } }
    },
  },
  'POST notifications/read-all': plain,
  ...NOTICE_SETTINGS,
}
