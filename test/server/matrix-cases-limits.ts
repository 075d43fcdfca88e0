import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import type { Db } from '../../server/db/client.ts'
import { testSecrets } from '../support/app.ts'
import {
  addMember,
  makeCrew,
  makeMember,
  makeUser,
  rowingFile,
  today,
} from '../support/factories.ts'
import type { Answer } from '../support/http.ts'
import { makeRegatta } from '../support/races.ts'
import { storeFile } from '../support/stored-activity.ts'
import { mateIn, sessionOfOthers, showing, type Case, type Cases } from './matrix-case-parts.ts'
import { crewParts, sheetLink } from './matrix-crews.ts'
import { START, type MakesParts, type Things } from './matrix-parts.ts'
import { STRUCTURE } from './matrix-scores.ts'

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' }
const MEDAL_TIME = { boat_type: 1, gmt_score: 400 }
const ZONES = [{ id: 1, name: 'All', start: 60, end: 80 }]

/** In a club whose plan has no feature. */
const ON_A_BARE_PLAN = ['plan_without_feature'] as const
/** A coach who may not see members under 18. */
const OF_ADULTS = ['multi_role'] as const

const ofClub = (body: object, alsoBy: Case['alsoBy']): Case => ({
  makes: ({ club }) => ({ params: { id: club }, body }),
  ...(alsoBy && { alsoBy }),
})

/** A session of others whose results are the coaches', with a recording of this person in it. */
async function keptResults(db: Db, { club, user_id }: Pick<Things, 'club' | 'user_id'>) {
  const session_id = await sessionOfOthers(db, { club, user_id }, { structure: STRUCTURE })
  const file = rowingFile(new Date(START), { seconds: 90 })
  const stored = await storeFile(db, club, { user_id, session_id }, file)
  await sql`update sessions set restricted_view = true where id = ${session_id}`.execute(db)
  return { session_id, activity_id: stored.activity_id }
}
const inKeptSession: MakesParts = async (things, db) => ({
  params: { id: (await keptResults(db, things)).session_id },
})

/** What a link to a sheet of crews was sealed for. */
function sealedIn({ json }: Answer): string {
  const code = (json as { file_url: string }).file_url.split('/').at(-1)?.replace('.xlsx', '') ?? ''
  const { all } = JSON.parse(testSecrets.open(Buffer.from(code, 'base64url'), 'crew-sheet')) as {
    all: boolean
  }
  return all ? 'with drafts of crews' : 'with what is published'
}
const exported = (session: (things: Things, db: Db) => number | Promise<number>): Case => ({
  makes: async (things, db) => ({ body: { event_id: await session(things, db) } }),
  shows: sealedIn,
})

/** What plans, the age of members, and results for coaches alone close to who may call otherwise. */
export const LIMITS_CASES: Cases = {
  'POST create-session': {
    'with a planned rating': {
      alsoBy: ON_A_BARE_PLAN,
      makes: ({ user_id }) => ({
        body: {
          name: 'Row',
          sport_id: 1,
          start_date: START,
          end_date: '2026-03-02T07:30:00Z',
          athlete_ids: [user_id],
          planned_rpe: 6,
        },
      }),
    },
  },
  'POST edit-crew': {
    'with a medal time': {
      alsoBy: ON_A_BARE_PLAN,
      makes: crewParts((id) => ({ body: { id, version: 1, ...MEDAL_TIME } })),
    },
  },
  'POST edit-crews': {
    'with a medal time': {
      alsoBy: ON_A_BARE_PLAN,
      makes: crewParts((id) => ({ body: { crews: [{ id, version: 1, ...MEDAL_TIME }] } })),
    },
  },
  'POST session/{id}/add-scores': {
    'with a rating': {
      alsoBy: ON_A_BARE_PLAN,
      makes: async (things, db) => {
        const plan = { sport_id: 2, structure: STRUCTURE }
        const scores = [{ piece: 1, part: 'piece', number: 0, values: { rpe: 6 } }]
        return {
          params: { id: await sessionOfOthers(db, things, plan) },
          body: { results: [{ user_id: things.user_id, version: 0, scores }] },
        }
      },
    },
  },
  'GET session/{id}/scores/csv': { 'of results for coaches alone': { makes: inKeptSession } },
  'GET session/{id}/publishing': {
    'of results for coaches alone': showing('"done":{', inKeptSession),
  },
  'GET activities/{id}': {
    'of others, with results for coaches alone': {
      makes: async ({ club }, db) => {
        const mate = { club, user_id: await mateIn(db, club) }
        return { params: { id: (await keptResults(db, mate)).activity_id } }
      },
    },
  },
  'GET reports/training-summary/export': Object.fromEntries(
    [
      ['with loads', 'TRIMP'],
      ['with zones', 'UT2 (min)'],
    ].map(([name, column]) => [
      name,
      showing(column ?? '', () => ({ query: MARCH }), ON_A_BARE_PLAN),
    ]),
  ),
  'GET get-gmts': {
    'with those of rowing': showing('"class":"M8+"', () => ({ query: {} }), ON_A_BARE_PLAN),
  },
  'PATCH clubs/{id}': {
    'with zones of medal times': ofClub({ gmt_distribution: ZONES }, ON_A_BARE_PLAN),
    'to show coaches the members under 18': ofClub({ coaches_see_minors: false }, OF_ADULTS),
  },
  'POST save-races': {
    'with somebody who left': {
      makes: async ({ club, user_id }, db) => {
        const { id } = await makeUser(db)
        await addMember(db, club, id, [ROLE.athlete], MEMBER_STATUS.left)
        return {
          body: { session_id: await makeRegatta(db, club, { user_id }), races: [{ user_id: id }] },
        }
      },
    },
  },
  'POST invite-members': {
    'with a squad by its name': {
      makes: () => ({
        body: {
          people: [{ line: 1, email: '', first_name: 'Uma', last_name: 'New', squad: 'U17' }],
          role_ids: [ROLE.athlete],
          invite: false,
          dry_run: true,
          create_squads: true,
        },
      }),
    },
  },
  'POST invite-members/upload': {
    'with a squad by its name': {
      makes: () => ({
        upload: { role_id: ROLE.athlete, invite: false, dry_run: true, create_squads: true },
        file: { bytes: Buffer.from('First name,Squad\nUma,U17\n'), name: 'people.csv' },
      }),
    },
  },
  'POST bring-ins/people': {
    'with a squad by its name': {
      makes: () => ({
        body: {
          rows: [{ line: 2, cells: { first_name: 'Uma', last_name: 'Listed', squad: 'U17' } }],
          role_id: ROLE.athlete,
          file_name: 'people.csv',
        },
      }),
    },
  },
  'PATCH club-users/{id}/person': {
    'of somebody with an account': {
      makes: async ({ club }, db) => ({
        params: { id: await mateIn(db, club) },
        body: { first_name: 'Else' },
      }),
    },
  },
  'GET club-users': {
    'with somebody under 18': showing(
      'Underage',
      async ({ club }, db) => {
        await makeMember(db, club, [ROLE.athlete], {
          last_name: 'Underage',
          date_of_birth: addDays(today(), -14 * 365),
        })
        return {}
      },
      OF_ADULTS,
    ),
  },
  'POST crews/export-event-to-xls': {
    'of one’s own session': exported(({ session }) => session),
    'of a session of others': exported((things, db) => sessionOfOthers(db, things)),
  },
  'GET crew-sheets/{code}.xlsx': {
    'by a link that has ended': {
      makes: async ({ club, session, user_id }, db) => {
        await makeCrew(db, club, { session_id: session, user_ids: [user_id], published: true })
        return { params: { code: sheetLink(club, session, Date.now() - 1) } }
      },
    },
  },
  'POST admin/users/{id}/activation-link': {
    'of an account in use': {
      makes: async (_, db) => ({ params: { id: (await makeUser(db)).id } }),
    },
  },
}
