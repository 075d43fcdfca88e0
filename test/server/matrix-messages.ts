import { sql } from 'kysely'
import { mateIn } from './matrix-case-parts.ts'
import { photo, plain, type MatrixCall } from './matrix-parts.ts'
import {
  addOfAge,
  byMessage,
  byThread,
  joinedThread,
  ownThread,
  filed,
  pictured,
  reportIn,
  twoOfAge,
  writing,
} from './matrix-parts-messages.ts'

/** What people write to each other. */
export const MESSAGE_CALLS: Record<string, MatrixCall> = {
  'GET message-threads': plain,
  'POST message-threads': {
    parts: async (things, db) => ({
      body: { kind: 'group', name: 'Trip', user_ids: await twoOfAge(things, db) },
    }),
  },
  'GET message-threads/{id}': { parts: byThread(ownThread) },
  'GET message-threads/{id}/messages': { parts: byThread(ownThread) },
  'GET message-threads/{id}/export': { parts: byThread(ownThread) },
  'POST message-threads/{id}/messages': {
    parts: async (things, db) => ({
      params: { id: await ownThread(things, db) },
      body: writing(),
    }),
  },
  'POST message-threads/{id}/photos': {
    parts: async (things, db) => ({
      params: { id: await ownThread(things, db) },
      upload: writing(),
      file: { name: 'boat.png', bytes: await photo() },
    }),
  },
  'POST message-threads/{id}/files': {
    parts: async (things, db) => ({
      params: { id: await ownThread(things, db) },
      upload: writing(),
      file: { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7 plan') },
    }),
  },
  'GET message-threads/{id}/messages/{number}/file': {
    parts: filed(async (things, db) => [things.user_id, ...(await twoOfAge(things, db))]),
  },
  'GET message-threads/{id}/messages/{number}/photo': {
    parts: pictured(async (things, db) => [things.user_id, ...(await twoOfAge(things, db))]),
  },
  'POST message/create-message': {
    parts: async (things, db) => {
      await addOfAge(things, db, things.session)
      return { body: { event_id: things.session, message: 'Turn at the bridge' } }
    },
  },
  'DELETE message-threads/{id}/messages/{number}': { parts: byMessage(ownThread) },
  'POST message-threads/{id}/read': { parts: byThread(ownThread, { body: { number: 1 } }) },
  'POST message-threads/{id}/mute': { parts: byThread(ownThread, { body: { muted: true } }) },
  'POST message-threads/{id}/leave': { parts: byThread(ownThread) },
  'POST message-threads/{id}/people': {
    parts: async (things, db) => ({
      params: { id: await ownThread(things, db) },
      body: { user_ids: await twoOfAge(things, db) },
    }),
  },
  'POST message-threads/{id}/typing': { parts: byThread(ownThread) },
  'POST blocked-people': {
    parts: async ({ club }, db) => ({ body: { user_id: await mateIn(db, club) } }),
  },
  'DELETE blocked-people/{id}': {
    parts: async ({ club, user_id }, db) => {
      const id = await mateIn(db, club)
      await sql`insert into message_blocks (club_id, user_id, blocked_id)
        values (${club}, ${user_id}, ${id})`.execute(db)
      return { params: { id } }
    },
  },
  'POST message-threads/{id}/messages/{number}/report': {
    parts: byMessage(joinedThread, { body: { reason: 'Look at this' } }),
  },
  'GET message-reports': plain,
  'POST message-reports/{id}/settle': {
    parts: async (things, db) => ({ params: { id: await reportIn(things, db) } }),
  },
}
