import { expect, test } from 'vitest'
import { familyOf } from './sport-look.ts'

test.each([
  [1, 'rowing'],
  [2, 'ergo'],
  [53, 'ergo'],
  [26, 'ergo'],
  [3, 'bike'],
  [14, 'bike'],
  [4, 'run'],
  [21, 'run'],
  [5, 'swim'],
  [7, 'strength'],
  [32, 'strength'],
  [10, 'paddling'],
  [52, 'paddling'],
  [9, 'dayOff'],
  [8, 'other'],
  [54, 'other'],
  [999, 'other'],
] as const)('sport %i looks like %s', (sport, family) => expect(familyOf(sport)).toBe(family))
