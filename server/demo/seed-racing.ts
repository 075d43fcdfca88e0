import { Readable } from 'node:stream'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { RaceLine, RaceReportKind } from '#domain/racing/kinds.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { addRaceReport } from '../insight/racing/commands.ts'
import { measureScores, writeScores } from '../insight/scores/open.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { writeFit } from './fit-writer.ts'
import { randomFrom } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import { seedImport } from './seed-files.ts'
import { trialTrack, type TrialRace } from './trial-track.ts'

const DAY_MS = 86_400_000
const DAYS_AGO = 17
const SEED = 2012
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

type Boat = {
  name: string
  gender: 'men' | 'women'
  people: Member[]
  race?: TrialRace
  /** Noted on the shore instead: seconds of the four quarters. */
  splits?: readonly number[]
}
export type DemoRacing = Readonly<Record<RaceReportKind, string>>

/**
 * A trial over 2000 m of three double sculls, two with watches and one timed from the shore, and a
 * comparison of each kind.
 */
export async function seedRacing(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  water: number,
): Promise<DemoRacing> {
  const elite = clubs.athletes.filter(
    ({ squad, cox, scull }) => (squad === 'Senior' || squad === 'U23') && !cox && scull,
  )
  const men = elite.filter(({ gender }) => gender === 'm')
  const women = elite.filter(({ gender }) => gender === 'w')
  const boats: Boat[] = [
    {
      name: 'Pilatus',
      gender: 'men',
      people: men.slice(0, 2),
      race: { speed: 5.28, rate: 34, shape: [1.03, 0.99, 0.985, 1.02] },
    },
    {
      name: 'Rigi',
      gender: 'men',
      people: men.slice(2, 4),
      race: { speed: 5.24, rate: 35, shape: [1.05, 1, 0.97, 1] },
    },
    {
      name: 'Titlis',
      gender: 'women',
      people: women.slice(0, 2),
      splits: [103.2, 106.4, 107.1, 104.8],
    },
  ]
  const session = await trialOf(db, clubs, boats)
  const crews = await crewsOf(db, clubs, session, boats)
  for (const [index, boat] of boats.entries())
    await raceOf({ db, files, clubs, session }, boat, crews[index] ?? 0)
  await publishSessions(db, clubs.club, [session], clubs.coaches[0]?.id ?? 0)
  return comparisonsOf(db, clubs, { session, crews, water })
}

const startOf = (minute: number) =>
  Date.parse(`${new Date(Date.now() - DAYS_AGO * DAY_MS).toISOString().slice(0, 10)}T09:00:00Z`) +
  minute * 60_000

const trialOf = (db: Db, clubs: DemoClubs, boats: readonly Boat[]) =>
  createSession(
    db,
    clubs.club,
    {
      name: 'Trial over 2000 m',
      sport_id: SPORT.rowing,
      start_date: new Date(startOf(0)).toISOString(),
      end_date: new Date(startOf(90)).toISOString(),
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

type Place = { db: Db; files: FileStore; clubs: DemoClubs; session: number }

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
  { db, files, clubs, session }: Place,
  { name, people }: Boat,
  race: TrialRace,
  crew_id: number,
): Promise<void> {
  const [bow] = people
  if (!bow) return
  const { records, start, finish } = trialTrack(race, randomFrom(SEED + name.length))
  const starts = startOf(20)
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

type Raced = { session: number; crews: readonly number[]; water: number }

/** One comparison of each kind, that of the trial last, so that it is the first of the list. */
async function comparisonsOf(
  db: Db,
  { club, coaches }: DemoClubs,
  { session, crews, water }: Raced,
): Promise<DemoRacing> {
  const boats = await db
    .selectFrom('crews')
    .select('id')
    .where('club_id', '=', club)
    .where('session_id', '=', water)
    .orderBy('id')
    .execute()
  const line = (session_id: number, crew_id: number | undefined, piece: number): RaceLine => ({
    session_id,
    piece,
    crew_id: crew_id ?? 0,
    user_id: null,
  })
  const four = [1, 2, 3, 4]
  const pieces = (boat: { id: number } | undefined) => four.map((one) => line(water, boat?.id, one))
  const keep = async (name: string, lines: readonly RaceLine[]) =>
    (await addRaceReport(db, club, { name, creator_id: coaches[0]?.id ?? 0, lines })).uuid
  return {
    'single-crew-session': await keep('Pilatus in the trial', [line(session, crews[0], 1)]),
    'single-crew-session-pieces': await keep('Reuss: four race pieces', pieces(boats[0])),
    'multiple-crews-multiple-pieces': await keep('Reuss and Aare: race pieces', [
      ...pieces(boats[0]),
      ...pieces(boats[1]),
    ]),
    'multiple-crews-multiple-sessions': await keep('Trial and race pieces', [
      ...crews.map((crew) => line(session, crew, 1)),
      ...boats.map(({ id }) => line(water, id, 1)),
    ]),
    'multiple-crews-single-piece': await keep(
      'Trial over 2000 m: three doubles',
      crews.map((crew) => line(session, crew, 1)),
    ),
  }
}
