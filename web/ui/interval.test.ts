import { expect, test } from 'vitest'
import { axisAround } from './Interval.tsx'

test.each([
  [
    [0.9, -0.4],
    [-1, -0.5, 0, 0.5, 1],
  ],
  [[1.3], [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]],
  [[], [-0.1, 0, 0.1]],
  [[7], [-10, -5, 0, 5, 10]],
])('an axis around %j is marked at %j', (values, ticks) =>
  expect(axisAround(values).ticks).toEqual(ticks),
)

test('all values lie on the axis', () => {
  const { from, to } = axisAround([-3, 2])
  expect([from <= -3, to >= 3]).toEqual([true, true])
})
