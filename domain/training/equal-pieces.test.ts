import { expect, test } from 'vitest'
import { bestOfEach, equalOf, equalsOf } from './equal-pieces.ts'

test('a piece is over hundreds of metres, else over whole minutes', () => {
  expect(equalOf({ distance: 2000.3, time: 398.4 })).toEqual({ by: 'distance', length: 2000 })
  expect(equalOf({ distance: 8123, time: 1800.2 })).toEqual({ by: 'time', length: 1800 })
  expect(equalOf({ distance: 250, time: 60 })).toEqual({ by: 'time', length: 60 })
})

test('a test of half an hour or an hour is one of time, over whatever metres', () => {
  expect(equalOf({ distance: 8200, time: 1800.2 })).toEqual({ by: 'time', length: 1800 })
  expect(equalOf({ distance: 15_900, time: 3600 })).toEqual({ by: 'time', length: 3600 })
})

test('usual metres stay what a piece was done over, in whatever time', () => {
  expect(equalOf({ distance: 10_000, time: 3600 })).toEqual({ by: 'distance', length: 10_000 })
  expect(equalOf({ distance: 6000, time: 1800 })).toEqual({ by: 'distance', length: 6000 })
  expect(equalOf({ distance: 2300, time: 600 })).toEqual({ by: 'distance', length: 2300 })
})

test('has no equal when both are odd', () => {
  expect(equalOf({ distance: 1837, time: 401 })).toBeNull()
  expect(equalOf({ distance: 0.2, time: 0.3 })).toBeNull()
})

test('lengths are those done most often, the shorter first among equals', () => {
  const pieces = [
    { distance: 500, time: 91 },
    { distance: 2000, time: 402 },
    { distance: 2000, time: 404 },
    { distance: 1000, time: 190 },
  ]
  expect(equalsOf(pieces).map(({ by, length, number }) => [by, length, number])).toEqual([
    ['distance', 2000, 2],
    ['distance', 500, 1],
    ['distance', 1000, 1],
  ])
})

test('the best of each is the shortest time over metres, the most metres in a time', () => {
  const over = [
    { user_id: 1, distance: 2000, time: 402 },
    { user_id: 2, distance: 2000, time: 399 },
    { user_id: 1, distance: 2000, time: 400 },
  ]
  const metres = { by: 'distance', length: 2000 } as const
  expect(bestOfEach(metres, over).map(({ user_id, time }) => [user_id, time])).toEqual([
    [2, 399],
    [1, 400],
  ])
  const within = [
    { user_id: 1, distance: 8100, time: 1800 },
    { user_id: 2, distance: 8200, time: 1800 },
  ]
  const seconds = { by: 'time', length: 1800 } as const
  expect(bestOfEach(seconds, within).map(({ user_id }) => user_id)).toEqual([2, 1])
})
