import { expect, test } from 'vitest'
import type { LaidPiece } from './score-layout.ts'
import type { ScoreAt } from './score-pieces.ts'
import { setFigures } from './strength-sets.ts'

const squats = {
  piece: 1,
  parts: [1, 2, 3].map((number) => ({ part: 'set', number, reps: 5, exercise_weight: 80 })),
} as unknown as LaidPiece
const set = (number: number, values: Partial<ScoreAt>): ScoreAt => ({
  piece: 1,
  part: 'set',
  number,
  ...values,
})

test.each<[string, ScoreAt[], object]>([
  [
    'as entered',
    [set(1, { reps: 5, exercise_weight: 80 }), set(2, { reps: 3, exercise_weight: 90 })],
    { sets: 2, reps: 8, heaviest: 90, volume: 670 },
  ],
  [
    'with what was planned for the rest',
    [set(1, { reps: 4 }), set(2, { exercise_weight: 85 })],
    { sets: 2, reps: 9, heaviest: 85, volume: 745 },
  ],
  [
    'without a weight',
    [{ ...set(1, { reps: 20 }), piece: 2 }],
    { sets: 1, reps: 20, heaviest: null, volume: null },
  ],
  [
    'of nothing but a time',
    [set(1, { time: 60 })],
    { sets: null, reps: null, heaviest: null, volume: null },
  ],
  [
    'of a piece without sets',
    [{ ...set(0, { time: 60 }), part: 'piece' }],
    { sets: null, reps: null, heaviest: null, volume: null },
  ],
])('sets %s', (_, scores, figures) => expect(setFigures(scores, [squats])).toEqual(figures))
