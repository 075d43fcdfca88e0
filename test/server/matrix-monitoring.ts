import { sql } from 'kysely'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeSquad, today } from '../support/factories.ts'
import { morningFit, WATCH } from '../support/morning-files.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import { byPerson, plain, type MakesParts, type MatrixCall, type Things } from './matrix-parts.ts'

const DAY = '2026-03-02'
const SPAN = { from: '2026-03-01', to: '2026-03-31' }
const MARK = { waking_hr: 48, sleep_time: 480 }
const RULES = { fields: ['waking_hr'], until_time: '09:00', remind_time: '07:30' }
const RANGE = { date_from: SPAN.from, date_to: SPAN.to }

const forget = (db: Db, club: ClubId): Promise<unknown> =>
  db.deleteFrom('mornings').where('club_id', '=', club).execute()

/** Mornings, what is asked of them, and when one is reminded. */
export const MONITORING: Record<string, MatrixCall> = {
  'GET mornings/{id}': byPerson,
  'GET mornings/{id}/course': {
    parts: ({ user_id }) => ({ params: { id: user_id }, query: SPAN }),
  },
  'POST mornings': {
    parts: ({ user_id }) => ({ body: { user_id, day: DAY, values: MARK } }),
    undo: forget,
  },
  'POST morning-readings': {
    parts: ({ user_id }) => ({
      body: { readings: [{ user_id, day: DAY, source: 'Watch', waking_hr: 47 }] },
    }),
  },
  'POST morning-files': { parts: () => ({ upload: {}, file: { bytes: morningFit(WATCH) } }) },
  'POST morning-monitoring-date-range': {
    parts: ({ user_id }) => ({ body: { ...RANGE, athlete_ids: [user_id] } }),
  },
  'GET monitoring-rules': plain,
  'POST monitoring-rules': {
    parts: async ({ club }, db) => ({
      body: { ...RULES, squad_ids: [await makeSquad(db, club, [])] },
    }),
    undo: (db, club) => db.deleteFrom('monitoring_rules').where('club_id', '=', club).execute(),
  },
  'GET reports/morning-monitoring/noted': plain,
  'GET morning-notice': plain,
  'POST morning-notice': {
    parts: () => ({ body: { wanted: false } }),
    undo: (db, club) => db.deleteFrom('morning_notice_stops').where('club_id', '=', club).execute(),
  },
  'GET morning-reminder': plain,
  'POST morning-reminder': {
    parts: () => ({ body: { when: 'own', remind_time: '06:45' } }),
  },
}

const PRIVATE = 'canary of the night'

/** Somebody else with a morning whose note is for nobody else. */
async function mateWithNote({ club }: Things, db: Db): Promise<number> {
  const user_id = await mateIn(db, club)
  await sql`insert into mornings (club_id, user_id, day, waking_hr, note, note_private)
    values (${club}, ${user_id}, ${DAY}, 61, ${PRIVATE}, true)`.execute(db)
  return user_id
}

const ofMate =
  (day: string, values: object = MARK): MakesParts =>
  async ({ club }, db) => ({ body: { user_id: await mateIn(db, club), day, values } })

/** Mornings of others: who enters them, for which days, and who reads what of them. */
export const MONITORING_CASES: Cases = {
  'GET mornings/{id}': {
    'of somebody else': {
      makes: async ({ club }, db) => ({ params: { id: await mateIn(db, club) } }),
    },
    'with a private note': showing(PRIVATE, async (things, db) => ({
      params: { id: await mateWithNote(things, db) },
      query: { day: DAY },
    })),
  },
  'GET mornings/{id}/course': {
    'with a private note': showing('"waking_hr":61', async (things, db) => ({
      params: { id: await mateWithNote(things, db) },
      query: SPAN,
    })),
  },
  'POST mornings': {
    'of somebody else, yesterday': { makes: ofMate(addDays(today(), -1)) },
    'of somebody else, long ago': { makes: ofMate(DAY), alsoBy: ['plain_coach'] },
    'of somebody else, with a note': {
      makes: ofMate(addDays(today(), -1), { note: 'Late' }),
    },
    'to come': {
      makes: ({ user_id }) => ({
        body: { user_id, day: addDays(today(), 3), values: MARK },
      }),
    },
  },
  'POST morning-readings': {
    'of somebody else': {
      makes: async ({ club }, db) => ({
        body: {
          readings: [{ user_id: await mateIn(db, club), day: DAY, source: 'Watch', weight: 70 }],
        },
      }),
      alsoBy: ['plain_coach'],
    },
  },
  'POST morning-monitoring-date-range': {
    'of somebody else': showing('"waking_hr":61', async (things, db) => ({
      body: { ...RANGE, athlete_ids: [await mateWithNote(things, db)] },
    })),
    'with a private note': showing(PRIVATE, async (things, db) => ({
      body: { ...RANGE, athlete_ids: [await mateWithNote(things, db)] },
    })),
  },
}
