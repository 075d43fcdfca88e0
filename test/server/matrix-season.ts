import type { ClubId, Db } from '../../server/db/client.ts'
import { changeWeeks } from '../../server/analysis/season/commands.ts'
import { mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'

const DAY = '2026-03-02'
const SEASON = { first: '2025-12-29', last: '2026-12-27', today: '2025-12-29' }
const CLUB_PLAN = { kind: 'club', id: null } as const
const HOURS = 36_000

const planOfClub = ({ club, user_id }: Things, db: Db, note?: string) =>
  changeWeeks(
    db,
    club,
    { ...SEASON, scope: CLUB_PLAN, viewer: { user_id } },
    { weeks: [{ monday: DAY, seconds: HOURS, ...(note !== undefined && { note }) }] },
  )

/** Seasons: one's own for everybody, all of them for those who plan. */
export const SEASON_CALLS: Record<string, MatrixCall> = {
  'GET season': { parts: () => ({ query: { day: DAY } }), undo: forget },
  'GET season/export': { parts: () => ({ query: { day: DAY } }), undo: forget },
  'GET season/targets': {
    parts: () => ({ query: { start_date: DAY, end_date: DAY } }),
    undo: forget,
  },
  'GET season/history': {
    parts: async (things, db) => {
      await planOfClub(things, db)
      return { query: { day: DAY } }
    },
    undo: forget,
  },
  'POST season/weeks': {
    parts: () => ({ body: { day: DAY, weeks: [{ monday: DAY, seconds: HOURS }] } }),
    undo: forget,
  },
  'POST season/plan': {
    parts: ({ session }) => ({
      body: { day: DAY, goals: [{ session_id: session, priority: 'A' }] },
    }),
    undo: forget,
  },
  'POST season/copy': {
    parts: async (things, db) => {
      await planOfClub(things, db)
      return { body: { day: '2027-03-01', from: DAY } }
    },
    undo: forget,
  },
}

const ofMate = async ({ club }: Things, db: Db) => ({ athlete_id: await mateIn(db, club) })

export const SEASON_CASES: Cases = {
  'GET season': {
    'with a note of the coaches': showing('Boats into the store', async (things, db) => {
      await planOfClub(things, db, 'Boats into the store')
      return { query: { day: DAY } }
    }),
    'with targets to change': showing('"can_change":true', () => ({ query: { day: DAY } })),
    'of somebody else': {
      makes: async (things, db) => ({ query: { day: DAY, ...(await ofMate(things, db)) } }),
    },
    'with a draft as a goal': showing('Draft regatta', async (things, db) => {
      const id = await sessionOfOthers(db, things, {
        name: 'Draft regatta',
        published: false,
        start_date: `${DAY}T06:00:00Z`,
      })
      await db
        .updateTable('sessions')
        .set({ kind: 'event', event_type: 'regatta', sport_id: null })
        .where('club_id', '=', things.club)
        .where('id', '=', id)
        .execute()
      return { query: { day: DAY } }
    }),
  },
  'GET season/export': {
    'of somebody else': {
      makes: async (things, db) => ({ query: { day: DAY, ...(await ofMate(things, db)) } }),
    },
  },
  'GET season/targets': {
    'of somebody else': {
      makes: async (things, db) => ({
        query: { start_date: DAY, end_date: DAY, ...(await ofMate(things, db)) },
      }),
    },
  },
  'GET season/history': {
    'of somebody else': {
      makes: async (things, db) => ({ query: { day: DAY, ...(await ofMate(things, db)) } }),
    },
  },
  'POST season/weeks': {
    'of somebody else': {
      makes: async (things, db) => ({
        body: {
          day: DAY,
          weeks: [{ monday: DAY, seconds: HOURS }],
          ...(await ofMate(things, db)),
        },
      }),
    },
  },
}

function forget(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('seasons').where('club_id', '=', club).execute()
}
