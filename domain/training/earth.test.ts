import { expect, test } from 'vitest'
import { haversine, nearest } from './earth.ts'

test.each([
  { from: [52.2, 0.1], to: [52.201, 0.1], metres: 111.195 },
  { from: [52.2, 0.1], to: [52.2, 0.101], metres: 68.152 },
  { from: [10, 20], to: [10, 20], metres: 0 },
] as const)('$from to $to is $metres m', ({ from: [lat1, lon1], to: [lat2, lon2], metres }) => {
  expect(haversine(lat1, lon1, lat2, lon2)).toBeCloseTo(metres, 3)
})

const HERE = { latitude: 52.2, longitude: 0.1 }
const venue = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
})

test.each([
  ['the nearest of two', [venue('far', 52.22, 0.1), venue('near', 52.21, 0.1)], 'near'],
  ['none that is too far away', [venue('far', 53, 0.1)], undefined],
  ['none of which nobody knows where it is', [venue('unknown', null, null)], undefined],
])('finds %s', (_, venues, name) => {
  expect(nearest(venues, HERE, 5000)?.name).toBe(name)
})
