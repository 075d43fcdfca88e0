export const BOAT_SPORTS = ['rowing', 'paddling'] as const
export type BoatSport = (typeof BOAT_SPORTS)[number]
export type BoatStyle =
  | 'scull'
  | 'sweep'
  | 'kayak'
  | 'canoe'
  | 'va-a'
  | 'outrigger'
  | 'sup'
  | 'dragon-boat'
/** Who steers: a cox besides the crew, the paddler in the last seat, or a helm with a drummer. */
type Steering = 'none' | 'cox' | 'last-seat' | 'helm-and-drummer'

const ROWS = [
  [1, 'rowing', '1x', 1, 'none', 'scull'],
  [2, 'rowing', '2x', 2, 'none', 'scull'],
  [3, 'rowing', '2-', 2, 'none', 'sweep'],
  [4, 'rowing', '2+', 2, 'cox', 'sweep'],
  [5, 'rowing', '4x', 4, 'none', 'scull'],
  [6, 'rowing', '4x+', 4, 'cox', 'scull'],
  [7, 'rowing', '4-', 4, 'none', 'sweep'],
  [8, 'rowing', '4+', 4, 'cox', 'sweep'],
  [9, 'rowing', '8+', 8, 'cox', 'sweep'],
  [10, 'rowing', '8x+', 8, 'cox', 'scull'],
  [11, 'rowing', '3x', 3, 'none', 'scull'],
  [12, 'rowing', '5x', 5, 'none', 'scull'],
  [21, 'paddling', 'K1', 1, 'none', 'kayak'],
  [22, 'paddling', 'K2', 2, 'none', 'kayak'],
  [23, 'paddling', 'K4', 4, 'none', 'kayak'],
  [24, 'paddling', 'C1', 1, 'none', 'canoe'],
  [25, 'paddling', 'C2', 2, 'none', 'canoe'],
  [26, 'paddling', 'C4', 4, 'none', 'canoe'],
  [27, 'paddling', 'V1', 1, 'none', 'va-a'],
  [28, 'paddling', 'OC6', 6, 'last-seat', 'outrigger'],
  [29, 'paddling', 'SUP', 1, 'none', 'sup'],
  [30, 'paddling', 'DB10', 10, 'helm-and-drummer', 'dragon-boat'],
  [31, 'paddling', 'DB20', 20, 'helm-and-drummer', 'dragon-boat'],
] as const satisfies readonly (readonly [number, BoatSport, string, number, Steering, BoatStyle])[]

export type BoatKey = (typeof ROWS)[number][2]

/**
 * The key is the class as everybody writes it, the same in every language: x sculls, - coxless, +
 * coxed.
 */
export type Boat = {
  id: number
  sport: BoatSport
  key: BoatKey
  seats: number
  cox: boolean
  steering: Steering
  style: BoatStyle
}

export const BOATS: readonly Boat[] = ROWS.map(([id, sport, key, seats, steering, style]) => ({
  id,
  sport,
  key,
  seats,
  cox: steering === 'cox',
  steering,
  style,
}))

export function boatById(id: number): Boat | undefined {
  return BOATS.find((boat) => boat.id === id)
}

/** Finds a boat by its class as people write it: capitals do not matter, a minus may be a dash. */
export function boatByKey(text: string): Boat | undefined {
  const plain = text.trim().toLowerCase().replace(/[–−]/, '-')
  return BOATS.find(({ key }) => key.toLowerCase() === plain)
}

/** Position of the cox; the crew sits on 1 (bow, or front paddler) to n (stroke, or rear). */
export const COX_POSITION = 0

export type Side = 'port' | 'starboard'

/**
 * The side a seat rows on in a standard rig; null where both hands have a blade, or in no seat of
 * the boat.
 */
export function standardSide(boat: Boat, position: number): Side | null {
  if (boat.style !== 'sweep' || position < 1 || position > boat.seats) return null
  return position % 2 === 0 ? 'port' : 'starboard'
}

/**
 * The places of a boat in order: a cox who does not row is first (0), then 1 to n, and behind them
 * the drummer of a dragon boat.
 */
export function positionsOf(boat: Boat): number[] {
  const rowing = Array.from({ length: boat.seats }, (_, index) => index + 1)
  switch (boat.steering) {
    case 'cox':
      return [COX_POSITION, ...rowing]
    case 'helm-and-drummer':
      return [COX_POSITION, ...rowing, boat.seats + 1]
    case 'none':
    case 'last-seat':
      return rowing
  }
}
