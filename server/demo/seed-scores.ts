import { SPORT } from '#domain/constants/sports.ts'
import { writeScores, type ScoreWrite } from '../analysis/result-entry/store.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { momentOf, planSession, publishCrews, quartersOf, seatBoats } from './plan-session.ts'
import { randomFrom, type Random } from './random.ts'
import type { Demo, Member } from './seed-clubs.ts'

const PIECES = 8
const DISTANCE_M = 1000
/** A light wind from the south-west, mostly from behind. */
const WEATHER = {
  air_temperature: 14,
  water_temperature: 16,
  wind_speed: 3,
  wind_direction: 225,
  rowing_direction: 62,
}
/** How the quarters of a piece are rowed: fast off the start, steady, and faster at the end. */
const SHAPE = [0.985, 1.008, 1.012, 0.995]

type Parts = { demo: Demo; elite: readonly Member[]; random: Random }
/** When it was, how long it took beside the usual time, and how far it went. */
type Rowed = { daysAgo: number; pace: number; metres?: number }

/** Who does not cox, in the two squads that race. */
export const eliteOf = ({ athletes }: Demo): Member[] =>
  athletes.filter(({ squad, cox }) => (squad === 'Senior' || squad === 'U23') && !cox)

/**
 * A water session that two boats brought home on paper, and a 2000 m test on the ergometer: what
 * results by hand look like.
 */
export async function seedScores(demo: Demo) {
  const elite = eliteOf(demo)
  const parts = { demo, elite, random: randomFrom(2000) }
  const water = await seedWater(parts, { daysAgo: 3, pace: 1 })
  const others = [
    await seedErgo(parts, { daysAgo: 4, pace: 1 }),
    // The month before the same was rowed a little slower, so that there is a change to see.
    (await seedWater(parts, { daysAgo: 44, pace: 1.012 })).session,
    await seedErgo(parts, { daysAgo: 45, pace: 1.006 }),
    // The season before, and a longer test in between: bests to compare over the seasons.
    await seedErgo(parts, { daysAgo: 403, pace: 1.031 }),
    await seedErgo(parts, { daysAgo: 374, pace: 1.022 }),
    await seedErgo(parts, { daysAgo: 72, pace: 1.075, metres: 6000 }),
  ]
  await publishSessions(demo.db, demo.club, [water.session, ...others], demo.coach)
  const rower = elite.find(({ gender, sweep }) => gender === 'm' && sweep)?.id ?? 0
  return { water, rower }
}

/** A session on the water and its crews, the men's first. */
export type WaterSession = { session: number; crews: readonly number[] }

const tenths = (seconds: number) => Math.round(seconds * 10) / 10

async function seedWater(
  { demo, elite, random }: Parts,
  { daysAgo, pace }: Rowed,
): Promise<WaterSession> {
  const men = elite.filter(({ gender, sweep }) => gender === 'm' && sweep).slice(0, 4)
  const women = elite.filter(({ gender, scull }) => gender === 'w' && scull).slice(0, 4)
  const boats = [
    { name: 'Reuss', key: '4-', gender: 'men', people: men, seconds: 184 },
    { name: 'Aare', key: '4x', gender: 'women', people: women, seconds: 201 },
  ] as const
  const session = await planSession(demo, {
    name: 'Race pieces',
    sport_id: SPORT.rowing,
    starts: momentOf(demo, -daysAgo, '15:30'),
    people: [...men, ...women],
    structure: quartersOf(PIECES, DISTANCE_M, 300),
    weather: WEATHER,
  })
  const crews = await seatBoats(demo, session, boats)
  await publishCrews(demo, crews)
  const changes = boats.map(({ seconds }, index) => ({
    crew_id: crews[index] ?? 0,
    alternative: false,
    sport_id: SPORT.rowing,
    scores: Array.from({ length: PIECES }, (_, piece) => {
      const tiring = 1 + 0.004 * Math.abs(piece - 2)
      return pieceOf(piece + 1, pace * seconds * tiring, 30 + (piece % 3) * 2, random)
    }).flat(),
  }))
  await writeScores(demo.db, demo.club, demo.coach, session, changes)
  return { session, crews }
}

/** What was measured in a piece, or in one of its splits or sets. */
export const score = (
  piece: number,
  part: ScoreWrite['part'],
  number: number,
  values: ScoreWrite['values'],
): ScoreWrite => ({ piece, part, number, values })

/** A piece with its splits, which add up to it. */
function pieceOf(
  piece: number,
  seconds: number,
  stroke_rate: number,
  random: Random,
): ScoreWrite[] {
  const splits = SHAPE.map((share) =>
    tenths((seconds / SHAPE.length) * share * (1 + 0.004 * random.normal())),
  )
  const time = tenths(splits.reduce((sum, split) => sum + split, 0))
  const quarters = splits.map((split, index) => score(piece, 'split', index + 1, { time: split }))
  return [score(piece, 'piece', 0, { time, stroke_rate }), ...quarters]
}

async function seedErgo(
  { demo, elite, random }: Parts,
  { daysAgo, pace, metres = 2000 }: Rowed,
): Promise<number> {
  const people = elite.slice(0, 10)
  const session = await planSession(demo, {
    name: `Ergo test ${metres} m`,
    sport_id: SPORT.ergo,
    location: 'Boathouse',
    starts: momentOf(demo, -daysAgo, '17:00'),
    people,
    structure: quartersOf(1, metres, null),
  })
  const changes = people.map(({ id, gender, strength }) => {
    const best = (gender === 'm' ? 392 : 447) - 60 * (strength - 1) + 2 * random.normal()
    const seconds = (pace * best * metres) / 2000
    const [whole, ...splits] = pieceOf(1, seconds, 31 + Math.round(random.normal()), random)
    const heart_rate = Math.min(205, Math.round(184 + 5 * random.normal()))
    const scores = whole ? [{ ...whole, values: { ...whole.values, heart_rate } }, ...splits] : []
    return { user_id: id, alternative: false, sport_id: SPORT.ergo, scores }
  })
  await writeScores(demo.db, demo.club, demo.coach, session, changes)
  return session
}
