import { expect, test } from 'vitest'
import { powerCurve } from './power-curve.ts'

const numbers = (points: ReturnType<typeof powerCurve>) =>
  points.map(({ seconds, watts }) => [seconds, watts])

test('a power–duration curve falls, through the most of each duration', () => {
  const points = [
    { seconds: 60, watts: 480 },
    { seconds: 400, watts: 350 },
    { seconds: 60, watts: 500 },
    { seconds: 1800, watts: 260 },
  ]
  expect(numbers(powerCurve(points))).toEqual([
    [60, 500],
    [400, 350],
    [1800, 260],
  ])
})

test('leaves out what was bettered for longer, and what is nothing', () => {
  const points = [
    { seconds: 300, watts: 300 },
    { seconds: 400, watts: 350 },
    { seconds: 400, watts: 350 },
    { seconds: 5, watts: 0 },
  ]
  expect(numbers(powerCurve(points))).toEqual([[400, 350]])
  expect(powerCurve([])).toEqual([])
})
