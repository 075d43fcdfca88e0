import { storeFile } from '../support/stored-activity.ts'
import { rowingFile } from '../support/factories.ts'
import {
  DRAFT,
  draftOfOthers,
  mateIn,
  sessionOfOthers,
  showing,
  type Cases,
} from './matrix-case-parts.ts'
import { idOf, START } from './matrix-parts.ts'
import { ACCOUNT } from './matrix-platform.ts'
import { STRUCTURE } from './matrix-scores.ts'

const MISSING = 999_999_999
const ERGO = { sport_id: 2, structure: STRUCTURE }

const scoring = (id: number, user_id: number) => ({
  params: { id },
  body: {
    results: [
      {
        user_id,
        version: 0,
        scores: [{ piece: 1, part: 'piece', number: 0, values: { time: 400.5 } }],
      },
    ],
  },
})

/** Scores and reports, and running the platform. */
export const REST_CASES: Cases = {
  'POST session/{id}/add-scores': {
    'for oneself, in a session of others': {
      makes: async (things, db) => scoring(await sessionOfOthers(db, things, ERGO), things.user_id),
    },
    'for others': {
      makes: async (things, db) => {
        const mate = await mateIn(db, things.club)
        return scoring(
          await sessionOfOthers(db, things, { ...ERGO, athlete_ids: [things.user_id, mate] }),
          mate,
        )
      },
    },
    'for oneself, in a rowing session': {
      makes: async (things, db) =>
        scoring(await sessionOfOthers(db, things, { structure: STRUCTURE }), things.user_id),
    },
  },
  'GET profiles/{id}/training': {
    'with drafts': showing(DRAFT, async (things, db) => {
      const { club, user_id } = things
      const session_id = await draftOfOthers(db, things)
      await storeFile(
        db,
        club,
        { user_id, session_id },
        rowingFile(new Date(START), { seconds: 600 }),
      )
      return { params: { id: user_id } }
    }),
  },
  'POST admin/jobs/{id}/retry': {
    'that is not there': { makes: () => ({ params: { id: MISSING } }) },
  },
  'POST admin/orders/{id}/settle': {
    'that is not there': { makes: () => ({ params: { id: MISSING }, body: { paid: true } }) },
  },
  'PATCH admin/users/{id}': {
    'to disable one’s own account': {
      makes: async ({ email }, db) => ({
        params: { id: await idOf(db, email) },
        body: { ...ACCOUNT, email, is_admin: true, disabled: true },
      }),
    },
  },
}
