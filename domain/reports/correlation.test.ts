import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { correlationOf, strengthOf, type Pair } from './correlation.ts'

const pairs = (...list: readonly (readonly [number, number])[]): Pair[] =>
  list.map(([x, y]) => ({ x, y }))

test('Anscombe’s first quartet has r 0.816 and the line 3.00 + 0.500 x', () => {
  const { r, line } = correlationOf(
    pairs(
      [10, 8.04],
      [8, 6.95],
      [13, 7.58],
      [9, 8.81],
      [11, 8.33],
      [14, 9.96],
      [6, 7.24],
      [4, 4.26],
      [12, 10.84],
      [7, 4.82],
      [5, 5.68],
    ),
  )
  expect(r).toBeCloseTo(0.816, 3)
  expect(line?.slope).toBeCloseTo(0.5, 3)
  expect(line?.intercept).toBeCloseTo(3, 2)
})

test('points on a falling line have r −1', () => {
  const { r, line } = correlationOf(pairs([0, 10], [1, 8], [2, 6], [3, 4], [4, 2]))
  expect(r).toBeCloseTo(-1, 12)
  expect(line).toEqual({ slope: -2, intercept: 10 })
})

test('refuses a correlation when there are fewer than five points', () => {
  const four = pairs([1, 1], [2, 2], [3, 3], [4, 4])
  expect(correlationOf(four)).toEqual({ r: null, line: null, missing: 'few' })
  expect(correlationOf([]).missing).toBe('few')
})

test('refuses a correlation when a figure is the same in all points', () => {
  const tenths = [1, 2, 3, 4, 5, 6]
  expect(correlationOf(tenths.map((y) => ({ x: 0.1, y }))).missing).toBe('same-x')
  expect(correlationOf(tenths.map((x) => ({ x, y: 0.1 }))).missing).toBe('same-y')
})

test('r does not depend on units, and the line goes through the middle of the points', () => {
  const value = fc.integer({ min: -10_000, max: 10_000 })
  const points = fc.array(fc.record({ x: value, y: value }), { minLength: 5, maxLength: 60 })
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 100 }), value, (list, scale, shift) => {
      const found = correlationOf(list)
      const moved = correlationOf(list.map(({ x, y }) => ({ x: scale * x + shift, y })))
      const turned = correlationOf(list.map(({ x, y }) => ({ x: y, y: x })))
      if (found.r === null) {
        expect(moved.r).toBeNull()
        expect(turned.r).toBeNull()
        return
      }
      expect(Math.abs(found.r)).toBeLessThanOrEqual(1)
      expect(moved.r).toBeCloseTo(found.r, 6)
      expect(turned.r).toBeCloseTo(found.r, 6)
      const middle = (of: (pair: Pair) => number) =>
        list.reduce((sum, pair) => sum + of(pair), 0) / list.length
      const { slope, intercept } = found.line
      expect(intercept + slope * middle(({ x }) => x)).toBeCloseTo(
        middle(({ y }) => y),
        6,
      )
    }),
  )
})

test.each([
  [0.05, 'none'],
  [-0.098, 'weak'],
  [0.3, 'moderate'],
  [-0.69, 'strong'],
  [0.7, 'very-strong'],
] as const)('r of %d is called %s', (r, strength) => {
  expect(strengthOf(r)).toBe(strength)
})
