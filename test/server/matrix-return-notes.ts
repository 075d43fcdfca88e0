import type { Db } from '../../server/db/client.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'

const DAY = '2026-03-02'
const NOTE = { day: DAY, text: 'Half an hour, easy' }
const SPAN = { from: '2026-03-01', to: '2026-03-31' }
const CANARY = 'canary of the way back'

type Whose = { of: number; by: number | null; text?: string }

/** A note about somebody, by somebody. */
async function noteOf({ club }: Pick<Things, 'club'>, db: Db, { of, by, text = NOTE.text }: Whose) {
  const { id } = await db
    .insertInto('return_notes')
    .values({ club_id: club, user_id: of, day: DAY, text, written_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

const own = (things: Things, db: Db) =>
  noteOf(things, db, { of: things.user_id, by: things.user_id })

/** A note about a mate, which the caller or somebody else has written. */
async function aboutMate(things: Things, db: Db, isOwn: boolean) {
  const of = await mateIn(db, things.club)
  const by = isOwn ? things.user_id : of
  return { of, note: await noteOf(things, db, { of, by, text: CANARY }) }
}

/** Notes about the way back to training. */
export const RETURN_NOTES: Record<string, MatrixCall> = {
  'POST return-notes': { parts: ({ user_id }) => ({ body: { user_id, ...NOTE } }) },
  'PATCH return-notes/{id}': {
    parts: async (things, db) => ({ params: await own(things, db), body: NOTE }),
  },
  'DELETE return-notes/{id}': { parts: async (things, db) => ({ params: await own(things, db) }) },
}

/** Who reads, writes, changes and deletes notes about others. */
export const RETURN_NOTE_CASES: Cases = {
  'POST return-notes': {
    'about somebody else': {
      makes: async ({ club }, db) => ({ body: { user_id: await mateIn(db, club), ...NOTE } }),
    },
  },
  'PATCH return-notes/{id}': {
    'about somebody else, of one’s own': {
      makes: async (things, db) => ({
        params: (await aboutMate(things, db, true)).note,
        body: NOTE,
      }),
      alsoBy: ['plain_coach'],
    },
    'about somebody else, of somebody else': {
      makes: async (things, db) => ({
        params: (await aboutMate(things, db, false)).note,
        body: NOTE,
      }),
      alsoBy: ['plain_coach'],
    },
  },
  'DELETE return-notes/{id}': {
    'about somebody else, of somebody else': {
      makes: async (things, db) => ({ params: (await aboutMate(things, db, false)).note }),
      alsoBy: ['plain_coach'],
    },
  },
  'GET mornings/{id}/course': {
    'with a note about the way back': showing(CANARY, async (things, db) => ({
      params: { id: (await aboutMate(things, db, false)).of },
      query: SPAN,
    })),
  },
}
