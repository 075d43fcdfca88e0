import { followed, rowedPieces, taskOf, type PieceNumbers } from '#domain/training/piece-numbers.ts'
import { readStructure } from './structure-draft.ts'

/** The numbers results refer to, and the structure as text whose pieces have them. */
export type Numbered = { structure: string; numbers: PieceNumbers }

/** The pieces of a text as they are rowed, each as its task; none while it cannot be read. */
export function tasksIn(structure: string): string[] {
  const reading = readStructure(structure)
  return reading.state === 'read' ? rowedPieces(reading.plan).map(taskOf) : []
}

/**
 * The numbers of the pieces in the form: a text typed since follows the structure that had them.
 * Null for a new plan.
 */
export function numbersIn({
  structure,
  numbered,
}: {
  structure: string
  numbered: Numbered | null
}): PieceNumbers | null {
  if (numbered === null || numbered.structure === structure) return numbered?.numbers ?? null
  const places = followed(tasksIn(numbered.structure), tasksIn(structure))
  return places.map((place) => (place === null ? null : (numbered.numbers[place] ?? null)))
}

/**
 * Returns as many numbers as there are pieces: those added at the end are new, those removed there
 * are dropped.
 */
export const resized = (numbers: PieceNumbers, count: number): PieceNumbers =>
  Array.from({ length: count }, (_, place) => numbers[place] ?? null)

/**
 * Returns the numbers after the list of a round was rearranged, in every round of it.
 * @param length pieces of a round
 * @param places for each piece of the new list where it was, null for a new one
 */
export function arranged(
  numbers: PieceNumbers,
  length: number,
  places: readonly (number | null)[],
): PieceNumbers {
  const rounds = Array.from(
    { length: Math.ceil(numbers.length / length) },
    (_, round) => round * length,
  )
  return rounds.flatMap((start) =>
    places.map((place) => (place === null ? null : (numbers[start + place] ?? null))),
  )
}
