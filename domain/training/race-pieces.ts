import { freshNumbers } from './piece-numbers.ts'
import type { LaidPiece, PieceRace } from './score-layout.ts'

/** The number of the piece it is, the metres it was rowed over, and the crews of its boats. */
export type RacePiece = PieceRace & { piece: number; distance: number; crew_ids: readonly number[] }

/**
 * The pieces of a session with its races: a race that is a planned piece is marked as one, the
 * others are behind the plan. The length of a race is that it was rowed over.
 */
export function withRaces(planned: readonly LaidPiece[], races: readonly RacePiece[]): LaidPiece[] {
  const numbers = new Set(planned.map(({ piece }) => piece))
  return [
    ...planned.map((laid) => {
      const race = races.find(({ piece }) => piece === laid.piece)
      return race ? { ...laid, planned_distance: race.distance, race: raceOf(race) } : laid
    }),
    ...races.filter(({ piece }) => !numbers.has(piece)).map(laidRace),
  ]
}

const raceOf = ({ id, number, void: lost }: RacePiece): PieceRace => ({ id, number, void: lost })

const laidRace = (race: RacePiece): LaidPiece => ({
  piece: race.piece,
  planned_distance: race.distance,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
  race: raceOf(race),
})

/** The piece a crew was made for, if it is one of a race. */
export const pieceOfCrew = (races: readonly RacePiece[], crewId: number): number | undefined =>
  races.find(({ crew_ids }) => crew_ids.includes(crewId))?.piece

type Planned = Pick<LaidPiece, 'piece' | 'planned_distance'>

/**
 * The numbers of new races over these distances: each is the first planned piece of its length that
 * is no race yet, else a piece of its own.
 * @param used all numbers that anything of the session refers to or ever did
 */
export function numbersOfRaces(
  planned: readonly Planned[],
  races: readonly number[],
  used: readonly number[],
  distances: readonly number[],
): number[] {
  const free = planned.filter(({ piece }) => !races.includes(piece))
  const taken = new Set([...planned.map(({ piece }) => piece), ...races, ...used])
  const fresh = freshNumbers([...taken], (number) => taken.has(number))
  return distances.map((distance) => {
    const place = free.findIndex(({ planned_distance }) => planned_distance === distance)
    const piece = place < 0 ? undefined : free.splice(place, 1)[0]?.piece
    return piece ?? fresh.next().value ?? 0
  })
}
