import type { ClubId, Db } from '../../server/db/client.ts'
import type { Parts } from '../support/http.ts'
import { idOf, plain, type MatrixCall } from './matrix-parts.ts'

const PEOPLE = {
  rows: [{ line: 2, cells: { full_name: 'New Person', email: 'new@slipway.test' } }],
  role_id: 2 as const,
}

const PLAN = {
  rows: [{ line: 2, cells: { day: '2026-03-02', start: '6:00', what: 'Ergo 4x2000m/6' } }],
  week_of: '2026-03-02',
  sport_id: 1,
}

/** An import of the club that nothing came of. */
async function emptyBringIn(db: Db, club_id: number, email: string): Promise<number> {
  const { id } = await db
    .insertInto('bring_ins')
    .values({ club_id, kind: 'people', file_name: 'people.csv', made_by: await idOf(db, email) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const forget = async (db: Db, club: ClubId) => {
  await db.deleteFrom('bring_ins').where('club_id', '=', club).execute()
  await db.deleteFrom('users').where('email', '=', 'new@slipway.test').execute()
}

/** Rows of the matrix about lists that a club brings in. */
export const BRING_IN_CALLS: Record<string, MatrixCall> = {
  'POST bring-ins/people/preview': { parts: () => ({ body: PEOPLE }) },
  'POST bring-ins/people': {
    parts: () => ({ body: { ...PEOPLE, file_name: 'people.csv' } }),
    undo: forget,
  },
  'POST bring-ins/plan/preview': { parts: () => ({ body: PLAN }) },
  'POST bring-ins/plan': {
    parts: () => ({ body: { ...PLAN, file_name: 'plan.csv' } }),
    undo: forget,
  },
  'GET bring-ins': plain,
  'POST bring-ins/{id}/undo': {
    parts: async ({ club, email }, db) => ({
      params: { id: await emptyBringIn(db, club, email) },
    }),
    undo: forget,
  },
  'GET bring-in-columns': { parts: () => ({ query: { kind: 'people' } }) },
}

/** What the calls that only read need beside their path. */
export const BRING_IN_READS: Readonly<Record<string, () => Parts>> = {
  'bring-ins/people/preview': () => ({ body: PEOPLE }),
  'bring-ins/plan/preview': () => ({ body: PLAN }),
  'bring-in-columns': () => ({ query: { kind: 'people' } }),
}
