import { expect, test } from 'vitest'
import { seatNames } from './seat-names.ts'

test('names of seats are kept by position; what is no position or names nobody is left out', () => {
  const pairs = [
    ['1', ' Anna '],
    ['2', ''],
    ['0', 'Cox'],
    ['25', 'Far'],
    ['bow', 'Ben'],
    ['', 'Nobody'],
    ['3'],
    ['4', 'Eva\u202E'],
  ]
  expect([...seatNames(pairs)]).toEqual([
    [1, 'Anna'],
    [4, 'Eva'],
  ])
})
