import type { Crew, CrewUser } from '#contract/boats/crews.ts'
import type { RacePiece } from '#contract/analysis/seat-racing.ts'
import { boatById, BOATS, type BoatKey } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import type { PlannedBoat, PlannedPiece, SeatRaceMethod } from '#domain/training/seat-race-plan.ts'
import { type CrewPlan, copyOf } from '../../boats/crews/open.ts'

/**
 * A shell of a race: the crew its next one is made from, and the places its rowers take in order.
 */
export type Shell = {
  shell: number
  crew: Crew
  places: readonly Pick<CrewUser, 'position' | 'side'>[]
}
export type RaceCrew = { shell: number; plan: CrewPlan }

type Seats = {
  boat_type: number
  seats: readonly Pick<CrewUser, 'user_id' | 'position' | 'side'>[]
}

/** Those of a boat who row, in the order of seats. */
function rowing({ boat_type, seats }: Seats) {
  const boat = boatById(boat_type)
  if (!boat) return []
  return seats
    .filter(({ position }) => position > 0 && position <= boat.seats)
    .toSorted((one, other) => one.position - other.position)
    .map(({ user_id, position, side }) => ({
      user_id,
      position,
      rigged: side,
      side: sideOf(boat, position, side),
    }))
}

const seatsOf = ({ boat_type, crew_users }: Crew): Seats => ({ boat_type, seats: crew_users })

export const shellsOf = (crews: readonly { shell: number; crew: Crew }[]): Shell[] =>
  crews.map(({ shell, crew }) => ({
    shell,
    crew,
    places: rowing(seatsOf(crew)).map(({ position, rigged }) => ({ position, side: rigged })),
  }))

const planned = (shell: number, seats: Seats): PlannedBoat => ({
  key: String(shell),
  rowers: rowing(seats).map(({ user_id, side }) => ({ user_id, side })),
})

/** Crews as the planning takes them: who rows, in the order of seats, and on which side. */
export const boatsOfShells = (shells: readonly Shell[]): PlannedBoat[] =>
  shells.map(({ shell, crew }) => planned(shell, seatsOf(crew)))
export const boatsOfPiece = ({ boats }: Pick<RacePiece, 'boats'>): PlannedBoat[] =>
  boats.map((boat) => planned(boat.shell, boat))

/**
 * The crews of a planned piece. A matrix of pairs is rowed in pairs or doubles, everything else in
 * the boats there are.
 */
export function crewsOfPiece(
  { boats }: PlannedPiece,
  method: SeatRaceMethod,
  shells: readonly Shell[],
): RaceCrew[] {
  return boats.flatMap((boat, index) => {
    if (method === 'pairs') return pairCrew(boat, index, shells)
    const shell = shells.find((one) => String(one.shell) === boat.key)
    return shell ? [{ shell: shell.shell, plan: reseated(shell, boat.rowers) }] : []
  })
}

/** The boat of a shell with other people on the same places; who steers stays. */
function reseated({ crew, places }: Shell, rowers: PlannedBoat['rowers']): CrewPlan {
  const copy = copyOf(crew, crew.session_id)
  const moved = rowers.flatMap(({ user_id }, index) => {
    const place = places[index]
    return place ? [{ user_id, ...place }] : []
  })
  const taken = new Set(places.map(({ position }) => position))
  return {
    ...copy,
    crew_users: [...copy.crew_users.filter(({ position }) => !taken.has(position)), ...moved],
  }
}

/** What the boats of a matrix of pairs are called. */
const SHELLS = 'ABCDEFGHIJKLMNOPQRST'
const boatType = (key: BoatKey) => BOATS.find((boat) => boat.key === key)?.id ?? 0

function pairCrew(
  { key, rowers }: PlannedBoat,
  index: number,
  [first]: readonly Shell[],
): RaceCrew[] {
  if (!first) return []
  const sweep = rowers.some(({ side }) => side !== null)
  const copy = copyOf(first.crew, first.crew.session_id)
  const crew_users = rowers.map(({ user_id }, place) => ({
    user_id,
    position: place + 1,
    side: null,
  }))
  const plan = {
    ...copy,
    parent_id: null,
    gmt_score: null,
    name: key,
    boat_type: boatType(sweep ? '2-' : '2x'),
    crew_users,
  }
  return [{ shell: SHELLS.includes(key) ? SHELLS.indexOf(key) : index, plan }]
}
