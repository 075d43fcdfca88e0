import type { ClubId, Db } from '../../server/db/client.ts'
import { changePlan, changeWeeks } from '../../server/analysis/season/commands.ts'
import { addTemplate } from '../../server/analysis/season/template-commands.ts'
import { mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import type { MatrixCall, Things } from './matrix-parts.ts'

const DAY = '2026-03-02'
const SEASON = { first: '2025-12-29', last: '2026-12-27', today: '2025-12-29' }
const CLUB_PLAN = { kind: 'club', id: null } as const
const HOURS = 36_000

const seasonOf = ({ user_id }: Pick<Things, 'user_id'>) => ({
  ...SEASON,
  scope: CLUB_PLAN,
  viewer: { user_id },
})

const planOfClub = (things: Things, db: Db, note?: string) =>
  changeWeeks(db, things.club, seasonOf(things), {
    weeks: [{ monday: DAY, seconds: HOURS, ...(note !== undefined && { note }) }],
  })

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
  'GET season/templates': {
    parts: async ({ club, user_id }, db) => {
      await makeSeasonTemplate(db, club, user_id)
      return {}
    },
    undo: forgetTemplates,
  },
  'POST season/templates': {
    parts: async (things, db) => {
      await planOfClub(things, db)
      const { session } = things
      await changePlan(db, things.club, seasonOf(things), {
        goals: [{ session_id: session, priority: 'A' }],
      })
      return { body: { day: DAY, goal_id: session, name: 'To the final', is_own: false } }
    },
    undo: async (db, club) => {
      await forget(db, club)
      await forgetTemplates(db, club)
    },
  },
  'PATCH season/templates/{id}': {
    parts: async ({ club, user_id }, db) => ({
      params: { id: await makeSeasonTemplate(db, club, user_id) },
      body: { name: 'To the regatta' },
    }),
    undo: forgetTemplates,
  },
  'DELETE season/templates/{id}': {
    parts: async ({ club, user_id }, db) => ({
      params: { id: await makeSeasonTemplate(db, club, user_id) },
    }),
    undo: forgetTemplates,
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
  'GET season/templates': {
    'with one of somebody else': showing('Own season', async ({ club }, db) => {
      await makeSeasonTemplate(db, club, await mateIn(db, club))
      return {}
    }),
  },
  'PATCH season/templates/{id}': {
    'of somebody else': {
      makes: async ({ club }, db) => ({
        params: { id: await makeSeasonTemplate(db, club, await mateIn(db, club)) },
        body: { name: 'To the regatta' },
      }),
    },
  },
  'DELETE season/templates/{id}': {
    'of somebody else': {
      makes: async ({ club }, db) => ({
        params: { id: await makeSeasonTemplate(db, club, await mateIn(db, club)) },
      }),
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

const TEMPLATE = { first_week: -20, phases: [], weeks: [] }

const makeSeasonTemplate = (db: Db, club: ClubId, owner: number | null) =>
  addTemplate(db, club, { name: 'Own season', owner, template: TEMPLATE })

function forgetTemplates(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('season_templates').where('club_id', '=', club).execute()
}
