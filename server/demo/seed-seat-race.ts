import { SPORT } from '#domain/constants/sports.ts'
import { planSeatRace } from '#domain/training/seat-race-plan.ts'
import { addPieces, timePiece } from '../analysis/seat-racing/commands.ts'
import { raceOf } from '../analysis/seat-racing/queries.ts'
import { boatsOfShells, crewsOfPiece, shellsOf } from '../analysis/seat-racing/versions.ts'
import { crewsBy } from '../boats/crews/queries.ts'
import { momentOf, planSession, seatBoats, structureOf } from './plan-session.ts'
import { randomFrom } from './random.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { eliteOf } from './seed-scores.ts'

const DAYS_AGO = 5
const PIECES = 6
const DISTANCE_M = 750
/** What a four of the club's mean takes, and how much of it a rower's strength is. */
const MEAN_S = 151
const STRENGTH_S = 14
const NOISE_S = 0.35

/**
 * Two coxless fours, six pieces, one swap after each: rowed a few days ago, so that there is an
 * answer, and something not known.
 */
export async function seedSeatRace(demo: Demo): Promise<number> {
  const { db, club, coach } = demo
  const rowers = eliteOf(demo)
    .filter(({ sweep, gender }) => sweep && gender === 'm')
    .slice(0, 8)
  const session = await planSession(demo, {
    name: 'Seat racing',
    sport_id: SPORT.rowing,
    starts: momentOf(demo, -DAYS_AGO, '15:00'),
    structure: structureOf(`${PIECES}x${DISTANCE_M}m/5min`),
    people: rowers,
  })
  const four = { key: '4-', gender: 'men' } as const
  const ids = await seatBoats(demo, session, [
    { ...four, name: 'Aurora', people: rowers.slice(0, 4) },
    { ...four, name: 'Borealis', people: rowers.slice(4) },
  ])
  const crews = await crewsBy(db, club, { ids })
  const shells = shellsOf(crews.map((crew, shell) => ({ shell, crew })))
  const { pieces } = planSeatRace('one-swap', boatsOfShells(shells), PIECES)
  const planned = pieces.map((piece) => ({
    distance: DISTANCE_M,
    boats: crewsOfPiece(piece, 'one-swap', shells),
  }))
  await addPieces(db, club, session, planned, coach)
  await row(demo, session, rowers)
  return session
}

/** The times follow from who sits in the boat, and a little chance. */
async function row(
  { db, club, coach }: Demo,
  session_id: number,
  rowers: readonly Member[],
): Promise<void> {
  const random = randomFrom(session_id)
  const strengthOf = (id: number) => rowers.find((rower) => rower.id === id)?.strength ?? 1
  const session = { id: session_id, sport_id: SPORT.rowing }
  const { pieces } = await raceOf(db, club, session_id)
  for (const { id, boats } of pieces) {
    const times = boats.map(({ crew_id, seats }) => {
      const strength = seats.reduce((sum, { user_id }) => sum + strengthOf(user_id) - 1, 0)
      const time = MEAN_S - STRENGTH_S * strength + NOISE_S * random.normal()
      return { crew_id, time: Math.round(10 * time) / 10 }
    })
    await timePiece(db, club, session, { piece_id: id, times }, coach)
  }
}
