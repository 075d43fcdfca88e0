import { expect, test } from 'vitest'
import { sportFamily } from './sport-look.ts'

test.each([
  [1, 'rowing'],
  [2, 'ergo'],
  [53, 'ergo'],
  [48, 'paddling'],
  [12, 'bike'],
  [21, 'run'],
  [5, 'swim'],
  [7, 'strength'],
  [34, 'strength'],
  [36, 'other'],
  [9, 'dayOff'],
  [null, 'other'],
] as const)('sport %s looks like %s', (id, family) => {
  expect(sportFamily(id)).toBe(family)
})
