import { sql } from 'kysely'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makePage } from '../../server/live/public/commands.ts'
import { makeEvent } from '../support/factories.ts'
import { draftOfOthers, mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { bySession, plain, type MakesParts, type MatrixCall, type Things } from './matrix-parts.ts'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
/** Around the session of the matrix. */
const AROUND = { opens_at: '2026-03-02T05:00:00Z', closes_at: '2026-03-05T06:00:00Z' }
const options = () => ({
  names: 'full' as const,
  show_boats: true,
  show_splits: true,
  show_map: true,
  delay_min: 0,
  ...AROUND,
  results_at: null,
  gate_id: null,
})
const openNow = () => ({ opens_at: inHours(-1), closes_at: inHours(1) })

/** A page that is open now, of a session that is published. */
async function pageOf(
  { club, session, user_id }: Pick<Things, 'club' | 'session' | 'user_id'>,
  db: Db,
): Promise<{ id: number; token: string }> {
  await sql`update sessions set published_at = coalesce(published_at, now()) where id = ${session}`.execute(
    db,
  )
  return makePage(db, club, { user_id }, { ...options(), ...openNow(), session_id: session })
}

const ofPage = async (things: Things, db: Db) => ({
  params: { id: (await pageOf(things, db)).id },
})
const spectator: MakesParts = async (things, db) => ({
  params: { id: (await pageOf(things, db)).token },
})
const undo = async (db: Db, club: ClubId) => {
  await db.deleteFrom('public_pages').where('club_id', '=', club).execute()
}

/** Pages by which people outside follow a session. */
export const PUBLIC_CALLS: Record<string, MatrixCall> = {
  'GET session/{id}/public-page': bySession,
  'POST session/{id}/public-page': {
    parts: ({ session }) => ({ params: { id: session }, body: options() }),
    undo,
  },
  'PATCH public-pages/{id}': {
    parts: async (things, db) => ({ ...(await ofPage(things, db)), body: options() }),
    undo,
  },
  'POST public-pages/{id}/confirm': {
    parts: async (things, db) => ({ ...(await ofPage(things, db)), body: { confirmed: true } }),
    undo,
  },
  'DELETE public-pages/{id}': { parts: ofPage, undo },
  'DELETE clubs/{club_id}/public-pages/{id}': {
    parts: async (things, db) => ({
      params: { club_id: things.club, id: (await pageOf(things, db)).id },
    }),
    undo,
  },
  'GET public-pages': plain,
  'GET public/event/{id}': { parts: spectator, undo },
  'GET public/live-results/show-last/{id}': { parts: spectator, undo },
  'GET public/statistics/{id}': { parts: spectator, undo },
  'GET public/live-results/show-last/{id}.csv': { parts: spectator, undo },
  'GET public/splits/{id}.csv': { parts: spectator, undo },
  'GET public/statistics/{id}.csv': { parts: spectator, undo },
}

type Of = (things: Things, db: Db) => Promise<number>
const pageIn =
  (session: Of, body?: object): MakesParts =>
  async (things, db) => {
    const page = await pageOf({ ...things, session: await session(things, db) }, db)
    return { params: { id: page.id }, ...(body && { body }) }
  }
const ofOthers: Of = (things, db) => sessionOfOthers(db, things)
const ofAnEvent: Of = ({ club, user_id }, db) => makeEvent(db, club, { user_id })
const sessionIn =
  (session: Of, body?: object): MakesParts =>
  async (things, db) => ({
    params: { id: await session(things, db) },
    ...(body && { body }),
  })

/** Who changes a session or an event says who outside sees it. */
export const PUBLIC_CASES: Cases = {
  'GET session/{id}/public-page': {
    'of others': { makes: sessionIn(ofOthers), alsoBy: ['plain_coach'] },
    'of a draft': { makes: sessionIn((things, db) => draftOfOthers(db, things)) },
    'of an event': { makes: sessionIn(ofAnEvent) },
  },
  'POST session/{id}/public-page': {
    'of others': { makes: sessionIn(ofOthers, options()), alsoBy: ['plain_coach'] },
    'that closes before it opens': {
      makes: ({ session }) => ({
        params: { id: session },
        body: { ...options(), closes_at: AROUND.opens_at },
      }),
    },
  },
  'PATCH public-pages/{id}': {
    'of others': { makes: pageIn(ofOthers, options()), alsoBy: ['plain_coach'] },
    'that closes before it opens': {
      makes: async (things, db) => ({
        params: { id: (await pageOf(things, db)).id },
        body: { ...options(), closes_at: AROUND.opens_at },
      }),
    },
  },
  'POST public-pages/{id}/confirm': {
    'of others': { makes: pageIn(ofOthers, { confirmed: true }), alsoBy: ['plain_coach'] },
  },
  'DELETE public-pages/{id}': {
    'of others': { makes: pageIn(ofOthers), alsoBy: ['plain_coach'] },
  },
  'DELETE clubs/{club_id}/public-pages/{id}': {
    'of others': {
      makes: async (things, db) => {
        const session = await sessionOfOthers(db, things)
        const by = await mateIn(db, things.club)
        const { id } = await pageOf({ ...things, session, user_id: by }, db)
        return { params: { club_id: things.club, id } }
      },
      alsoBy: ['plain_coach'],
    },
  },
  'GET public-pages': {
    'with one of others': showing('"session_id"', async (things, db) => {
      await pageOf({ ...things, session: await sessionOfOthers(db, things) }, db)
      return {}
    }),
  },
}
