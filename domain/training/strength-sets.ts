import type { ScoreAt } from './score-pieces.ts'
import type { LaidPiece } from './score-layout.ts'

type Maybe = number | null
/**
 * What sets add up to: how many, repetitions, kilograms of the heaviest and of all repetitions
 * together. Null where nothing says so.
 */
export type SetFigures = { sets: Maybe; reps: Maybe; heaviest: Maybe; volume: Maybe }

/**
 * Figures of the sets in which something was entered. Their plan fills in what was not entered: the
 * weight beside repetitions, and these beside a weight.
 */
export function setFigures(scores: readonly ScoreAt[], pieces: readonly LaidPiece[]): SetFigures {
  const done = scores
    .filter(
      ({ part, reps, exercise_weight }) =>
        part === 'set' && ((reps ?? null) !== null || (exercise_weight ?? null) !== null),
    )
    .map(({ piece, number, reps, exercise_weight }) => {
      const planned = pieces
        .find((one) => one.piece === piece)
        ?.parts.find((part) => part.part === 'set' && part.number === number)
      return {
        reps: reps ?? planned?.reps ?? null,
        weight: exercise_weight ?? planned?.exercise_weight ?? null,
      }
    })
  const reps = done.flatMap((set) => set.reps ?? [])
  const weights = done.flatMap(({ weight }) => weight ?? [])
  const lifted = done.flatMap((set) =>
    set.reps === null || set.weight === null ? [] : set.reps * set.weight,
  )
  return {
    sets: done.length > 0 ? done.length : null,
    reps: sum(reps),
    heaviest: weights.length > 0 ? Math.max(...weights) : null,
    volume: sum(lifted),
  }
}

const sum = (values: readonly number[]): Maybe =>
  values.length > 0 ? values.reduce((total, value) => total + value, 0) : null
