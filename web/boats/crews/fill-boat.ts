import type { Crew, PoolPerson } from '#contract/boats/crews.ts'
import { boatById, COX_POSITION, type Boat } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { shownSide, suitsSide } from '#domain/rules/rowing-side.ts'
import { placesOf, seatAt, seatPerson, type Boats, type Place } from './board.ts'
import { canCome, isOfGender } from './pool-filter.ts'

type Filled = { boats: Boats; left: number }

/**
 * Seats people who are free, well and of the side, who suits best first; `left` seats stay empty,
 * since nobody is left for them.
 */
export function fillBoat(
  crew: Pick<Crew, 'id' | 'boat_type' | 'gender'>,
  pool: readonly PoolPerson[],
  before: Boats,
): Filled {
  const boat = boatById(crew.boat_type)
  if (!boat) return { boats: before, left: 0 }
  const places = placesOf(boat).map((position) => ({ crew_id: crew.id, position }))
  return places.reduce<Filled>(
    ({ boats, left }, place) => {
      if (seatAt(boats, place)) return { boats, left }
      const person = bestFor(boat, crew, place, pool, boats)
      return person
        ? { boats: seatPerson(boats, { user_id: person.user_id, from: null }, place), left }
        : { boats, left: left + 1 }
    },
    { boats: before, left: 0 },
  )
}

/** All boats one after the other, as one move. */
export const fillBoats = (
  crews: readonly Pick<Crew, 'id' | 'boat_type' | 'gender'>[],
  pool: readonly PoolPerson[],
  before: Boats,
): Filled =>
  crews.reduce<Filled>(
    ({ boats, left }, crew) => {
      const filled = fillBoat(crew, pool, boats)
      return { boats: filled.boats, left: left + filled.left }
    },
    { boats: before, left: 0 },
  )

function bestFor(
  boat: Boat,
  { gender }: Pick<Crew, 'gender'>,
  { crew_id, position }: Place,
  pool: readonly PoolPerson[],
  boats: Boats,
): PoolPerson | undefined {
  const seated = new Set([...boats.values()].flat().map(({ user_id }) => user_id))
  const steers = position === COX_POSITION
  const side = sideOf(boat, position, null)
  const mates = pool.filter(({ user_id }) =>
    boats.get(crew_id)?.some((seat) => seat.user_id === user_id),
  )
  const fits = (person: PoolPerson) =>
    !seated.has(person.user_id) &&
    canCome(person) &&
    person.cox === steers &&
    (side === null || suitsSide(person, side)) &&
    (steers || isOfGender(person, gender))
  const cost = (person: PoolPerson) => {
    const isSkilled =
      (boat.style === 'scull' && person.scull) ||
      (boat.style === 'sweep' && person.sweep && shownSide(person) === side)
    const isMate = mates.some(({ squad_ids }) =>
      squad_ids.some((id) => person.squad_ids.includes(id)),
    )
    return (isSkilled ? 0 : 4) + (isMate ? 0 : 2) + (person.attending === null ? 1 : 0)
  }
  return pool.filter(fits).toSorted((one, other) => cost(one) - cost(other))[0]
}
