import { sql } from 'kysely'
import type { Db } from '../../server/db/client.ts'
import { makeSession } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { bySession, plain, serial, START, type MatrixCall, type Things } from './matrix-parts.ts'

/**
 * A comment of the caller; for one who is not of the club, and stopped at the door, of somebody who
 * is.
 */
const commentOfCaller: MatrixCall = {
  parts: async ({ club, session, user_id, email }, db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into wall_posts (club_id, session_id, client_id, kind, text, user_id)
      select ${club}, ${session}, ${`matrix-${serial()}-post`}, 'text', 'Mind the swans',
        coalesce((select m.user_id from memberships m join users u on u.id = m.user_id
          where m.club_id = ${club} and u.email = ${email}), ${user_id})
      returning id`.execute(db)
    return { params: { id: session, comment_id: rows[0]?.id ?? 0 } }
  },
}
const deletedSession: MatrixCall = {
  parts: async ({ club, user_id }, db) => {
    const id = await makeSession(db, club, { user_id })
    await sql`update sessions set deleted_at = now() where id = ${id}`.execute(db)
    return { body: { session_ids: [id] } }
  },
}
const assigning = ({ session, user_id }: Things): Parts => ({
  body: { session_ids: [session], user_ids: [user_id], squad_ids: [] },
})
const merging = async ({ club, user_id, session }: Things, db: Db): Promise<Parts> => ({
  body: { into: session, session_ids: [await makeSession(db, club, { user_id })] },
})
export async function mergeToUndo({ club, user_id, session }: Things, db: Db): Promise<Parts> {
  const from = await makeSession(db, club, { user_id })
  await sql`update sessions set deleted_at = now() where id = ${from}`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`insert into session_merges (club_id, session_id, from_ids, moved)
    values (${club}, ${session}, array[${from}::bigint], '{"alternative_results": false}')
    returning id`.execute(db)
  return { params: { id: rows[0]?.id ?? 0 } }
}

/** What happens to a session once it is planned, and notifying people. */
export const SESSION_LIFE: Record<string, MatrixCall> = {
  'POST publish/preview': {
    parts: () => ({ body: { start_date: '2026-03-01', end_date: '2026-03-31' } }),
  },
  'POST publish': { parts: ({ session }) => ({ body: { session_ids: [session] } }) },
  'POST unpublish': {
    parts: async ({ club, user_id }, db) => ({
      body: { session_ids: [await makeSession(db, club, { user_id })] },
    }),
  },
  'GET session/{id}/publishing': bySession,
  'GET session/{id}/changes': bySession,
  'GET session/{id}/marks': bySession,
  'GET session/{id}/comments': bySession,
  'POST session/{id}/comments': {
    parts: ({ session }) => ({ params: { id: session }, body: { text: 'Mind the swans' } }),
  },
  'DELETE session/{id}/comments/{comment_id}': commentOfCaller,
  'POST session/{id}/duplicate': {
    parts: ({ session }) => ({ params: { id: session }, body: { start_date: START } }),
  },
  'POST copy-week': {
    // In the week of the other calls there are hundreds of sessions.
    parts: async ({ club, user_id }, db) => {
      await makeSession(db, club, { user_id }, { start_date: '2031-01-07T06:00:00Z' })
      return { body: { from: '2031-01-06', to: '2031-01-13', with_drafts: true } }
    },
  },
  'POST delete-sessions': {
    parts: async ({ club, user_id }, db) => ({
      body: { session_ids: [await makeSession(db, club, { user_id })] },
    }),
  },
  'POST session/{id}/favourite': {
    parts: ({ session }) => ({ params: { id: session }, body: { favourite: true } }),
  },
  'GET favourite-sessions': plain,
  'GET deleted-sessions': plain,
  'POST deleted-sessions/restore': deletedSession,
  'POST assign-members/preview': { parts: assigning },
  'POST assign-members': { parts: assigning },
  'POST remove-members': { parts: assigning },
  'POST merge-sessions/preview': { parts: merging },
  'POST merge-sessions': { parts: merging },
  'POST merge-sessions/{id}/undo': { parts: mergeToUndo },
}
