import { expect, test } from 'vitest'
import { aligned, nearestPoint, type CurveLine } from './curve-lines.ts'

const line = (key: string, points: CurveLine['points']): CurveLine => ({
  key,
  label: key,
  mark: key,
  colour: { light: '#000000', dark: '#ffffff' },
  points,
})

test('lines over different places share one axis, with gaps', () => {
  const lines = [
    line('a', [
      { x: 60, y: 480 },
      { x: 400, y: 350 },
    ]),
    line('b', [{ x: 120, y: 400 }]),
  ]
  expect(aligned(lines)).toEqual({
    xs: [60, 120, 400],
    values: [
      [480, null, 350],
      [null, 400, null],
    ],
  })
  expect(aligned([])).toEqual({ xs: [], values: [] })
})

test('the nearest point is the first of two as near', () => {
  const points = [
    { x: 0, y: 1 },
    { x: 10, y: 2 },
  ]
  expect(nearestPoint(points, 5)).toEqual({ x: 0, y: 1 })
  expect(nearestPoint(points, 6)).toEqual({ x: 10, y: 2 })
  expect(nearestPoint([], 6)).toBeNull()
})
