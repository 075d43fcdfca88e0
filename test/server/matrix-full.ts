import { SPORT } from '#domain/constants/sports.ts'
import type { Db } from '../../server/db/client.ts'
import {
  makeCrew,
  makeEvent,
  makeMember,
  makeRacePiece,
  makeSession,
  makeSquad,
} from '../support/factories.ts'
import { oarActivity } from './matrix-parts-training.ts'
import { fullRaces, fullRacesOfOne } from './matrix-races.ts'
import { END, START, type MakesParts, type Things } from './matrix-parts.ts'
import { FULL_MESSAGES } from './matrix-cases-messages.ts'
import { FULL_WALL } from './matrix-cases-wall.ts'
import { FULL_CHALLENGES } from './matrix-challenges.ts'
import { labelledTest } from './matrix-performance-tests.ts'

const TIMES = { start_date: START, end_date: END }

async function programme({ club }: Things, db: Db) {
  const exercises = db.selectFrom('exercises').select('id').where('club_id', '=', club).limit(1)
  const { id } = await exercises.executeTakeFirstOrThrow()
  return {
    pieces: [
      { exercise_id: id, sets_count: 1, segments: [{ reps_count: 8, exercise_weight: null }] },
    ],
  }
}

const people = ({ user_id }: Things) => ({
  athlete_ids: [user_id],
  athlete_permissions: [{ user_id, edit: true, add_all_scores: true }],
})
const coaches = ({ user_id }: Things) => ({
  coach_ids: [user_id],
  coach_permissions: [{ user_id, edit: true, add_all_scores: true }],
})

type Body = (things: Things, db: Db) => object | Promise<object>
/** A plan with everything that names somebody, and one with everything that names an exercise. */
const plans = (body: Body): MakesParts[] => [
  async (things, db) => ({ body: { ...(await body(things, db)), ...people(things) } }),
  async (things, db) => ({ body: { ...(await body(things, db)), ...coaches(things) } }),
]
const programmes = (body: Body): MakesParts[] => [
  async (things, db) => {
    const athlete_ids = [(await makeMember(db, things.club)).id]
    const strength_structures = [{ ...(await programme(things, db)), athlete_ids }]
    return {
      body: {
        ...(await body(things, db)),
        sport_id: SPORT.strength,
        athlete_ids,
        strength_structures,
      },
    }
  },
  async (things, db) => {
    const strength_structure = await programme(things, db)
    return { body: { ...(await body(things, db)), sport_id: SPORT.strength, strength_structure } }
  },
]
const lifting = async ({ club, user_id }: Things, db: Db) => ({
  id: await makeSession(db, club, { user_id }, { sport_id: SPORT.strength }),
})
const template: Body = async (things, db) => ({
  name: 'Lift',
  sport_id: SPORT.strength,
  ...(await programmesOf(things, db)),
})
const programmesOf = async (things: Things, db: Db) => ({
  strength_structures: [await programme(things, db)],
})

const crewOf = ({ club, session, user_id }: Things, db: Db) =>
  makeCrew(db, club, { session_id: session, user_ids: [user_id] })

/**
 * Fuller requests, where the least that is valid has no place for some of the ids a call may name.
 * Somebody brings each of them to an end, so
 * that it is the foreign id that is refused.
 */
export const FULL: Record<string, readonly MakesParts[]> = {
  'POST create-session': [
    ...plans(() => ({ name: 'Row', sport_id: 1, ...TIMES })),
    ...programmes(() => ({ name: 'Lift', ...TIMES })),
  ],
  'POST create-event': plans(() => ({ name: 'Party', ...TIMES })),
  'POST update-session': [...plans(({ session }) => ({ id: session })), ...programmes(lifting)],
  'POST update-event': plans(async ({ club, user_id }, db) => ({
    id: await makeEvent(db, club, { user_id }),
  })),
  'POST sessions/conflicts': [
    ({ session, user_id }) => ({
      body: { ...TIMES, id: session, scope: 'all', athlete_ids: [user_id] },
    }),
  ],
  'POST copy-week': [
    async ({ club }, db) => ({
      body: {
        from: '2026-03-02',
        to: '2026-03-09',
        squad_ids: [await makeSquad(db, club, [])],
        with_drafts: true,
      },
    }),
  ],
  'POST performance-tests': [labelledTest],
  'POST templates': [
    async (things, db) => ({
      body: { name: 'Lift', duration: 3600, plan: await template(things, db) },
    }),
    async (things, db) => ({
      body: {
        name: 'Lift',
        duration: 3600,
        plan: {
          name: 'Lift',
          sport_id: SPORT.strength,
          strength_structure: await programme(things, db),
        },
      },
    }),
  ],
  'POST activities/{id}/telemetry': [
    async (things, db) => ({
      ...(await oarActivity(things, db, { seats: 2, session_id: things.session })),
      body: { seats: [{ position: 1, user_id: things.user_id }] },
    }),
  ],
  ...FULL_MESSAGES,
  ...FULL_WALL,
  ...FULL_CHALLENGES,
  'POST save-races': [fullRaces, fullRacesOfOne],
  'POST edit-crew': [
    async (things, db) => ({
      body: {
        id: await crewOf(things, db),
        version: 1,
        crew_users: [{ user_id: things.user_id, position: 2 }],
      },
    }),
  ],
  'POST edit-crews': [
    async (things, db) => {
      const crew_users = [{ user_id: things.user_id, position: 2 }]
      return { body: { crews: [{ id: await crewOf(things, db), version: 1, crew_users }] } }
    },
  ],
  'POST session/{id}/seat-race/pieces': [
    async ({ club, user_id, session }, db) => {
      const rival = await makeMember(db, club)
      await makeRacePiece(db, club, session, [[user_id], [rival.id]])
      return { params: { id: session }, body: { swap: { one: user_id, other: rival.id } } }
    },
  ],
}
