import type { Programme } from './programmes.ts'

/** An exercise of a session as it is, by the number results refer to. */
export type KnownExercise = { number: number; exercise_id: number; name: string | null }
/** An exercise of a programme as it is to be, with the number it is sent with. */
export type ExerciseInput = { number?: number; exercise_id: number; name: string | null }

/** The exercises of programmes one after the other, with their place and their programme's name. */
export const exercisesOf = (programmes: readonly Programme[]) =>
  programmes.flatMap(({ name = null, pieces }, programme) =>
    pieces.map((piece, position) => ({
      ...piece,
      programme,
      position,
      name: name?.trim() || null,
    })),
  )

/**
 * The numbers of the exercises wanted in a session. An exercise has its number as it is sent, else
 * as a programme of the same name has it; what is new gets the lowest that nothing ever had.
 * @param known in the order of their programmes, dropped ones last
 * @param used all other numbers that anything of the session refers to
 */
export function settledExerciseNumbers(
  known: readonly KnownExercise[],
  used: readonly number[],
  wanted: readonly ExerciseInput[],
): number[] {
  const left = [...known]
  const take = (isIt: (one: KnownExercise) => boolean): number | null => {
    const place = left.findIndex(isIt)
    return place < 0 ? null : (left.splice(place, 1)[0]?.number ?? null)
  }
  const sent = wanted.map(({ number, exercise_id }) =>
    take((one) => one.number === number && one.exercise_id === exercise_id),
  )
  const kept = wanted.map(
    ({ exercise_id, name }, place) =>
      sent[place] ?? take((one) => one.exercise_id === exercise_id && one.name === name),
  )
  const fresh = unusedNumbers([...known.map(({ number }) => number), ...used])
  return kept.map((number) => number ?? fresh.next().value)
}

function* unusedNumbers(used: readonly number[]): Generator<number, never> {
  const had = new Set(used)
  for (let number = 1; ; number++) if (!had.has(number)) yield number
}
