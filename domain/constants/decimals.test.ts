import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isOver, isUnder, roundUp } from './decimals.ts'

test.each([
  [2.2 - 1.8, 0.4],
  [1.1 - 0.9, 0.2],
  [0.1 + 0.2, 0.3],
])('%d is neither over nor under %d', (value, line) => {
  expect([isOver(value, line), isUnder(value, line)]).toEqual([false, false])
})

test('compares differences of tenths as their whole tenths compare', () => {
  const tenths = integer({ min: 0, max: 5000 })
  assert(
    property(tenths, tenths, tenths, (one, other, line) => {
      const difference = one / 10 - other / 10
      expect(isOver(difference, line / 10)).toBe(one - other > line)
      expect(isUnder(difference, line / 10)).toBe(one - other < line)
    }),
  )
})

test('rounds up to the whole number that was meant', () => {
  expect([roundUp(1.1 * 110), roundUp(121.01), roundUp(120.99)]).toEqual([121, 122, 121])
})
