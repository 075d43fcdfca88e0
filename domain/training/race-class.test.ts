import { expect, test } from 'vitest'
import { boatById } from '../constants/boats.ts'
import { raceClassText } from './race-class.ts'
import { doubtOf } from './race-doubt.ts'
import { readRaceClass } from './read-race-class.ts'

test.each([
  ['2x', '2x', '2x'],
  ['lm2x', '2x', 'LM2x'],
  ['M2x', '2x', 'M2x'],
  ['JW4–', '4-', 'U19 W4-'],
  ['u23 m1x', '1x', 'U23 M1x'],
  ['Mix8+', '8+', 'Mix8+'],
  ['K2', 'K2', 'K2'],
  ['K2 W 500', 'K2', 'K2 W'],
])('reads “%s”', (text, boat, written) => {
  const found = readRaceClass(text)
  expect(found && [boatById(found.boat_type)?.key, raceClassText(found)]).toEqual([boat, written])
  expect(readRaceClass(written)).toEqual(found)
})

test.each(['', 'Final', '9x', 'LX2x', 'M'])('reads no class in “%s”', (text) =>
  expect(readRaceClass(text)).toBeNull(),
)

const SINGLE = { boat_type: 1, age: null, gender: 'men', weight: null } as const
test.each([
  [2000, 392, null],
  [2000, 370, 'fast'],
  [2000, 800, 'slow'],
  [1000, 180, 'fast'],
  [null, 100, null],
  [2000, null, null],
] as const)('%s m in %s s is %s', (distance, time, doubt) =>
  expect(doubtOf({ ...SINGLE, distance, time })).toBe(doubt),
)

test('asks of no boat, and compares a boat alone with the fastest', () => {
  expect(doubtOf({ ...SINGLE, boat_type: null, distance: 2000, time: 100 })).toBeNull()
  expect(doubtOf({ ...SINGLE, gender: null, distance: 2000, time: 370 })).toBe('fast')
})
