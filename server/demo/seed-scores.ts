import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Weather } from '#domain/rules/weather.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { writeScores, type ScoreWrite } from '../analysis/result-entry/store.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { momentOf } from './club-clock.ts'
import { randomFrom, type Random } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

const SPLITS = 4
const PIECES = 8
const DISTANCE_M = 1000
/** How much slower a 6000 m test is rowed than 2000 m. */
const LONG_PACE = 1.075
/** A light wind from the south-west, mostly from behind. */
const WEATHER: Weather = {
  air_temperature: 14,
  water_temperature: 16,
  wind_speed: 3,
  wind_direction: 225,
  rowing_direction: 62,
}
const FOUR_SCULL = 5
const FOUR_SWEEP = 7
/** How the quarters of a piece are rowed: fast off the start, steady, and faster at the end. */
const SHAPE = [0.985, 1.008, 1.012, 0.995]

type Boat = {
  name: string
  boat_type: number
  gender: 'men' | 'women'
  people: Member[]
  seconds: number
}

type Parts = { db: Db; clubs: DemoClubs; elite: readonly Member[]; random: Random }
/** When it was, and how long it took beside the usual time. */
type Rowed = { daysAgo: number; pace: number }

/**
 * A water session that two boats brought home on paper, and a 2000 m test on the ergometer: what
 * results by hand look like.
 */
export async function seedScores(
  db: Db,
  clubs: DemoClubs,
): Promise<{ water: number; ergo: number; rower: number }> {
  const random = randomFrom(2000)
  const elite = clubs.athletes.filter(
    ({ squad, cox }) => (squad === 'Senior' || squad === 'U23') && !cox,
  )
  const parts = { db, clubs, elite, random }
  const ids = {
    water: await seedWater(parts, { daysAgo: 3, pace: 1 }),
    ergo: await seedErgo(parts, { daysAgo: 4, pace: 1 }),
    rower: elite.find(({ gender, sweep }) => gender === 'm' && sweep)?.id ?? 0,
  }
  // The month before the same was rowed a little slower, so that there is a change to see.
  const earlier = [
    await seedWater(parts, { daysAgo: 44, pace: 1.012 }),
    await seedErgo(parts, { daysAgo: 45, pace: 1.006 }),
    // The season before, and a longer test in between: bests to compare over the seasons.
    await seedErgo(parts, { daysAgo: 403, pace: 1.031 }),
    await seedErgo(parts, { daysAgo: 374, pace: 1.022 }),
    await seedErgo(parts, { daysAgo: 72, pace: LONG_PACE }, 6000),
  ]
  const all = [ids.water, ids.ergo, ...earlier]
  await publishSessions(db, clubs.club, all, clubs.coaches[0]?.id ?? 0)
  return ids
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10
const structureOf = (repetitions: number, planned_distance: number) => ({
  piece_structure: repetitions > 1 ? (2 as const) : (1 as const),
  repetitions,
  pieces: [
    {
      planned_distance,
      planned_time: null,
      rest: repetitions > 1 ? 300 : null,
      split_length: planned_distance / SPLITS,
      segments: [],
    },
  ],
})

async function newSession(
  db: Db,
  clubs: DemoClubs,
  plan: {
    name: string
    sport_id: number
    starts: number
    people: readonly Member[]
    structure: ReturnType<typeof structureOf>
    weather?: Weather
  },
) {
  const { starts, people, ...rest } = plan
  const span = {
    start_date: new Date(starts).toISOString(),
    end_date: new Date(starts + 5_400_000).toISOString(),
  }
  const location = plan.sport_id === SPORT.rowing ? 'Rotsee' : 'Boathouse'
  return createSession(
    db,
    clubs.club,
    { ...rest, ...span, location, athlete_ids: people.map(({ id }) => id) },
    { user_id: clubs.coaches[0]?.id ?? 0, role_id: ROLE.coach },
  )
}

async function seedWater(
  { db, clubs, elite, random }: Parts,
  { daysAgo, pace }: Rowed,
): Promise<number> {
  const men = elite.filter(({ gender, sweep }) => gender === 'm' && sweep).slice(0, 4)
  const women = elite.filter(({ gender, scull }) => gender === 'w' && scull).slice(0, 4)
  const boats: Boat[] = [
    { name: 'Reuss', boat_type: FOUR_SWEEP, gender: 'men', people: men, seconds: 184 },
    { name: 'Aare', boat_type: FOUR_SCULL, gender: 'women', people: women, seconds: 201 },
  ]
  const session = await newSession(db, clubs, {
    name: 'Race pieces',
    sport_id: SPORT.rowing,
    starts: momentOf(clubs, -daysAgo, '15:30'),
    people: [...men, ...women],
    structure: structureOf(PIECES, DISTANCE_M),
    weather: WEATHER,
  })
  const coach = clubs.coaches[0]?.id ?? 0
  const crews = await insertCrews(
    db,
    clubs.club,
    boats.map((boat) => crewOf(session, boat)),
    coach,
  )
  await db
    .updateTable('crews')
    .set({ published_at: new Date().toISOString() })
    .where('club_id', '=', clubs.club)
    .where('id', 'in', crews)
    .execute()
  const changes = boats.map((boat, index) => ({
    crew_id: crews[index] ?? 0,
    alternative: false,
    sport_id: SPORT.rowing,
    scores: Array.from({ length: PIECES }, (_, piece) =>
      pieceOf(
        piece + 1,
        pace * boat.seconds * (1 + 0.004 * Math.abs(piece - 2)),
        30 + (piece % 3) * 2,
        random,
      ),
    ).flat(),
  }))
  await writeScores(db, clubs.club, coach, session, changes)
  return session
}

const crewOf = (session_id: number, { name, boat_type, gender, people }: Boat) => ({
  session_id,
  name,
  boat_type,
  age: 'senior' as const,
  gender,
  weight: 'heavyweight' as const,
  description: null,
  gmt_score: null,
  parent_id: null,
  crew_users: people.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
})

/** A piece with its splits, which add up to it. */
function pieceOf(
  piece: number,
  seconds: number,
  stroke_rate: number,
  random: Random,
): ScoreWrite[] {
  const splits = SHAPE.map((share) =>
    tenths((seconds / SPLITS) * share * (1 + 0.004 * random.normal())),
  )
  return [
    {
      piece,
      part: 'piece',
      number: 0,
      values: { time: tenths(splits.reduce((sum, split) => sum + split, 0)), stroke_rate },
    },
    ...splits.map((time, index) => ({
      piece,
      part: 'split' as const,
      number: index + 1,
      values: { time },
    })),
  ]
}

async function seedErgo(
  { db, clubs, elite, random }: Parts,
  { daysAgo, pace }: Rowed,
  metres = 2000,
): Promise<number> {
  const people = elite.slice(0, 10)
  const session = await newSession(db, clubs, {
    name: `Ergo test ${metres} m`,
    sport_id: SPORT.ergo,
    starts: momentOf(clubs, -daysAgo, '17:00'),
    people,
    structure: structureOf(1, metres),
  })
  const changes = people.map((person) => {
    const best =
      (person.gender === 'm' ? 392 : 447) - 60 * (person.strength - 1) + 2 * random.normal()
    const seconds = (pace * best * metres) / 2000
    const [whole, ...splits] = pieceOf(1, seconds, 31 + Math.round(random.normal()), random)
    const heart_rate = Math.min(205, Math.round(184 + 5 * random.normal()))
    const rows = whole ? [{ ...whole, values: { ...whole.values, heart_rate } }, ...splits] : splits
    return { user_id: person.id, alternative: false, sport_id: SPORT.ergo, scores: rows }
  })
  await writeScores(db, clubs.club, clubs.coaches[0]?.id ?? 0, session, changes)
  return session
}
