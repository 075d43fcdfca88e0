import { sql } from 'kysely'
import { SPORT } from '#domain/constants/sports.ts'
import type { RaceLine, RaceReportKind } from '#domain/race-analysis/kinds.ts'
import { addRaceReport } from '../analysis/race-analysis/commands.ts'
import { measureScores, writeScores } from '../analysis/result-entry/open.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { writeFit } from './fit-writer.ts'
import {
  MINUTE_MS,
  momentOf,
  planSession,
  publishCrews,
  quartersOf,
  seatBoats,
  type Boat,
} from './plan-session.ts'
import { randomFrom } from './random.ts'
import { insertRow } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { keepFile, seedImport } from './seed-files.ts'
import { eliteOf, score, type WaterSession } from './seed-scores.ts'
import { trialTrack, type TrialRace } from './trial-track.ts'

const SEED = 1995
const DAYS_AGO = 17
const REHEARSED_DAYS_AGO = 38
/** A light head wind over the right shoulder of who rows to the north-east. */
const WEATHER = {
  air_temperature: 14,
  water_temperature: 12,
  wind_speed: 3.4,
  wind_direction: 85,
  stream_speed: 0,
  rowing_direction: 62,
}

/** Recorded by a watch, or noted on the shore: seconds of the four quarters. */
type RacedBoat = Boat & { race?: TrialRace; splits?: readonly number[] }
type RaceSession = { name: string; days_ago: number; boats: readonly RacedBoat[] }

/**
 * A trial over 2000 m of three double sculls, two with watches and one timed from the shore, and a
 * comparison of each kind. One of them had rehearsed it weeks before.
 */
export async function seedRacing(demo: Demo, water: WaterSession) {
  const scullers = eliteOf(demo).filter(({ scull }) => scull)
  const men = scullers.filter(({ gender }) => gender === 'm')
  const women = scullers.filter(({ gender }) => gender === 'w').slice(0, 2)
  const double = (name: string, people: Member[], gender: Boat['gender']): Boat => ({
    key: '2x',
    name,
    gender,
    people,
  })
  const pilatus = double('Pilatus', men.slice(0, 2), 'men')
  const rigi = double('Rigi', men.slice(2, 4), 'men')
  const titlis = double('Titlis', women, 'women')
  const boats: RacedBoat[] = [
    { ...pilatus, race: { speed: 5.28, rate: 34, shape: [1.03, 0.99, 0.985, 1.02] } },
    { ...rigi, race: { speed: 5.24, rate: 35, shape: [1.05, 1, 0.97, 1] } },
    { ...titlis, splits: [103.2, 106.4, 107.1, 104.8] },
  ]
  const trial = await seedRace(demo, { name: 'Trial over 2000 m', days_ago: DAYS_AGO, boats })
  const rehearsal = await seedRace(demo, {
    name: 'Rehearsal over 2000 m',
    days_ago: REHEARSED_DAYS_AGO,
    boats: [{ ...pilatus, race: { speed: 5.12, rate: 32, shape: [1.06, 1.01, 0.95, 0.99] } }],
  })
  const racing = await compare(demo, trial, water)
  return { racing, compared: { session: trial.session, beside: rehearsal.session } }
}

const startOf = (demo: Demo, days_ago: number) => momentOf(demo, -days_ago, '10:00')

/** A session over 2000 m once, of boats with watches or timed from the shore. */
async function seedRace(demo: Demo, { name, days_ago, boats }: RaceSession): Promise<WaterSession> {
  const session = await planSession(demo, {
    name,
    sport_id: SPORT.rowing,
    starts: startOf(demo, days_ago),
    weather: WEATHER,
    structure: quartersOf(1, 2000, null),
    people: boats.flatMap(({ people }) => people),
  })
  const crews = await seatBoats(demo, session, boats)
  await publishCrews(demo, crews)
  for (const [index, boat] of boats.entries()) {
    const crew_id = crews[index] ?? 0
    if (boat.race) await recordRace(demo, { session, days_ago, crew_id }, boat, boat.race)
    if (boat.splits) await noteSplits(demo, session, crew_id, boat.splits)
  }
  await publishSessions(demo.db, demo.club, [session], demo.coach)
  return { session, crews }
}

async function noteSplits(
  { db, club, coach }: Demo,
  session: number,
  crew_id: number,
  splits: readonly number[],
): Promise<void> {
  const scores = splits.map((time, index) =>
    score(1, 'split', index + 1, { time, stroke_rate: index === 1 || index === 2 ? 33 : 35 }),
  )
  const change = { crew_id, alternative: false, sport_id: SPORT.rowing, scores }
  await writeScores(db, club, coach, session, [change])
}

type Place = { session: number; days_ago: number; crew_id: number }

/** The watch of who sits in the bow records the race; its stretch is marked as the piece. */
async function recordRace(
  demo: Demo,
  { session, days_ago, crew_id }: Place,
  { name, people }: Boat,
  race: TrialRace,
): Promise<void> {
  const { db, club, coach } = demo
  const [bow] = people
  if (!bow) return
  const { records, start, finish } = trialTrack(race, randomFrom(SEED + days_ago + name.length))
  const starts = startOf(demo, days_ago) + 20 * MINUTE_MS
  const content = { start: new Date(starts), sport: 15, records, product: 'Slipway demo' }
  const file = await keepFile(demo, writeFit(content))
  const place = { session_id: session, sport_id: SPORT.rowing, starts, name: `${name}.fit` }
  const activity_id = await seedImport(demo, place, bow, file)
  await sql`update activities set crew_id = ${crew_id}, seat = 1
    where club_id = ${club} and id = ${activity_id}`.execute(db)
  const piece = { name: '2000 m', start, finish, piece: 1, source: 'hand', creator_id: coach }
  await insertRow(db, 'efforts', { ...piece, club_id: club, activity_id })
  await measureScores(db, club, activity_id)
}

/** One comparison of each kind, that of the trial last, so that it is the first of the list. */
async function compare(
  { db, club, coach }: Demo,
  { session, crews }: WaterSession,
  water: WaterSession,
): Promise<Record<RaceReportKind, string>> {
  const [reuss = 0, aare = 0] = water.crews
  const line = (session_id: number, crew_id: number, piece = 1): RaceLine => ({
    session_id,
    piece,
    crew_id,
    user_id: null,
  })
  const fourPieces = (crew: number) => [1, 2, 3, 4].map((one) => line(water.session, crew, one))
  const trial = crews.map((crew) => line(session, crew))
  const first = [line(water.session, reuss), line(water.session, aare)]
  const keep = async (name: string, lines: readonly RaceLine[]) =>
    (await addRaceReport(db, club, { name, creator_id: coach, lines })).uuid
  return {
    'single-crew-session': await keep('Pilatus in the trial', trial.slice(0, 1)),
    'single-crew-session-pieces': await keep('Reuss: four race pieces', fourPieces(reuss)),
    'multiple-crews-multiple-pieces': await keep('Reuss and Aare: race pieces', [
      ...fourPieces(reuss),
      ...fourPieces(aare),
    ]),
    'multiple-crews-multiple-sessions': await keep('Trial and race pieces', [...trial, ...first]),
    'multiple-crews-single-piece': await keep('Trial over 2000 m: three doubles', trial),
  }
}
