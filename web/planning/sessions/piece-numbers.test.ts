import { expect, test } from 'vitest'
import { arranged, numbersIn, resized } from './piece-numbers.ts'

const numbered = { structure: '2000m/3min+1500m+1000m', numbers: [1, 4, 3] }

test.each([
  ['stay while it says the same', '2000m/3min+1500m+1000m', [1, 4, 3]],
  ['stay when it is written otherwise', '2km/2min + 1500m + 1km', [1, 4, 3]],
  ['go with what is taken out of it', '2000m+1000m', [1, 3]],
  ['leave what is new without', '2000m+1500m+700m+1000m', [1, 4, null, 3]],
  ['are left out while nothing can be read', '2000m+', []],
])('the numbers of a text %s', (_, structure, expected) => {
  expect(numbersIn({ structure, numbered })).toEqual(expected)
})

test('a plan nobody has saved has no numbers', () => {
  expect(numbersIn({ structure: '2000m', numbered: null })).toBeNull()
})

test('fewer repetitions leave the first ones, more begin with them', () => {
  expect(resized([1, 2, 5], 2)).toEqual([1, 2])
  expect(resized([1, 2, 5], 4)).toEqual([1, 2, 5, null])
})

test.each([
  ['taken out', [0], [1, 3]],
  ['moved', [1, 0], [2, 1, 4, 3]],
  ['added', [0, null, 1], [1, null, 2, 3, null, 4]],
])('a piece of a round is %s in every round', (_, places, expected) => {
  expect(arranged([1, 2, 3, 4], 2, places)).toEqual(expected)
})
