import { expect, test } from 'vitest'
import { heldIn, secondsOfKey, shareOf, withEnd } from './bands.ts'

const WHOLE = { from: 0, to: 100 }

test.each([
  ['start', 12.34, { start: 12.3, finish: 60 }],
  ['start', 59.8, { start: 59, finish: 60 }],
  ['start', -5, { start: 0, finish: 60 }],
  ['finish', 200, { start: 20, finish: 100 }],
  ['finish', 5, { start: 20, finish: 21 }],
] as const)('the %s moved to %d', (end, at, moved) => {
  expect(withEnd({ start: 20, finish: 60 }, end, at, WHOLE)).toEqual(moved)
})

test.each([
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, 10],
  ['ArrowUp', false, 1],
  ['a', false, null],
])('%s moves by %d', (key, large, seconds) => {
  expect(secondsOfKey(key, large)).toBe(seconds)
})

test.each([
  [50, 0.5],
  [-1, 0],
  [101, 1],
])('%d lies at %d', (at, share) => {
  expect(shareOf(at, WHOLE)).toBe(share)
})

test.each([
  [50, 50],
  [101, 100],
  [-1, 0],
])('an end at %d is held at %d', (at, held) => {
  expect(heldIn(at, WHOLE)).toBe(held)
})
