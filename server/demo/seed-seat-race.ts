import { BOATS } from '#domain/constants/boats.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { planSeatRace } from '#domain/training/seat-race-plan.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import { crewsBy } from '../boats/crews/queries.ts'
import type { Db } from '../db/client.ts'
import { addPieces, timePiece } from '../analysis/seat-racing/commands.ts'
import { raceOf } from '../analysis/seat-racing/queries.ts'
import { boatsOfShells, crewsOfPiece, shellsOf } from '../analysis/seat-racing/versions.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { momentOf } from './club-clock.ts'
import { randomFrom } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

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
export async function seedSeatRace(db: Db, clubs: DemoClubs): Promise<number> {
  const coach = clubs.coaches[0]?.id ?? 0
  const rowers = clubs.athletes
    .filter(
      ({ squad, sweep, cox, gender }) =>
        (squad === 'Senior' || squad === 'U23') && sweep && !cox && gender === 'm',
    )
    .slice(0, 8)
  const starts = momentOf(clubs, -DAYS_AGO, '15:00')
  const structure = parseStructure(`${PIECES}x${DISTANCE_M}m/5min`)
  const session_id = await createSession(
    db,
    clubs.club,
    {
      name: 'Seat racing',
      sport_id: 1,
      start_date: new Date(starts).toISOString(),
      end_date: new Date(starts + 5_400_000).toISOString(),
      location: 'Rotsee',
      structure: structure.ok ? planOf(structure.structure) : null,
      athlete_ids: rowers.map(({ id }) => id),
    },
    { user_id: coach, role_id: ROLE.coach },
  )
  const ids = await insertCrews(
    db,
    clubs.club,
    [
      fourOf(session_id, 'Aurora', rowers.slice(0, 4)),
      fourOf(session_id, 'Borealis', rowers.slice(4)),
    ],
    coach,
  )
  const shells = shellsOf(
    (await crewsBy(db, clubs.club, { ids })).map((crew, shell) => ({ shell, crew })),
  )
  const { pieces } = planSeatRace('one-swap', boatsOfShells(shells), PIECES)
  const planned = pieces.map((piece) => ({
    distance: DISTANCE_M,
    boats: crewsOfPiece(piece, 'one-swap', shells),
  }))
  await addPieces(db, clubs.club, session_id, planned, coach)
  await row(db, clubs, session_id, rowers)
  return session_id
}

const fourOf = (session_id: number, name: string, rowers: readonly Member[]) => ({
  session_id,
  name,
  boat_type: BOATS.find(({ key }) => key === '4-')?.id ?? 0,
  age: 'senior' as const,
  gender: 'men' as const,
  weight: 'heavyweight' as const,
  description: null,
  gmt_score: null,
  parent_id: null,
  crew_users: rowers.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
})

/** The times follow from who sits in the boat, and a little chance. */
async function row(
  db: Db,
  clubs: DemoClubs,
  session_id: number,
  rowers: readonly Member[],
): Promise<void> {
  const random = randomFrom(session_id)
  const { pieces } = await raceOf(db, clubs.club, session_id)
  const strengthOf = (id: number) => rowers.find((rower) => rower.id === id)?.strength ?? 1
  for (const { id, boats } of pieces) {
    const times = boats.map(({ crew_id, seats }) => {
      const strength = seats.reduce((sum, { user_id }) => sum + strengthOf(user_id) - 1, 0)
      return {
        crew_id,
        time: Math.round(10 * (MEAN_S - STRENGTH_S * strength + NOISE_S * random.normal())) / 10,
      }
    })
    const session = { id: session_id, sport_id: SPORT.rowing }
    const coach = clubs.coaches[0]?.id ?? 0
    await timePiece(db, clubs.club, session, { piece_id: id, times }, coach)
  }
}
