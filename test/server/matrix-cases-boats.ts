import { makeBooking, makeDamage, makeItem } from '../support/equipment.ts'
import { makeCrew, makeRacePiece, makeSession } from '../support/factories.ts'
import { becomeRegatta, makeRace } from '../support/races.ts'
import type { Db } from '../../server/db/client.ts'
import {
  DRAFT,
  draftOfOthers,
  mateIn,
  inTenWeeks,
  sessionOfOthers,
  showing,
  type Cases,
} from './matrix-case-parts.ts'
import type { Things } from './matrix-parts.ts'

/** What every booking of the tests is called. */
const BOOKED_FOR = 'Trial'

/** A booking by somebody else, for a session. */
const bookingOfMate = async ({ club }: Things, db: Db, session_id: number) => ({
  id: await makeBooking(db, club, await mateIn(db, club), await makeItem(db, club), { session_id }),
})
const forOwn = async (things: Things, db: Db) => ({
  params: await bookingOfMate(things, db, things.session),
})
const forOthers = async (things: Things, db: Db) => ({
  params: await bookingOfMate(things, db, await sessionOfOthers(db, things)),
})

/** Equipment and line-ups. */
export const BOATS_CASES: Cases = {
  'POST equipment/{id}/logs': {
    'of a repair': {
      makes: async ({ club }, db) => ({
        params: { id: await makeItem(db, club) },
        body: { kind: 'repair', text: 'New bow ball' },
      }),
    },
  },
  'GET equipment-bookings': {
    'for a draft': showing(BOOKED_FOR, async (things, db) => {
      const item_id = await makeItem(db, things.club)
      const session_id = await draftOfOthers(db, things, inTenWeeks())
      await makeBooking(db, things.club, await mateIn(db, things.club), item_id, { session_id })
      return { query: { item_id } }
    }),
  },
  'POST equipment-bookings': {
    'for a boat of another session': {
      makes: async ({ club, user_id, session }, db) => {
        const crew_id = await makeCrew(db, club, {
          session_id: await makeSession(db, club, { user_id }),
        })
        return { body: { item_ids: [await makeItem(db, club)], session_id: session, crew_id } }
      },
    },
  },
  'GET equipment-logs/{id}/photo': {
    'where there is none': {
      makes: async ({ club, user_id }, db) => ({
        params: { id: await makeDamage(db, club, await makeItem(db, club), user_id) },
      }),
    },
  },
  'POST equipment-bookings/{id}/return': {
    'for a session one runs': {
      makes: async (things, db) => ({ ...(await forOwn(things, db)), body: {} }),
    },
    'for a session of others': {
      makes: async (things, db) => ({ ...(await forOthers(things, db)), body: {} }),
    },
  },
  'DELETE equipment-bookings/{id}': {
    'for a session one runs': { makes: forOwn },
    'for a session of others': { makes: forOthers },
  },
  'GET session/{id}/crews': {
    'with an unpublished crew': showing('"crews":[{', async (things, db) => {
      const id = await sessionOfOthers(db, things)
      await makeCrew(db, things.club, { session_id: id, user_ids: [things.user_id] })
      return { params: { id } }
    }),
  },
  'GET event/{id}/races': {
    'of a crew that is not published': showing('"starters":[{', async (things, db) => {
      const id = await sessionOfOthers(db, things)
      await becomeRegatta(db, things.club, id)
      const { club, user_id } = things
      const crew_id = await makeCrew(db, club, { session_id: id, user_ids: [user_id] })
      await makeRace(db, club, id, { crew_id })
      return { params: { id } }
    }),
    'of a session': {
      makes: async (things, db) => ({ params: { id: await sessionOfOthers(db, things) } }),
    },
  },
  'POST save-races': {
    'of a regatta of others': {
      makes: async (things, db) => {
        const session_id = await sessionOfOthers(db, things)
        await becomeRegatta(db, things.club, session_id)
        return { body: { session_id, races: [{ name: 'Final' }] } }
      },
    },
  },
  'GET profiles/{id}/races': {
    'in a draft': showing(DRAFT, async (things, db) => {
      const { club, user_id } = things
      const id = await draftOfOthers(db, things)
      await becomeRegatta(db, club, id)
      await makeRace(db, club, id, { user_id })
      return { params: { id: user_id } }
    }),
    'in a crew that is not published': showing('Hidden boat', async (things, db) => {
      const { club, user_id } = things
      const id = await sessionOfOthers(db, things)
      await becomeRegatta(db, club, id)
      const crew_id = await makeCrew(db, club, { session_id: id, user_ids: [user_id] })
      await makeRace(db, club, id, { crew_id, name: 'Hidden boat' })
      return { params: { id: user_id } }
    }),
  },
  'GET session/{id}/seat-race': {
    'with the right to all scores': {
      makes: async (things, db) => {
        const id = await sessionOfOthers(db, things)
        await db
          .updateTable('participants')
          .set({ add_all_scores: true })
          .where('session_id', '=', id)
          .where('user_id', '=', things.user_id)
          .execute()
        return { params: { id } }
      },
    },
  },
  'GET session/{id}/scores': {
    'with a seat race': showing('"race":{', async (things, db) => {
      const id = await sessionOfOthers(db, things)
      await makeRacePiece(db, things.club, id, [[things.user_id], []])
      return { params: { id } }
    }),
  },
  'POST session/{id}/seat-race/times': {
    'of a piece of another session': {
      makes: async (things, db) => {
        const elsewhere = await sessionOfOthers(db, things)
        const { id } = await makeRacePiece(db, things.club, elsewhere, [[things.user_id], []])
        return {
          params: { id: things.session },
          body: { piece_id: id, times: [], note: 'Head wind' },
        }
      },
    },
  },
}
