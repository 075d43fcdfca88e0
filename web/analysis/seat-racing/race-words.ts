import type { RacePiece, SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'

type Pair = SeatRaceResults['pairs'][number]
export type Finding = {
  faster: number
  slower: number
  seconds: number
  /** The seconds between which 95 % of differences lie. */
  interval: { from: number; to: number } | null
  piecesToSettle: number | null
  clear: boolean | null
  swing: number | null
}

/** Neighbours in the ranking of every group, the faster first: what a coach asks for. */
export function findingsOf({ rowers, pairs }: SeatRaceResults): Finding[] {
  const groups = Map.groupBy(
    rowers.filter(({ rank }) => rank !== null),
    ({ group }) => group,
  )
  return [...groups.values()].flatMap((group) => {
    const ranked = group.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    return ranked.slice(1).flatMap((slower, index) => {
      const faster = ranked[index]
      const pair = faster && pairs.find((found) => isOf(found, faster.user_id, slower.user_id))
      if (!faster || !pair || pair.difference === null) return []
      const seconds = (pair.one === faster.user_id ? 1 : -1) * pair.difference
      const { margin } = pair
      return [
        {
          faster: faster.user_id,
          slower: slower.user_id,
          seconds,
          interval: margin === null ? null : { from: seconds - margin, to: seconds + margin },
          piecesToSettle: pair.pieces_to_settle,
          clear: faster.clear_of_next,
          swing:
            pair.swing === null ? null : pair.one === faster.user_id ? pair.swing : -pair.swing,
        },
      ]
    })
  })
}

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
