import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { hashOf } from '../../server/http/gate.ts'
import { makeCrew, makeSession } from '../support/factories.ts'
import { draftOfOthers, mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import { bySession, plain, type MatrixCall, type Things } from './matrix-parts.ts'

const DEVICE = 'matrix-device'
/** Numbers of samples by which a recording is known in an answer. */
const SINGLE = 4711
const CREW = 4712

type Place = Pick<Things, 'club' | 'user_id'>
type Recorded = {
  session: number
  crew_id?: number
  user_id?: number
  status?: number
  samples?: number
}

/** A recording, with its token. */
async function recordingIn(
  db: Db,
  club: ClubId,
  { session, crew_id, user_id, status = 2, samples = 0 }: Recorded,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(24).toString('base64url')
  const { id } = await db
    .insertInto('live_recordings')
    .values({
      club_id: club,
      session_id: session,
      crew_id: crew_id ?? null,
      user_id: user_id ?? null,
      device: `${DEVICE}-${token.slice(0, 8)}`,
      token_hash: hashOf(token),
      status,
      samples,
      standing: JSON.stringify(FIRST_STANDING),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** The caller's own recording in a session of theirs. */
const ownRecording = ({ club, session, user_id }: Things, db: Db) =>
  recordingIn(db, club, { session, user_id })

/** A session that goes on now. */
async function runningSession({ club, user_id }: Place, db: Db): Promise<number> {
  const start_date = new Date(Date.now() - 60_000).toISOString()
  return makeSession(db, club, { user_id }, { start_date })
}

/** A session on ergometers that goes on now, with a piece that athletes can race. */
async function runningErgo(
  { club, user_id }: Place,
  db: Db,
  athlete_ids: number[] = [],
): Promise<number> {
  const start_date = new Date(Date.now() - 60_000).toISOString()
  const piece = { planned_distance: 1000, planned_time: null, rest: 600, split_length: 250 }
  const pieces = [{ ...piece, segments: [] }]
  const structure = { piece_structure: PIECE_STRUCTURE.single, repetitions: 1, pieces }
  const plan = { start_date, sport_id: SPORT.ergo, structure, athlete_ids }
  return makeSession(db, club, { user_id }, plan)
}

/** A race in which nobody has a lane yet. */
async function raceIn(place: Place, db: Db): Promise<number> {
  const race = { club_id: place.club, session_id: await runningErgo(place, db) }
  const { id } = await db
    .insertInto('erg_races')
    .values({ ...race, piece: 1, distance: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The code of the caller in a session that goes on. */
async function codeIn(place: Place, db: Db): Promise<string> {
  return (await makeCode(place, db, await runningSession(place, db))).code
}

const makeCode = ({ club, user_id }: Place, db: Db, session_id: number) =>
  db
    .insertInto('connect_codes')
    .values({ club_id: club, session_id, user_id, code: randomBytes(12).toString('base64url') })
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'session_id', 'crew_id', 'user_id'])
        .doUpdateSet((eb) => ({ code: eb.ref('excluded.code') })),
    )
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()

const discardedBy = async (things: Things, db: Db, by: number) => {
  const { id } = await ownRecording(things, db)
  await sql`update live_recordings set status = 5, discarded_from = 2, discarded_at = now(),
    discarded_by = ${by} where id = ${id}`.execute(db)
  return { params: { id } }
}

/** Recordings that are made and followed. */
export const LIVE_CALLS: Record<string, MatrixCall> = {
  'GET connect/{code}': {
    parts: async (things, db) => ({ params: { code: await codeIn(things, db) } }),
  },
  'POST connect/{code}/recordings': {
    parts: async (things, db) => ({
      params: { code: await codeIn(things, db) },
      body: { device: DEVICE },
    }),
  },
  'POST live-samples': {
    parts: async (things, db) => ({
      body: { token: (await ownRecording(things, db)).token, first: 1, samples: [{ at: 1e12 }] },
    }),
  },
  'GET live/sessions': plain,
  'GET live/boats': plain,
  'GET live/sessions/{id}': bySession,
  'GET session/{id}/live-results': bySession,
  'GET live/recordings/{id}/samples': {
    parts: async (things, db) => ({ params: { id: (await ownRecording(things, db)).id } }),
  },
  'POST live/sessions/{id}/controls': {
    parts: async (things, db) => ({
      params: { id: things.session },
      body: { control: 'pause', recording_ids: [(await ownRecording(things, db)).id] },
    }),
  },
  'POST live/recordings/{id}/restore': {
    parts: (things, db) => discardedBy(things, db, things.user_id),
  },
  'GET live/sessions/{id}/races': bySession,
  'POST live/sessions/{id}/races': {
    parts: async (things, db) => {
      const mate = await mateIn(db, things.club)
      const id = await runningErgo(things, db, [mate])
      return { params: { id }, body: { piece: 1, lanes: [{ user_id: mate }] } }
    },
  },
  'POST live/races/{id}/controls': {
    parts: async (things, db) => ({
      params: { id: await raceIn(things, db) },
      body: { control: 'start' },
    }),
  },
  'DELETE live/races/{id}': {
    parts: async (things, db) => ({ params: { id: await raceIn(things, db) } }),
  },
  'POST session/{id}/connect-codes': {
    parts: async ({ club, session, user_id }, db) => ({
      params: { id: session },
      body: { renew: [(await makeCode({ club, user_id }, db, session)).id] },
    }),
    undo: async (db, club) => {
      await db.deleteFrom('connect_codes').where('club_id', '=', club).execute()
    },
  },
}

/** In a session of others, the recording of an athlete and that of a crew, known by their samples. */
async function recordedByOthers({ club, user_id }: Things, db: Db, plan = {}) {
  const session = await sessionOfOthers(db, { club, user_id }, plan)
  const mate = await mateIn(db, club)
  const user_ids = [mate, await mateIn(db, club)]
  const crew_id = await makeCrew(db, club, { session_id: session, user_ids })
  const single = await recordingIn(db, club, { session, user_id: mate, samples: SINGLE })
  const crew = await recordingIn(db, club, { session, crew_id, samples: CREW })
  return { session, single, crew }
}
type Others = Awaited<ReturnType<typeof recordedByOthers>>

const followed = (samples: number, plan = {}) =>
  showing(`"samples":${samples}`, async (things, db) => ({
    params: { id: (await recordedByOthers(things, db, plan)).session },
  }))
const samplesOf = (which: (others: Others) => { id: number }, plan = {}) => ({
  makes: async (things: Things, db: Db) => ({
    params: { id: which(await recordedByOthers(things, db, plan)).id },
  }),
})
const RESTRICTED = { restricted_view: true }

/** Whose recordings they are, whether results are for few, drafts, and who discarded. */
export const LIVE_CASES: Cases = {
  'GET live/sessions/{id}': {
    'with a boat of others': followed(CREW),
    'with an athlete': followed(SINGLE),
    'that is restricted': followed(CREW, RESTRICTED),
    'that is a draft': {
      makes: async (things, db) => ({ params: { id: await draftOfOthers(db, things) } }),
    },
  },
  'GET session/{id}/live-results': {
    'with a boat of others': followed(CREW),
    'with an athlete': followed(SINGLE),
    'that is restricted': followed(CREW, RESTRICTED),
    'that is a draft': {
      makes: async (things, db) => ({ params: { id: await draftOfOthers(db, things) } }),
    },
  },
  'GET live/boats': {
    'with an athlete': showing(`"samples":${SINGLE}`, async (things, db) => {
      const { single } = await recordedByOthers(things, db)
      await sql`update live_recordings set heard_at = now() where id = ${single.id}`.execute(db)
      return {}
    }),
  },
  'GET live/recordings/{id}/samples': {
    'of a boat of others': samplesOf(({ crew }) => crew),
    'of an athlete': samplesOf(({ single }) => single),
    'of a boat whose results are restricted': samplesOf(({ crew }) => crew, RESTRICTED),
  },
  'POST live/sessions/{id}/controls': {
    'of an athlete': {
      makes: async (things, db) => {
        const { session, single } = await recordedByOthers(things, db)
        return { params: { id: session }, body: { control: 'pause', recording_ids: [single.id] } }
      },
    },
  },
  'POST live/recordings/{id}/restore': {
    'that somebody else discarded': {
      makes: async (things, db) => discardedBy(things, db, await mateIn(db, things.club)),
    },
  },
  'POST session/{id}/connect-codes': {
    'of others': {
      makes: async (things, db) => ({
        params: { id: await sessionOfOthers(db, things) },
        body: { renew: [] },
      }),
      alsoBy: ['plain_coach'],
    },
  },
}
