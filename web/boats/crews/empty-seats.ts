import type { Crew } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import { placesOf, seatAt, type Boats, type Place } from './board.ts'

type Hull = Pick<Crew, 'id' | 'boat_type'>

/** All places in the order in which boats are filled. */
function placesIn({ id, boat_type }: Hull): Place[] {
  const boat = boatById(boat_type)
  return boat ? placesOf(boat).map((position) => ({ crew_id: id, position })) : []
}

/** The list from the element behind the one at this index, round to that one itself. */
const turned = <Item>(list: readonly Item[], at: number): Item[] => [
  ...list.slice(at + 1),
  ...list.slice(0, at + 1),
]

export const isSamePlace = (one: Place | null, other: Place): boolean =>
  one?.crew_id === other.crew_id && one.position === other.position

/** The empty seat to fill after this one: of its boat first, then of the next boats. */
export function nextEmptySeat(
  crews: readonly Hull[],
  boats: Boats,
  after: Place | null,
): Place | null {
  const at = crews.findIndex(({ id }) => id === after?.crew_id)
  const own = crews[at]
  const seats = own && after ? placesIn(own) : []
  const here = turned(
    seats,
    seats.findIndex((place) => isSamePlace(after, place)),
  )
  const others = turned(crews, at).filter((crew) => crew !== own)
  const places = [...here, ...others.flatMap(placesIn)]
  return places.find((place) => boats.has(place.crew_id) && !seatAt(boats, place)) ?? null
}
