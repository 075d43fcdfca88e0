import { describe, expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import {
  chosenAfterSet,
  draftOf,
  exercisesOf,
  isEmptySet,
  openExercise,
  setsLeft,
} from './strength-sets.ts'

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
    expect(setsLeft(exercises)).toBe(1)
  })

  test('goes on with the weight of the set before', () => {
    const [first] = entered(new Map([entry(1, 'reps', 5), entry(1, 'exercise_weight', 62.5)]))
    expect(first && draftOf(first)).toEqual({ reps: 5, weight: 62.5 })
  })

  test('stays at an exercise until its last set is done', () => {
    const [first] = entered(new Map())
    expect(first && chosenAfterSet(first)).toBe(1)
    const [begun] = entered(new Map([entry(1, 'reps', 5)]))
    expect(begun && chosenAfterSet(begun)).toBeNull()
  })

  test('takes a weight planned for the set over that of the set before', () => {
    const lifted = (weights: (number | null)[], done: number[]) =>
      draftOf({
        piece: 1,
        isDone: false,
        sets: weights.map((weight, index) => ({
          number: index + 1,
          planned: { reps: 5, weight },
          reps: done[index] === undefined ? null : 5,
          weight: done[index] ?? null,
          isDone: done[index] !== undefined,
        })),
      }).weight
    expect(lifted([60, 70, 80], [62.5])).toBe(70)
    expect(lifted([60, 70, 80], [62.5, 70])).toBe(80)
    expect(lifted([60, 70, 70], [60, 72.5])).toBe(72.5)
    expect(lifted([60, null], [62.5])).toBe(62.5)
  })

  test('has nothing to store of a set without plan until something is set', () => {
    const draft = draftOf({
      piece: 1,
      isDone: false,
      sets: [
        {
          number: 1,
          planned: { reps: null, weight: null },
          reps: null,
          weight: null,
          isDone: false,
        },
      ],
    })
    expect(isEmptySet(draft)).toBe(true)
    expect(isEmptySet({ ...draft, reps: 0 })).toBe(false)
    expect(isEmptySet({ ...draft, weight: 20 })).toBe(false)
  })
})
