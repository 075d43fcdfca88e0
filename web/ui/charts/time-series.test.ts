import { describe, expect, test } from 'vitest'
import {
  clippedRuns,
  elapsed,
  nextPlace,
  rowStep,
  showing,
  steppedIndex,
  valueRange,
  zoomed,
} from './time-series.ts'

const whole = { from: 0, to: 100 }

test.each([
  ['ArrowRight', false, null, 0],
  ['ArrowLeft', false, null, 199],
  ['ArrowRight', false, 199, 199],
  ['ArrowLeft', false, 0, 0],
  ['ArrowRight', true, 10, 14],
  ['Home', false, 10, 0],
  ['End', false, 10, 199],
  ['a', false, 10, null],
])('%s (large: %s) moves the cursor from %s to %s', (key, large, from, to) =>
  expect(steppedIndex(key, large, from, 200)).toBe(to),
)

test.each([
  ['ArrowRight', 0, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 4],
  ['Home', 2, 0],
  ['ArrowRight', null, 0],
])('%s passes over places at which the same is read, from %s to %s', (key, from, to) => {
  const read = ['6:18', '6:18', '6:18', '17:20', '60:00']
  const readingAt = (at: number) => read[at] ?? ''
  expect(nextPlace(key, false, from, { count: read.length, readingAt })).toBe(to)
})

describe('zoom', () => {
  test.each([
    ['in around the middle', whole, 50, 0.5, { from: 25, to: 75 }],
    ['in keeps what is under the finger', whole, 20, 0.5, { from: 10, to: 60 }],
    ['out stops at the whole', { from: 25, to: 75 }, 50, 9, whole],
    ['out at an edge stays inside', { from: 0, to: 20 }, 10, 2, { from: 0, to: 40 }],
    ['in stops at the shortest', { from: 50, to: 56 }, 53, 0.1, { from: 50.5, to: 55.5 }],
  ])('%s', (_name, span, centre, factor, expected) =>
    expect(zoomed(span, whole, centre, factor)).toEqual(expected),
  )

  test.each([
    [{ from: 20, to: 40 }, 30, { from: 20, to: 40 }],
    [{ from: 20, to: 40 }, 60, { from: 50, to: 70 }],
    [{ from: 20, to: 40 }, 99, { from: 80, to: 100 }],
  ])('%j is moved to show %s', (span, at, expected) =>
    expect(showing(span, whole, at)).toEqual(expected),
  )
})

describe('range of values', () => {
  test('leaves room and skips gaps', () => expect(valueRange([100, null, 200])).toEqual([94, 206]))
  test('does not invent negative values', () => expect(valueRange([0, 100])).toEqual([0, 106]))
  test('is open around a constant', () => expect(valueRange([150])).toEqual([142.5, 157.5]))
  test('is null without values', () => expect(valueRange([null, undefined])).toBeNull())
})

describe('a pace axis', () => {
  test('marks each run of values beyond it once, at the end it is beyond', () => {
    expect(clippedRuns([140, 132, 125, 106, null, 90, 107], [100, 112])).toEqual([
      { index: 1, end: 'high' },
      { index: 5, end: 'low' },
    ])
    expect(clippedRuns([105, null, 106], [100, 112])).toEqual([])
  })
})

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [750, '12:30'],
  [3900, '1:05:00'],
])('%s s are %s', (seconds, text) => expect(elapsed(seconds)).toBe(text))

test.each([
  [10, 200, 1],
  [201, 200, 2],
  [7200, 200, 36],
])('%s values in %s rows take every %s.', (count, most, step) =>
  expect(rowStep(count, most)).toBe(step),
)
