import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import type { Db } from '../../server/db/client.ts'
import { makeCrew, makeMember, makeSquad } from '../support/factories.ts'
import { sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { photo, type MakesParts, type Things } from './matrix-parts.ts'
import {
  addOfAge,
  alone,
  aged,
  byMessage,
  byThread,
  joinedThread,
  OF_AGE,
  ownThread,
  filed,
  pictured,
  threadOfMinors,
  threadOfOthers,
  twoOfAge,
  unsafeThread,
  writing,
} from './matrix-parts-messages.ts'

const opening = (body: (things: Things, db: Db) => Promise<object>) => ({
  makes: async (things: Things, db: Db) => ({ body: await body(things, db) }),
})

const ofSquad = async (things: Things, db: Db) => ({
  kind: 'squad',
  squad_id: await makeSquad(db, things.club, [things.user_id, ...(await twoOfAge(things, db))]),
})
const ofSession = async (things: Things, db: Db) => {
  const session_id = await sessionOfOthers(db, things)
  await addOfAge(things, db, session_id)
  return { kind: 'session', session_id }
}
const ofCrew = async (things: Things, db: Db) => {
  const { session_id } = await ofSession(things, db)
  const user_ids = [things.user_id]
  const crew_id = await makeCrew(db, things.club, { session_id, published: true, user_ids })
  return { kind: 'crew', crew_id }
}

/** Requests with every id that one of them takes. */
export const FULL_MESSAGES: Record<string, readonly MakesParts[]> = {
  'POST message-threads': [
    async (things, db) => ({ body: await ofSquad(things, db) }),
    async (things, db) => ({ body: await ofSession(things, db) }),
    async (things, db) => ({ body: await ofCrew(things, db) }),
  ],
  'POST message/create-message': [
    async ({ club, session, user_id }, db) => {
      const crew = { session_id: session, published: true, user_ids: [user_id] }
      const crew_ids = [await makeCrew(db, club, crew)]
      return { body: { event_id: session, message: 'Easy', user_ids: [user_id], crew_ids } }
    },
  ],
}

/** Who belongs to a thread, how old they are, and who may read besides. */
export const MESSAGE_CASES: Cases = {
  'GET message-threads': {
    'with those of minors': showing('"name":"Trip"', async (things, db) => {
      await threadOfMinors(things, db)
      return { query: { welfare: true } }
    }),
    'with those of others': showing('"total":0', async (things, db) => {
      await threadOfOthers(things, db)
      return {}
    }),
  },
  'POST message-threads': {
    'of a squad': opening(ofSquad),
    'of a squad of others': opening(async (things, db) => ({
      kind: 'squad',
      squad_id: await makeSquad(db, things.club, await twoOfAge(things, db)),
    })),
    'of the coaches': opening(async (things, db) => {
      for (const role of [ROLE.coach, ROLE.head_coach])
        await makeMember(db, things.club, [role], { date_of_birth: OF_AGE })
      return { kind: 'coaches' }
    }),
    'of a session': opening(ofSession),
    'of a session that is a draft': opening(async (things, db) => {
      const session_id = await sessionOfOthers(db, things, { published: false })
      await addOfAge(things, db, session_id)
      return { kind: 'session', session_id }
    }),
    'of a crew': opening(ofCrew),
    'with a minor alone': opening(async (things, db) => {
      const [, minor] = await alone(things, db)
      return { kind: 'group', name: 'Alone', user_ids: [minor] }
    }),
    'with somebody who lets nobody see them': opening(async (things, db) => {
      const hidden = await aged(db, things.club, OF_AGE)
      await sql`insert into privacy_settings (club_id, user_id, mode)
        values (${things.club}, ${hidden}, 'only-me')`.execute(db)
      return {
        kind: 'group',
        name: 'Trip',
        user_ids: [hidden, ...(await twoOfAge(things, db))],
      }
    }),
  },
  'GET message-threads/{id}': {
    'of others': { makes: byThread(threadOfOthers) },
    'of minors': { makes: byThread(threadOfMinors) },
  },
  'GET message-threads/{id}/messages': {
    'of others': { makes: byThread(threadOfOthers) },
    'of minors': { makes: byThread(threadOfMinors) },
  },
  'GET message-threads/{id}/export': {
    'of others': { makes: byThread(threadOfOthers) },
    'of minors': { makes: byThread(threadOfMinors) },
  },
  'POST message-threads/{id}/messages': {
    'of others': {
      makes: async (things, db) => ({
        params: { id: await threadOfOthers(things, db) },
        body: writing(),
      }),
    },
    'of minors': {
      makes: async (things, db) => ({
        params: { id: await threadOfMinors(things, db) },
        body: writing(),
      }),
    },
    'with one adult': {
      makes: async (things, db) => ({
        params: { id: await unsafeThread(things, db) },
        body: writing(),
      }),
    },
  },
  'POST message-threads/{id}/photos': {
    'of others': {
      makes: async (things, db) => ({
        params: { id: await threadOfOthers(things, db) },
        upload: writing(),
        file: { name: 'boat.png', bytes: await photo() },
      }),
    },
  },
  'GET message-threads/{id}/messages/{number}/photo': {
    'of others': { makes: pictured(twoOfAge) },
  },
  'POST message-threads/{id}/files': {
    'of others': {
      makes: async (things, db) => ({
        params: { id: await threadOfOthers(things, db) },
        upload: writing(),
        file: { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7 plan') },
      }),
    },
  },
  'GET message-threads/{id}/messages/{number}/file': {
    'of others': { makes: filed(twoOfAge) },
  },
  'POST message-threads/{id}/people': {
    'of others': {
      makes: async (things, db) => ({
        params: { id: await threadOfOthers(things, db) },
        body: { user_ids: [things.user_id] },
      }),
    },
  },
  'POST message-threads/{id}/typing': {
    'of others': {
      makes: async (things, db) => ({ params: { id: await threadOfOthers(things, db) } }),
    },
  },
  'POST message/create-message': {
    'of others': {
      makes: async (things, db) => {
        const event_id = await sessionOfOthers(db, things)
        await addOfAge(things, db, event_id)
        return { body: { event_id, message: 'Turn at the bridge' } }
      },
    },
  },
  'DELETE message-threads/{id}/messages/{number}': {
    'of somebody else': { makes: byMessage(joinedThread) },
  },
  'POST message-threads/{id}/messages/{number}/report': {
    'of one’s own': { makes: byMessage(ownThread, { body: { reason: 'Mine' } }) },
    'of others': { makes: byMessage(threadOfOthers, { body: { reason: 'Theirs' } }) },
  },
  'POST message-threads/{id}/leave': {
    'of a squad': {
      makes: async (things, db) => {
        const people = [things.user_id, ...(await twoOfAge(things, db))]
        const squad_id = await makeSquad(db, things.club, people)
        const { id } = await db
          .insertInto('message_threads')
          .values({ club_id: things.club, kind: 'squad', squad_id })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { params: { id } }
      },
    },
  },
}
