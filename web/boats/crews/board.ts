import type { Crew, CrewChange } from '#contract/boats/crews.ts'
import {
  boatById,
  COX_POSITION,
  positionsOf,
  standardSide,
  type Boat,
  type Side,
} from '#domain/constants/boats.ts'
import { CREW_GROUPS } from '#domain/constants/crew-options.ts'
import { groupsOf } from '#domain/rules/crews.ts'

export type BoardSeat = {
  user_id: number
  position: number
  side: Side | null
  groups: readonly number[] | null
  /** Nobody whom the viewer sees sits there: the seat is taken, and stays so. */
  isHidden?: true
}
export type Seats = readonly BoardSeat[]
/** Who sits where, by crew. */
export type Boats = ReadonlyMap<number, Seats>
export type Place = { crew_id: number; position: number }
/** Somebody is taken from the pool or from a seat, which is then the other end of a swap. */
export type Taken = { user_id: number; from: Place | null }

const boatOf = ({ boat_type }: Pick<Crew, 'boat_type'>): Boat | null => boatById(boat_type) ?? null

/** Seats as the server has them. Groups are kept only where they were set by hand. */
export function seatsOf(crew: Pick<Crew, 'boat_type' | 'crew_users'>): BoardSeat[] {
  const boat = boatOf(crew)
  return crew.crew_users.map(({ user_id, position, side, crew_user_groups, is_hidden }) => {
    const keys = boat ? groupsOf(boat, position, side) : []
    const usual = CREW_GROUPS.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
    return {
      user_id,
      position,
      side,
      groups: usual.join() === crew_user_groups.join() ? null : crew_user_groups,
      ...(is_hidden === true && { isHidden: true }),
    }
  })
}

/**
 * Orders places from bow to stern, as a boat lies in the rack: the cox comes last, the drummer of a
 * dragon boat first.
 */
export function placesOf(boat: Boat): number[] {
  const rowing = positionsOf(boat).filter(
    (position) => position !== COX_POSITION && position <= boat.seats,
  )
  const steers = positionsOf(boat).includes(COX_POSITION) ? [COX_POSITION] : []
  return [...positionsOf(boat).filter((position) => position > boat.seats), ...rowing, ...steers]
}

export const seatAt = (boats: Boats, { crew_id, position }: Place): BoardSeat | undefined =>
  boats.get(crew_id)?.find((seat) => seat.position === position)

/** Where somebody sits first, or null. */
export function placeOf(boats: Boats, userId: number): Place | null {
  for (const [crew_id, seats] of boats) {
    const seat = seats.find(({ user_id }) => user_id === userId)
    if (seat) return { crew_id, position: seat.position }
  }
  return null
}

function put(boats: Boats, { crew_id, position }: Place, user_id: number | null): Boats {
  const seats = boats.get(crew_id)
  if (!seats) return boats
  const there = seats.find((seat) => seat.position === position)
  const others = seats.filter((seat) => seat.position !== position && seat.user_id !== user_id)
  const seat =
    user_id === null ? [] : [{ user_id, position, side: there?.side ?? null, groups: null }]
  return new Map(boats).set(
    crew_id,
    [...others, ...seat].toSorted((one, other) => one.position - other.position),
  )
}

/**
 * Puts somebody into a seat; the person who sat there takes the place the other one left: that
 * seat, or ashore.
 */
export function seatPerson(boats: Boats, { user_id, from }: Taken, to: Place): Boats {
  if (from && from.crew_id === to.crew_id && from.position === to.position) return boats
  const there = seatAt(boats, to)
  if (there?.user_id === user_id || there?.isHidden) return boats
  if (from && seatAt(boats, from)?.isHidden) return boats
  const freed = from ? put(boats, from, null) : boats
  const seated = put(freed, to, user_id)
  return from && there
    ? keepSide(put(seated, from, there.user_id), from, seatAt(boats, from)?.side ?? null)
    : seated
}

const keepSide = (boats: Boats, place: Place, side: Side | null): Boats =>
  mapSeats(boats, place.crew_id, (seat) =>
    seat.position === place.position ? { ...seat, side } : seat,
  )

function mapSeats(boats: Boats, crewId: number, change: (seat: BoardSeat) => BoardSeat): Boats {
  const seats = boats.get(crewId)
  return seats ? new Map(boats).set(crewId, seats.map(change)) : boats
}

const isFilled = (seat: BoardSeat | undefined) => seat !== undefined && !seat.isHidden

export const emptySeat = (boats: Boats, place: Place): Boats =>
  isFilled(seatAt(boats, place)) ? put(boats, place, null) : boats
export const emptyBoat = (boats: Boats, crewId: number): Boats =>
  new Map(boats).set(
    crewId,
    (boats.get(crewId) ?? []).filter(({ isHidden }) => isHidden),
  )

/** Swaps the content of two seats: two people, or one person and an empty seat. */
export function swapSeats(boats: Boats, one: Place, other: Place): Boats {
  const [first, second] = [seatAt(boats, one), seatAt(boats, other)]
  if (first) return seatPerson(boats, { user_id: first.user_id, from: one }, other)
  return second ? seatPerson(boats, { user_id: second.user_id, from: other }, one) : boats
}

const turned = (side: Side): Side => (side === 'port' ? 'starboard' : 'port')

/** Everybody keeps the seat and rows on the other side. */
export const mirrorRig = (boats: Boats, crewId: number, boat: Boat): Boats =>
  rigBy(boats, crewId, boat, (position, side) => {
    const now = side ?? standardSide(boat, position)
    return now && turned(now)
  })

/** Sides bow to stroke, `p` port and `s` starboard; shorter ones leave the rest standard. */
export const rigAs = (boats: Boats, crewId: number, boat: Boat, sides: string): Boats =>
  rigBy(boats, crewId, boat, (position) => {
    const letter = sides[position - 1]
    return letter === 'p' ? 'port' : letter === 's' ? 'starboard' : null
  })

function rigBy(
  boats: Boats,
  crewId: number,
  boat: Boat,
  sideAt: (position: number, now: Side | null) => Side | null,
): Boats {
  return mapSeats(boats, crewId, (seat) => {
    const standard = standardSide(boat, seat.position)
    if (standard === null) return seat
    const side = sideAt(seat.position, seat.side)
    return { ...seat, side: side === standard ? null : side, groups: null }
  })
}

/** Bow becomes stroke and stroke becomes bow; the rig stays with the seats. */
export function reverseOrder(boats: Boats, crewId: number, boat: Boat): Boats {
  const seats = boats.get(crewId) ?? []
  const rowing = (position: number) => position >= 1 && position <= boat.seats
  const sideAt = (position: number) =>
    seats.find((seat) => seat.position === position)?.side ?? null
  const moved = seats.map((seat) => {
    if (!rowing(seat.position)) return seat
    const position = boat.seats + 1 - seat.position
    return { ...seat, position, side: sideAt(position), groups: null }
  })
  return new Map(boats).set(
    crewId,
    moved.toSorted((one, other) => one.position - other.position),
  )
}

/** Rigs people know by name, bow to stroke. */
export const RIGS: readonly {
  key: 'standard' | 'bucket' | 'italian' | 'german'
  seats: number
  sides: string
}[] = [
  { key: 'standard', seats: 2, sides: 'sp' },
  { key: 'standard', seats: 4, sides: 'spsp' },
  { key: 'bucket', seats: 4, sides: 'spps' },
  { key: 'standard', seats: 8, sides: 'spspspsp' },
  { key: 'italian', seats: 8, sides: 'sppsspps' },
  { key: 'german', seats: 8, sides: 'spsppsps' },
]

export const sameSeats = (one: Seats, other: Seats): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Crews whose seats differ between two states of the board. */
export const changedCrews = (before: Boats, after: Boats): number[] =>
  [...after.keys()].filter((id) => !sameSeats(before.get(id) ?? [], after.get(id) ?? []))

export const changeOf = (id: number, version: number, seats: Seats): CrewChange => ({
  id,
  version,
  crew_users: seats.map(({ user_id, position, side, groups }) => ({
    user_id,
    position,
    side,
    ...(groups && { crew_user_groups: [...groups] }),
  })),
})
