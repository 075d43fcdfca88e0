import { describe, expect, test } from 'vitest'
import { endsPassed, robustRange } from './robust-range.ts'

const steady = Array.from({ length: 200 }, (_, second) => 105 + (second % 5))

describe('a robust range', () => {
  test('is null without values', () => expect(robustRange([null, undefined])).toBeNull())
  test('is not ruled by the first strokes from a standing start', () =>
    expect(robustRange([140, 132, 125, ...steady])).toEqual([105, 109]))
  test('is not ruled by standing about', () =>
    expect(robustRange([100, 105, 110, 105, 900])).toEqual([90, 150]))
  test('shows all of a few values, rounded out to nice steps', () =>
    expect(robustRange([100, 104, 108, 130])).toEqual([100, 130]))
  test('is open around a constant', () => expect(robustRange([100, 100])).toEqual([95, 105]))
})

test('says which ends values lie beyond', () => {
  expect(endsPassed([90, 100, null, 130], [95, 120])).toEqual([95, 120])
  expect(endsPassed([100, 130], [95, 120])).toEqual([120])
  expect(endsPassed([100, undefined], [95, 120])).toEqual([])
})
