import { describe, expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { draftOf, exercisesOf, openExercise } from './strength-sets.ts'

const set = (number: number) => ({
  part: 'set' as const,
  number,
  planned_distance: null,
  planned_time: null,
  reps: 5,
  exercise_weight: 60,
})
const piece = (number: number, sets: number): SessionScores['pieces'][number] => ({
  piece: number,
  planned_distance: null,
  planned_time: null,
  exercise_id: number,
  programme: 1,
  planned: true,
  parts: Array.from({ length: sets }, (_, index) => set(index + 1)),
})
const owner = {
  key: '7.0.0.0',
  user_id: 7,
  crew_id: null,
  squad_id: null,
  alternative: false,
  sport_id: 7,
  name: 'Ada',
  detail: '',
  seen: true,
  pieces: [1, 2],
}
const entry = (number: number, field: 'reps' | 'exercise_weight', value: number) =>
  [
    `7.0.0.0/1/set/${number}/${field}`,
    {
      owner,
      slot: { piece: 1, part: 'set' as const, number, field },
      text: String(value),
      reading: { value },
      base: null,
    },
  ] as const
const entered = (entries: Parameters<typeof exercisesOf>[1]['entries']) =>
  exercisesOf([piece(1, 2), piece(2, 1), piece(3, 1)], { owner, entries, results: [] })

describe('a programme set by set', () => {
  test('has only the exercises of one’s own', () =>
    expect(entered(new Map()).map((one) => one.piece)).toEqual([1, 2]))

  test('opens the first exercise that is not done, or the one that is chosen', () => {
    const exercises = entered(new Map([entry(1, 'reps', 5), entry(2, 'reps', 4)]))
    expect(exercises.map(({ isDone }) => isDone)).toEqual([true, false])
    expect(openExercise(exercises, null)?.piece).toBe(2)
    expect(openExercise(exercises, 1)?.piece).toBe(1)
  })

  test('goes on with the weight of the set before', () => {
    const [first] = entered(new Map([entry(1, 'reps', 5), entry(1, 'exercise_weight', 62.5)]))
    expect(first && draftOf(first)).toEqual({ reps: 5, weight: 62.5 })
  })
})
