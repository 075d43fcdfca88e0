import { expect, test } from 'vitest'
import { trackDistance } from './geo.ts'

test.each([
  { name: 'in one stretch', breaks: [], last: 333.585 },
  { name: 'with a break before the third point', breaks: [2], last: 222.39 },
])('a track adds up $name', ({ breaks, last }) => {
  const lat = Float64Array.of(52.2, 52.201, 52.202, 52.203)
  expect(trackDistance(lat, new Float64Array(4).fill(0.1), breaks)[3]).toBeCloseTo(last, 2)
})

test('a point without a position keeps the distance before it', () => {
  const distance = trackDistance(
    Float64Array.of(52.2, Number.NaN, 52.201),
    new Float64Array(3).fill(0.1),
    [],
  )
  expect(distance[1]).toBe(0)
  expect(distance[2]).toBeCloseTo(111.195, 3)
})
