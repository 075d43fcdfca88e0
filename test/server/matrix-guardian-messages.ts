import type { Db } from '../../server/db/client.ts'
import { keepFile } from '../support/stored-file.ts'
import { ofChild } from './matrix-guardians.ts'
import { photo, type MatrixCall, type Things } from './matrix-parts.ts'
import { PLAN, threadOf, twoOfAge, withPlan } from './matrix-parts-messages.ts'

const threadOfChild = async (child: number, things: Things, db: Db) =>
  threadOf(db, things.club, [...(await twoOfAge(things, db)), child])

/** What guardians read along. */
export const GUARDIAN_MESSAGE_CALLS: Record<string, MatrixCall> = {
  'GET children/{child_id}/clubs/{club_id}/message-threads': { parts: ofChild(() => ({})) },
  'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages': {
    parts: ofChild(async (child, things, db) => ({
      params: { id: await threadOfChild(child, things, db) },
    })),
  },
  'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/photo': {
    parts: ofChild(async (child, things, db, files) => {
      const { sha256 } = await keepFile(db, files, await photo())
      const people = [...(await twoOfAge(things, db)), child]
      return { params: { id: await threadOf(db, things.club, people, sha256), number: 1 } }
    }),
  },
  'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/file': {
    parts: ofChild(async (child, things, db, files) => {
      const { sha256 } = await keepFile(db, files, PLAN)
      const id = await threadOfChild(child, things, db)
      await withPlan(db, things.club, id, sha256)
      return { params: { id, number: 1 } }
    }),
  },
  'POST children/{child_id}/clubs/{club_id}/message-threads/{id}/read': {
    parts: ofChild(async (child, things, db) => ({
      params: { id: await threadOfChild(child, things, db) },
      body: { number: 1 },
    })),
  },
}
