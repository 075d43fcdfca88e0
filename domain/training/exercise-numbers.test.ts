import { expect, test } from 'vitest'
import { exercisesOf, settledExerciseNumbers } from './exercise-numbers.ts'

const [squat, row, plank] = [11, 12, 13]
const known = (number: number, exercise_id: number, name: string | null = null) => ({
  number,
  exercise_id,
  name,
})
const wanted = (exercise_id: number, number?: number, name: string | null = null) => ({
  exercise_id,
  name,
  ...(number !== undefined && { number }),
})

test('an exercise keeps the number it is sent with, wherever it goes', () => {
  const before = [known(1, squat, 'A'), known(2, row, 'A')]
  const after = [wanted(row, 2, 'B'), wanted(squat, 1, 'A')]
  expect(settledExerciseNumbers(before, [], after)).toEqual([2, 1])
})

test('without a number it is the next of its kind in a programme of the same name', () => {
  const before = [known(1, squat), known(2, squat), known(3, squat, 'Other')]
  const after = [wanted(squat), wanted(squat), wanted(squat)]
  expect(settledExerciseNumbers(before, [], after)).toEqual([1, 2, 4])
})

test('what is sent with its number is not taken by what has none', () => {
  const before = [known(1, squat), known(2, squat)]
  expect(settledExerciseNumbers(before, [], [wanted(squat), wanted(squat, 1)])).toEqual([2, 1])
})

test('the number of another exercise is not given away', () => {
  expect(settledExerciseNumbers([known(1, squat)], [], [wanted(row, 1)])).toEqual([2])
})

test('new exercises get the lowest numbers that nothing ever had', () => {
  const numbers = settledExerciseNumbers([known(2, squat)], [1, 4], [wanted(plank), wanted(row)])
  expect(numbers).toEqual([3, 5])
})

test('exercises of programmes stand one after the other, a name of blanks being none', () => {
  const piece = (exercise_id: number) => ({ exercise_id, sets_count: 1, segments: [] })
  const programmes = [
    { name: ' ', pieces: [piece(squat)] },
    { name: ' Legs ', pieces: [piece(row), piece(plank)] },
  ]
  expect(
    exercisesOf(programmes).map(({ programme, position, name }) => [programme, position, name]),
  ).toEqual([
    [0, 0, null],
    [1, 0, 'Legs'],
    [1, 1, 'Legs'],
  ])
})
