import type { RacePiece, SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { studentT } from '#domain/training/student-t.ts'

type Pair = SeatRaceResults['pairs'][number]
type Rower = SeatRaceResults['rowers'][number]
type Side = Rower['side']

export type Standing = {
  user_id: number
  /** Seconds faster than the mean of those one can be compared with; null where there is nobody. */
  gain: number | null
  /** The seconds between which the gain lies in 95 of 100 cases; null without pieces to spare. */
  interval: { from: number; to: number } | null
  /** Who is clearly slower, and who is clearly faster. */
  beats: number[]
  beatenBy: number[]
  /** One more than are clearly faster; null while nobody of the side is. */
  rank: number | null
}
export type SideStandings = { side: Side; standings: Standing[] }

/** By how many seconds one is faster than the other, and whether that is clear. */
export function differenceOf(
  { pairs }: Pick<SeatRaceResults, 'pairs'>,
  side: Side,
  one: number,
  other: number,
): { seconds: number; isClear: boolean } | null {
  const pair = pairs.find((found) => found.side === side && isOf(found, one, other))
  if (!pair || pair.difference === null) return null
  const seconds = pair.one === one ? pair.difference : -pair.difference
  return { seconds, isClear: pair.margin !== null && Math.abs(seconds) > pair.margin }
}

const SIDES: readonly Side[] = ['port', 'starboard', null]

/** Everybody by side, the fastest first; sides are never put into one order. */
export function sidesOf(results: SeatRaceResults): SideStandings[] {
  const { rowers, sigma, degrees_of_freedom } = results
  const quantile = sigma === null ? null : studentT(degrees_of_freedom)
  const bySide = Map.groupBy(rowers, ({ side }) => side)
  return SIDES.flatMap((side) => {
    const own = bySide.get(side)
    if (!own) return []
    const clearly = (one: number, sign: 1 | -1) =>
      own.flatMap(({ user_id }) => {
        const found = user_id === one ? null : differenceOf(results, side, one, user_id)
        return found?.isClear && found.seconds * sign > 0 ? [user_id] : []
      })
    const standings = own
      .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0)
      .map(({ user_id, effect, standard_error, rank }): Standing => {
        const margin =
          standard_error === null || quantile === null ? null : quantile * standard_error
        const isCompared = rank !== null
        return {
          user_id,
          gain: isCompared ? -effect : null,
          interval:
            isCompared && margin !== null ? { from: -effect - margin, to: -effect + margin } : null,
          beats: clearly(user_id, 1),
          beatenBy: clearly(user_id, -1),
          rank: null,
        }
      })
    const isOpen = standings.every(({ beats }) => beats.length === 0)
    const ranked = standings.map((one) =>
      isOpen || one.gain === null ? one : { ...one, rank: one.beatenBy.length + 1 },
    )
    return [{ side, standings: ranked }]
  })
}

type Answer = { faster: number[]; slower: number[] }

/** Who is clearly faster than whom; those who beat the same people are named together. */
export const answersOf = ({ standings }: SideStandings): Answer[] =>
  [
    ...Map.groupBy(
      standings.filter(({ beats }) => beats.length > 0),
      ({ beats }) => beats.toSorted((one, other) => one - other).join(),
    ).values(),
  ].map((alike) => ({
    faster: alike.map(({ user_id }) => user_id),
    slower: standings
      .map(({ user_id }) => user_id)
      .filter((id) => alike[0]?.beats.includes(id) === true),
  }))

const isOf = ({ one, other }: Pair, first: number, second: number) =>
  (one === first && other === second) || (one === second && other === first)

/** Those of a side nobody of it can be compared with. */
export const notCompared = ({ rowers }: SeatRaceResults): number[] =>
  rowers.filter(({ rank }) => rank === null).map(({ user_id }) => user_id)

/** Groups of a side that cannot be compared with each other, where there is more than one. */
export function separateGroups({ rowers }: SeatRaceResults): number[][] {
  const sides = Map.groupBy(
    rowers.filter(({ rank }) => rank !== null),
    ({ side }) => side,
  )
  return [...sides.values()].flatMap((side) => {
    const groups = [...Map.groupBy(side, ({ group }) => group).values()].map((group) =>
      group.map(({ user_id }) => user_id),
    )
    return groups.length > 1 ? groups : []
  })
}

export const contradictionsOf = ({ pairs }: SeatRaceResults): Pair[] =>
  pairs.filter(({ contradicts }) => contradicts)

export const isTimed = ({ boats }: RacePiece): boolean =>
  boats.length > 0 && boats.every(({ time }) => time !== null)

/** The piece to be timed next: the first that has neither times nor was given up. */
export const nextToTime = ({ pieces }: Pick<SeatRace, 'pieces'>): RacePiece | undefined =>
  pieces.find((piece) => !piece.void && !isTimed(piece))

/** Who sits in another boat than in the piece before. */
export function movedInto(
  piece: RacePiece,
  before: RacePiece | undefined,
  shell: number,
): number[] {
  const was = before?.boats
    .find((boat) => boat.shell === shell)
    ?.seats.map(({ user_id }) => user_id)
  if (!was) return []
  const now = piece.boats.find((boat) => boat.shell === shell)?.seats ?? []
  return now.map(({ user_id }) => user_id).filter((id) => !was.includes(id))
}
