import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { makeLink } from '../../server/planning/calendar/commands.ts'
import type { Db } from '../../server/db/client.ts'
import { makeEvent, makeMember, makeSession } from '../support/factories.ts'
import type { Answer } from '../support/http.ts'
import {
  joinInSeries,
  mateIn,
  inTenWeeks,
  peopleIn,
  sessionOfOthers,
  showing,
  type Cases,
} from './matrix-case-parts.ts'
import type { Things } from './matrix-parts.ts'
import { mergeToUndo } from './matrix-session-life.ts'

/** The last name of somebody with two plans for one day. */
const ELSEWHERE = 'Twiceplanned'
const TWICE = { repeat_frequency_type: 'daily', repeat_numbers: 2 }

/** A series of two, of which the person runs the first. */
async function sharedSeries({ club, user_id }: Things, db: Db): Promise<number> {
  const own = await makeSession(db, club, { user_id })
  await joinInSeries(db, club, [
    own,
    await sessionOfOthers(db, { club, user_id }, { start_date: '2026-03-03T06:00:00Z' }),
  ])
  return own
}

/**
 * A session ten weeks from now that the person runs, with somebody else in it who is elsewhere on
 * the day after.
 */
async function ownWithMate({ club, user_id }: Things, db: Db): Promise<number> {
  const { id: mate } = await makeMember(db, club, [ROLE.athlete], { last_name: ELSEWHERE })
  const { start_date, end_date } = inTenWeeks()
  const later = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString()
  await sessionOfOthers(
    db,
    { club, user_id: mate },
    { start_date: later(start_date), end_date: later(end_date) },
  )
  return makeSession(db, club, { user_id }, { athlete_ids: [mate], start_date, end_date })
}
async function seriesWithMate(things: Things, db: Db) {
  const id = await ownWithMate(things, db)
  await joinInSeries(db, things.club, [id])
  return { body: { id, scope: 'all', ...TWICE } }
}

const idsIn = ({ json }: Answer, name: string) =>
  (json as { data: Record<string, number[]> }).data[name]

/** The calendar and what happens to its sessions. */
export const PLANNING_CASES: Cases = {
  'POST session/{id}/register': {
    'with others': {
      makes: async ({ club, session }, db) => ({
        params: { id: session },
        body: { add: [await mateIn(db, club)] },
      }),
    },
  },
  'POST session-attendance': {
    'with presence, in a session of others': {
      makes: async (things, db) => ({
        body: {
          event_id: await sessionOfOthers(db, things),
          users: { [things.user_id]: { presence: 'late' } },
        },
      }),
    },
  },
  'POST calendar-links': {
    'to all of the club': { makes: () => ({ body: { kind: 'page', scope: 'club' } }) },
  },
  'GET calendar-links': {
    'with those of others': showing('"own":false', async ({ club }, db) => {
      await makeLink(db, club, {
        kind: 'page',
        scope: 'mine',
        squad_ids: [],
        days: 7,
        user_id: await mateIn(db, club),
      })
      return {}
    }),
  },
  'GET public/calendar/{uuid}': {
    'of all of the club, by an athlete': {
      makes: async ({ club }, db) => {
        const wish = {
          kind: 'page',
          scope: 'club',
          squad_ids: [],
          days: 7,
          user_id: await mateIn(db, club),
        } as const
        return { params: { uuid: (await makeLink(db, club, wish)).token } }
      },
    },
  },
  'GET session/{id}/publishing': {
    'of others, with what people know': showing('"notified":{', async (things, db) => {
      const id = await sessionOfOthers(db, things)
      await sql`update sessions set published_plan = app.plan_of(club_id, id)
        where id = ${id}`.execute(db)
      return { params: { id } }
    }),
  },
  'POST merge-sessions/{id}/undo': {
    'into one of others': {
      makes: async (things, db) =>
        mergeToUndo({ ...things, session: await sessionOfOthers(db, things) }, db),
    },
  },
  'DELETE session/{id}': {
    'with all of its series': {
      makes: async (things, db) => ({
        params: { id: await sharedSeries(things, db) },
        query: { scope: 'all' },
      }),
    },
  },
  'POST update-session': {
    'of an event': {
      makes: async ({ club, user_id }, db) => ({
        body: { id: await makeEvent(db, club, { user_id }), name: 'Row' },
      }),
    },
    'to repeat it': {
      makes: async (things, db) => ({ body: { id: await ownWithMate(things, db), ...TWICE } }),
      shows: (answer, db) => peopleIn(db, idsIn(answer, 'ids')),
    },
  },
  'POST session/{id}/duplicate': {
    'with others in it': {
      makes: async (things, db) => ({
        params: { id: await ownWithMate(things, db) },
        body: { start_date: inTenWeeks().start_date },
      }),
      shows: ({ json }, db) => peopleIn(db, [(json as { data: { id: number } }).data.id]),
    },
  },
  'POST change-series/preview': {
    'of one of others that stands alone': {
      makes: async (things, db) => ({
        body: { id: await sessionOfOthers(db, things), scope: 'all', ...TWICE },
      }),
    },
    'with sessions of others': {
      makes: async (things, db) => ({
        body: { id: await sharedSeries(things, db), scope: 'all', ...TWICE },
      }),
    },
    'with somebody who is elsewhere then': showing(ELSEWHERE, seriesWithMate),
  },
  'POST change-series': {
    'with others in it': {
      makes: seriesWithMate,
      shows: (answer, db) => peopleIn(db, idsIn(answer, 'added')),
    },
  },
  'POST templates': {
    'from an event': {
      makes: async ({ club, user_id }, db) => ({
        body: { name: 'Row', session_id: await makeEvent(db, club, { user_id }) },
      }),
    },
  },
}
