import type { Db } from '../../server/db/client.ts'
import { rowingFile } from '../support/factories.ts'
import { storeFile } from '../support/stored-activity.ts'
import { START, byActivity, plain, type MatrixCall, type Things } from './matrix-parts.ts'

/** An import of theirs with an activity that has no session. */
async function withoutSession(
  db: Db,
  { club, user_id }: Things,
): Promise<{ import_id: number; activity_id: number }> {
  const stored = await storeFile(
    db,
    club,
    { user_id, session_id: null },
    rowingFile(new Date(START), { seconds: 60 }),
  )
  await db
    .updateTable('imports')
    .set({ state: 'needs-assignment' })
    .where('club_id', '=', club)
    .where('id', '=', stored.import_id)
    .execute()
  return stored
}

const ofUnassigned = async (things: Things, db: Db) => ({
  params: { id: (await withoutSession(db, things)).import_id },
})

async function startedUpload(db: Db, { club, user_id }: Things): Promise<number> {
  const { id } = await db
    .insertInto('uploads')
    .values({ club_id: club, user_id, owner_id: user_id, name: 'row.fit', size: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ofUpload = async (things: Things, db: Db) => ({
  params: { id: await startedUpload(db, things) },
})

async function markedEffort(db: Db, things: Things): Promise<number> {
  const { activity_id } = await withoutSession(db, things)
  const effort = {
    club_id: things.club,
    activity_id,
    name: 'Start',
    start: 0,
    finish: 20,
    piece: 1,
    source: 'hand',
  }
  return (await db.insertInto('efforts').values(effort).returning('id').executeTakeFirstOrThrow())
    .id
}

export async function drawnGate(db: Db, { club, user_id }: Things): Promise<number> {
  const line = [52.2, 0.1, 52.2, 0.101]
  const gate = {
    club_id: club,
    name: `Course ${Math.random()}`,
    start_line: line,
    finish_line: line,
    creator_id: user_id,
  }
  return (await db.insertInto('gates').values(gate).returning('id').executeTakeFirstOrThrow()).id
}

const LINE = { latitude: 52.2, longitude: 0.1, to_latitude: 52.2, to_longitude: 0.101 }

/**
 * Rows of the matrix about files on their way in, what is changed in them, and what is marked on
 * them.
 */
export const FILES: Record<string, MatrixCall> = {
  'POST imports/{id}/ignore': { parts: ofUnassigned },
  'POST imports/{id}/session': {
    parts: async (things, db) => ({
      params: { id: (await withoutSession(db, things)).import_id },
      body: {},
    }),
  },
  'DELETE imports/{id}': { parts: ofUnassigned },
  'POST uploads': { parts: () => ({ body: { name: 'row.fit', size: 4 } }) },
  'GET uploads/{id}': { parts: ofUpload },
  'POST uploads/{id}/parts': {
    parts: async (things, db) => ({
      params: { id: await startedUpload(db, things) },
      upload: { offset: 0 },
      file: { bytes: Buffer.from('row') },
    }),
  },
  'DELETE uploads/{id}': { parts: ofUpload },
  'GET activities/{id}/editor': byActivity,
  'POST activities/{id}/edits': {
    parts: async (things, db) => ({
      params: { id: (await withoutSession(db, things)).activity_id },
      body: { kind: 'trim', start: 5, finish: 30 },
    }),
  },
  'POST activities/{id}/undo': {
    parts: async (things, db) => {
      const { activity_id } = await withoutSession(db, things)
      await db
        .insertInto('activity_edits')
        .values({ club_id: things.club, activity_id, kind: 'shift', seconds: 60 })
        .execute()
      return { params: { id: activity_id } }
    },
  },
  'POST activities/{id}/redo': {
    parts: async (things, db) => {
      const { activity_id } = await withoutSession(db, things)
      const undone = {
        club_id: things.club,
        activity_id,
        edit_id: 900_000 + activity_id,
        kind: 'shift',
        seconds: 60,
      }
      await db
        .insertInto('undone_edits')
        .values({ ...undone, created_at: new Date().toISOString() })
        .execute()
      return { params: { id: activity_id } }
    },
  },
  'PATCH activities/{id}': {
    parts: async (things, db) => ({
      params: { id: (await withoutSession(db, things)).activity_id },
      body: { session_id: things.session },
    }),
  },
  'GET activities/{id}/pieces': byActivity,
  'GET activities/{id}/efforts': byActivity,
  'POST rereads': { parts: ({ activity }) => ({ body: { activity_id: activity } }) },
  'GET rereads': { parts: ({ activity }) => ({ query: { activity_id: activity } }) },
  'POST efforts': {
    parts: ({ activity }) => ({
      body: {
        activity_id: activity,
        efforts: [{ name: 'Start', start: 0, finish: 5, source: 'hand' }],
      },
    }),
  },
  'PATCH efforts/{id}': {
    parts: async (things, db) => ({
      params: { id: await markedEffort(db, things) },
      body: { finish: 25 },
    }),
  },
  'DELETE efforts/{id}': {
    parts: async (things, db) => ({
      params: { id: await markedEffort(db, things) },
      query: { name: 'Start', start: 0, finish: 20, piece: 1 },
    }),
  },
  'GET gates': plain,
  'POST gates': {
    parts: () => ({
      body: {
        name: `Course ${Math.random()}`,
        start: LINE,
        finish: { ...LINE, latitude: 52.21, to_latitude: 52.21 },
      },
    }),
  },
  'PATCH gates/{id}': {
    parts: async (things, db) => ({
      params: { id: await drawnGate(db, things) },
      body: { venue_id: null },
    }),
  },
  'DELETE gates/{id}': {
    parts: async (things, db) => ({ params: { id: await drawnGate(db, things) } }),
  },
}
