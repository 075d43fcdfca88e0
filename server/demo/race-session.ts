import { Readable } from 'node:stream'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { measureScores, writeScores } from '../analysis/result-entry/open.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { momentOf } from './club-clock.ts'
import { writeFit } from './fit-writer.ts'
import { randomFrom } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import { seedImport } from './seed-files.ts'
import { trialTrack, type TrialRace } from './trial-track.ts'

const SEED = 1995
const DOUBLE_SCULL = 2
/** A light head wind over the right shoulder of who rows to the north-east. */
const WEATHER = {
  air_temperature: 14,
  water_temperature: 12,
  wind_speed: 3.4,
  wind_direction: 85,
  stream_speed: 0,
  rowing_direction: 62,
}

export type Boat = {
  name: string
  gender: 'men' | 'women'
  people: Member[]
  race?: TrialRace
  /** Noted on the shore instead: seconds of the four quarters. */
  splits?: readonly number[]
}
export type RaceSession = { name: string; days_ago: number; boats: readonly Boat[] }

/** A session over 2000 m once, of boats with watches or timed from the shore. */
export async function seedRaceSession(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  raced: RaceSession,
): Promise<{ session: number; crews: number[] }> {
  const session = await sessionOf(db, clubs, raced)
  const crews = await crewsOf(db, clubs, session, raced.boats)
  for (const [index, boat] of raced.boats.entries())
    await raceOf({ db, files, clubs, session, days_ago: raced.days_ago }, boat, crews[index] ?? 0)
  await publishSessions(db, clubs.club, [session], clubs.coaches[0]?.id ?? 0)
  return { session, crews }
}

const startOf = (clubs: DemoClubs, days_ago: number, minute: number) =>
  momentOf(clubs, -days_ago, '10:00') + minute * 60_000

const sessionOf = (db: Db, clubs: DemoClubs, { name, days_ago, boats }: RaceSession) =>
  createSession(
    db,
    clubs.club,
    {
      name,
      sport_id: SPORT.rowing,
      start_date: new Date(startOf(clubs, days_ago, 0)).toISOString(),
      end_date: new Date(startOf(clubs, days_ago, 90)).toISOString(),
      location: 'Rotsee',
      weather: WEATHER,
      structure: {
        piece_structure: 1,
        repetitions: 1,
        pieces: [
          {
            planned_distance: 2000,
            planned_time: null,
            rest: null,
            split_length: 500,
            segments: [],
          },
        ],
      },
      athlete_ids: boats.flatMap(({ people }) => people.map(({ id }) => id)),
    },
    { user_id: clubs.coaches[0]?.id ?? 0, role_id: ROLE.coach },
  )

async function crewsOf(db: Db, clubs: DemoClubs, session_id: number, boats: readonly Boat[]) {
  const crews = await insertCrews(
    db,
    clubs.club,
    boats.map(({ name, gender, people }) => ({
      session_id,
      name,
      boat_type: DOUBLE_SCULL,
      age: 'senior' as const,
      gender,
      weight: 'heavyweight' as const,
      description: null,
      gmt_score: null,
      parent_id: null,
      crew_users: people.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
    })),
    clubs.coaches[0]?.id ?? 0,
  )
  await db
    .updateTable('crews')
    .set({ published_at: new Date().toISOString() })
    .where('club_id', '=', clubs.club)
    .where('id', 'in', crews)
    .execute()
  return crews
}

type Place = {
  db: Db
  files: FileStore
  clubs: DemoClubs
  session: number
  days_ago: number
}

async function raceOf(place: Place, boat: Boat, crew_id: number): Promise<void> {
  const { db, clubs, session } = place
  if (boat.race) await recordedRace(place, boat, boat.race, crew_id)
  const scores = (boat.splits ?? []).map((time, index) => ({
    piece: 1,
    part: 'split' as const,
    number: index + 1,
    values: { time, stroke_rate: index === 1 || index === 2 ? 33 : 35 },
  }))
  const change = { crew_id, alternative: false, sport_id: SPORT.rowing, scores }
  if (scores.length > 0)
    await writeScores(db, clubs.club, clubs.coaches[0]?.id ?? 0, session, [change])
}

/** The watch of who sits in the bow records the race; its stretch is marked as the piece. */
async function recordedRace(
  { db, files, clubs, session, days_ago }: Place,
  { name, people }: Boat,
  race: TrialRace,
  crew_id: number,
): Promise<void> {
  const [bow] = people
  if (!bow) return
  const { records, start, finish } = trialTrack(race, randomFrom(SEED + days_ago + name.length))
  const starts = startOf(clubs, days_ago, 20)
  const bytes = writeFit({
    start: new Date(starts),
    sport: 15,
    records,
    product: 'Slipway demo',
  })
  const kept = await files.put(Readable.from([Buffer.from(bytes)]))
  const recording = { session_id: session, sport_id: SPORT.rowing, starts, name: `${name}.fit` }
  const activity_id = await seedImport(db, clubs, recording, bow, bytes, kept)
  await db
    .updateTable('activities')
    .set({ crew_id, seat: 1 })
    .where('club_id', '=', clubs.club)
    .where('id', '=', activity_id)
    .execute()
  await db
    .insertInto('efforts')
    .values({
      club_id: clubs.club,
      activity_id,
      name: '2000 m',
      start,
      finish,
      piece: 1,
      source: 'hand',
      creator_id: clubs.coaches[0]?.id ?? 0,
    })
    .execute()
  await measureScores(db, clubs.club, activity_id)
}
