import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { addMember, makeCrew, makeMember, makeUser, rowingFile } from '../support/factories.ts'
import { storeFile } from '../support/stored-activity.ts'
import { draftOfOthers, mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { drawnGate } from './matrix-files.ts'
import { oarActivity } from './matrix-parts-training.ts'
import { START, type Things } from './matrix-parts.ts'

const stored = async (db: Db, { club, user_id }: Things, session_id: number | null) =>
  (await storeFile(db, club, { user_id, session_id }, rowingFile(new Date(START), { seconds: 90 })))
    .activity_id

/** A session of others with two boats in it: that of a mate, and that of the person. */
async function twoBoats(db: Db, things: Things) {
  const { club, user_id } = things
  const session_id = await sessionOfOthers(db, things)
  const boat = async (person: number) =>
    makeCrew(db, club, { session_id, user_ids: [person], published: true })
  return { session_id, foreign: await boat(await mateIn(db, club)), own: await boat(user_id) }
}

async function hiddenMate(db: Db, club: ClubId): Promise<number> {
  const user_id = await mateIn(db, club)
  await db
    .insertInto('privacy_settings')
    .values({ club_id: club, user_id, mode: 'only-me' })
    .execute()
  return user_id
}

/** The person's own recording of a double, with somebody at bow whose strokes nobody else sees. */
async function doubleWithHidden(db: Db, things: Things, session_id: number): Promise<number> {
  await makeCrew(db, things.club, {
    session_id,
    user_ids: [await hiddenMate(db, things.club), things.user_id],
  })
  return (await oarActivity(things, db, { seats: 2, session_id })).params.id
}

const upload = (given: object) => ({ body: { name: 'row.fit', size: 4, ...given } })

/** Files on their way in, and what is changed in them. */
export const RECORDINGS_CASES: Cases = {
  'POST uploads': {
    'for the boat of others': {
      makes: async (things, db) => upload({ crew_id: (await twoBoats(db, things)).foreign }),
    },
    'for a boat of one’s own': {
      makes: async (things, db) => upload({ crew_id: (await twoBoats(db, things)).own }),
    },
    'for a boat of another session': {
      makes: async (things, db) =>
        upload({ crew_id: (await twoBoats(db, things)).own, session_id: things.session }),
    },
    'for somebody who left': {
      makes: async ({ club }, db) => {
        const { id } = await makeUser(db)
        await addMember(db, club, id, [ROLE.athlete], MEMBER_STATUS.left)
        return upload({ user_id: id })
      },
    },
  },
  'PATCH activities/{id}': {
    'into the boat of others': {
      makes: async (things, db) => {
        const { session_id, foreign } = await twoBoats(db, things)
        return { params: { id: await stored(db, things, session_id) }, body: { crew_id: foreign } }
      },
    },
    'into a boat of another session': {
      makes: async (things, db) => ({
        params: { id: await stored(db, things, things.session) },
        body: { crew_id: (await twoBoats(db, things)).own },
      }),
    },
    'to somebody who hides': {
      makes: async (things, db) => ({
        params: { id: await stored(db, things, null) },
        body: { user_id: await hiddenMate(db, things.club) },
      }),
    },
    'to somebody else, when it is for its owner alone': {
      makes: async (things, db) => {
        const id = await stored(db, things, null)
        await db.updateTable('activities').set({ owner_only: true }).where('id', '=', id).execute()
        return { params: { id }, body: { user_id: await mateIn(db, things.club) } }
      },
    },
  },
  'GET activities/{id}/editor': {
    'beside the boat of others': showing('"crews":[{', async (things, db) => {
      const session_id = await sessionOfOthers(db, things)
      await makeCrew(db, things.club, {
        session_id,
        user_ids: [await mateIn(db, things.club)],
        published: true,
      })
      return { params: { id: await stored(db, things, session_id) } }
    }),
  },
  'POST activities/{id}/edits': {
    'with strokes of somebody who hides': {
      makes: async (things, db) => {
        const other_id = await doubleWithHidden(db, things, await sessionOfOthers(db, things))
        return {
          params: { id: await stored(db, things, null) },
          body: { kind: 'strokes', other_id },
        }
      },
    },
  },
  'POST activities/{id}/telemetry': {
    'in the seat of somebody who hides': {
      makes: async (things, db) => ({
        params: { id: await doubleWithHidden(db, things, things.session) },
        body: { seats: [{ position: 1, user_id: things.user_id }] },
      }),
    },
  },
  'GET activities/{id}/strokes': {
    'in a draft': {
      makes: async (things, db) =>
        oarActivity(things, db, { session_id: await draftOfOthers(db, things) }),
    },
  },
  'POST rereads': { 'of the whole club': { makes: () => ({ body: { activity_id: null } }) } },
  'GET gates': {
    'drawn by others': {
      makes: async (things, db) => {
        await db.deleteFrom('gates').where('club_id', '=', things.club).execute()
        await drawnGate(db, { ...things, user_id: (await makeMember(db, things.club)).id })
        return {}
      },
    },
  },
  'POST integrations/{provider}/connect': {
    'that is not set up': { makes: () => ({ params: { provider: 'suunto' } }) },
  },
  'POST webhooks/{provider}': {
    'without a signature': {
      makes: () => ({
        params: { provider: 'polar' },
        body: { event: 'EXERCISE', user_id: 1, entity_id: 'x1', timestamp: '2026-01-01T00:00:00Z' },
      }),
    },
    'of nobody': { makes: () => ({ params: { provider: 'nobody' }, body: {} }) },
  },
  'POST webhooks/{provider}/{key}': {
    'with a wrong key': {
      makes: () => ({ params: { provider: 'strava', key: 'guessed' }, body: {} }),
    },
  },
}
