import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { isFault } from '../../sheet/cell-text.ts'
import type { Entries } from './entries.ts'
import { isTheirs, resultOf, type Owner } from './owners.ts'
import { cellKey, storedValue, type Slot } from './slots.ts'

type Pieces = SessionScores['pieces']
type Field = 'reps' | 'exercise_weight'

/** A set with what is entered, as far as it is; weight in kilograms. */
export type StrengthSet = {
  number: number
  planned: { reps: number | null; weight: number | null }
  reps: number | null
  weight: number | null
  isDone: boolean
}
export type StrengthExercise = { piece: number; sets: StrengthSet[]; isDone: boolean }

type Entered = { owner: Owner; entries: Entries; results: SessionScores['results'] }

export const setSlot = (piece: number, number: number, field: Field): Slot => ({
  piece,
  part: 'set',
  number,
  field,
})

/** The exercises of somebody's programme, set by set. */
export function exercisesOf(pieces: Pieces, { owner, entries, results }: Entered) {
  const result = resultOf(results, owner)
  const valueAt = (slot: Slot): number | null => {
    const entry = entries.get(cellKey(owner, slot))
    const value = entry && !isFault(entry.reading) ? entry.reading.value : storedValue(result, slot)
    return typeof value === 'number' ? value : null
  }
  return pieces
    .filter(({ piece }) => isTheirs(owner, piece))
    .map(({ piece, parts }): StrengthExercise => {
      const sets = parts
        .filter(({ part }) => part === 'set')
        .map(({ number, reps, exercise_weight }): StrengthSet => {
          const done = valueAt(setSlot(piece, number, 'reps'))
          const weight = valueAt(setSlot(piece, number, 'exercise_weight'))
          return {
            number,
            planned: { reps, weight: exercise_weight },
            reps: done,
            weight,
            isDone: done !== null || weight !== null,
          }
        })
      return { piece, sets, isDone: sets.length > 0 && sets.every(({ isDone }) => isDone) }
    })
}

/** The exercise that is up: the one opened by hand, else the first that is not done. */
export const openExercise = (
  exercises: readonly StrengthExercise[],
  chosen: number | null,
): StrengthExercise | undefined =>
  exercises.find(({ piece }) => piece === chosen) ?? exercises.find(({ isDone }) => !isDone)

/** How many sets are not done yet. */
export const setsLeft = (exercises: readonly StrengthExercise[]): number =>
  exercises.flatMap(({ sets }) => sets).filter(({ isDone }) => !isDone).length

/** The exercise to open once the next set of this one is done: the same until its last set. */
export const chosenAfterSet = (exercise: StrengthExercise): number | null =>
  setsLeft([exercise]) > 1 ? exercise.piece : null

/** What is lifted in a set, in kilograms. */
export type SetValues = { reps: number | null; weight: number | null }

/** Whether there is nothing of a set to store. */
export const isEmptySet = ({ reps, weight }: SetValues): boolean => reps === null && weight === null

/** The plan of the next set; its weight is that of the set before where the plan is the same. */
export function draftOf({ sets }: StrengthExercise): SetValues {
  const at = sets.findIndex(({ isDone }) => !isDone)
  const [set, before] = [sets[at], sets[at - 1]]
  const planned = set?.planned.weight ?? null
  const isSame = planned === null || planned === before?.planned.weight
  return {
    reps: set?.planned.reps ?? before?.reps ?? null,
    weight: (isSame ? before?.weight : null) ?? planned,
  }
}
