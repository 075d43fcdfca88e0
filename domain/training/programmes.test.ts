import { describe, expect, test } from 'vitest'
import { ownPieces, ownProgrammes, programmesIn } from './programmes.ts'
import { strengthLayoutOf } from './score-layout.ts'

const exercise = (number: number, exercise_id: number) => ({
  number,
  exercise_id,
  sets_count: 2,
  segments: [{ reps_count: 8, exercise_weight: null }],
})
const seniors = { name: 'Seniors', athlete_ids: [1, 2], pieces: [exercise(1, 10), exercise(2, 11)] }
const juniors = { name: 'Juniors', athlete_ids: [3], pieces: [exercise(4, 10)] }
const open = { name: null, athlete_ids: [], pieces: [exercise(3, 12)] }

test.each([
  ['nothing of them', {}, undefined],
  ['none', { strength_structure: null }, []],
  ['one', { strength_structure: open }, [open]],
  ['a list', { strength_structures: [seniors, juniors] }, [seniors, juniors]],
  ['both, where the list counts', { strength_structure: open, strength_structures: [] }, []],
])('a plan says %s', (_, plan, found) => {
  expect(programmesIn(plan)).toEqual(found)
})

test.each([
  [1, [0]],
  [3, [1]],
  [4, [2]],
])('athlete %d does the programmes %j', (userId, places) => {
  expect(ownProgrammes([seniors, juniors, open], userId)).toEqual(places)
})

test('a person whom none names does all that are for everybody', () => {
  expect(ownProgrammes([open, seniors, { ...open, name: 'Core' }], 9)).toEqual([0, 2])
  expect(ownProgrammes([seniors], 9)).toEqual([])
})

test('what was made for people who have left is nobody’s', () => {
  const orphan = { ...seniors, athlete_ids: [], for_nobody: true }
  expect(ownProgrammes([orphan, open], 1)).toEqual([1])
  expect(ownProgrammes([orphan], 1)).toEqual([])
})

describe('pieces', () => {
  const pieces = strengthLayoutOf([seniors, juniors, open])
  const programmes = [
    { number: 1, user_ids: [1, 2] },
    { number: 2, user_ids: [3] },
    { number: 3, user_ids: [4] },
  ]
  const numbers = (people: number[], entered: number[] = []) =>
    ownPieces(
      { pieces, programmes },
      people,
      entered.map((piece) => ({ piece })),
    ).map(({ piece }) => piece)

  test('have their own numbers, wherever they stand', () => {
    expect(pieces.map(({ piece, exercise_id }) => [piece, exercise_id])).toEqual([
      [1, 10],
      [2, 11],
      [4, 10],
      [3, 12],
    ])
  })
  test('are those of one’s programme, of a boat or squad those of all its people, of nobody all', () => {
    expect(numbers([2])).toEqual([1, 2])
    expect(numbers([3])).toEqual([4])
    expect(numbers([3, 4])).toEqual([4, 3])
    expect(numbers([])).toEqual([1, 2, 4, 3])
    expect(numbers([5])).toEqual([])
  })
  test('with values stay when somebody changes programmes', () => {
    expect(numbers([4], [2, 0])).toEqual([2, 3])
  })
})
