import { expect, test } from 'vitest'
import { parseDistance } from './parse-distance.ts'

test.each([
  ['2000', '.', 2000],
  ['2,000', '.', 2000],
  ['2.000', ',', 2000],
  ['2 000 m', ',', 2000],
  ['12.4 km', '.', 12_400],
  ['12,4 km', ',', 12_400],
  ['12.4km', ',', 12_400],
  ['12,4k', '.', 12_400],
  ['12.412 km', '.', 12_412],
  ['1,234.5', '.', 1234.5],
  ['0', '.', 0],
  ['', '.', null],
  ['-5', '.', null],
  ['1.2.3', '.', null],
  ['two', '.', null],
  ['5 mi', '.', 8046.72],
  ['5 yd', '.', null],
] as const)('%s with decimal %s is %s m', (text, mark, metres) =>
  expect(parseDistance(text, mark)).toBe(metres),
)
