import { haversine } from '#domain/training/earth.ts'

/**
 * Distance covered so far, in metres, at each point of a track; points without a position carry the
 * value before them.
 * Nothing is added across a break: there the clock ran but nobody knows the way.
 */
export function trackDistance(
  lat: Float64Array,
  lon: Float64Array,
  breaks: readonly number[],
): Float64Array {
  const distance = new Float64Array(lat.length)
  const starts = new Set(breaks)
  let sum = 0
  let last = -1
  for (let i = 0; i < lat.length; i++) {
    if (starts.has(i)) last = -1
    const y = lat[i] ?? Number.NaN
    const x = lon[i] ?? Number.NaN
    if (!Number.isNaN(y) && !Number.isNaN(x)) {
      if (last >= 0) sum += haversine(lat[last] ?? y, lon[last] ?? x, y, x)
      last = i
    }
    distance[i] = sum
  }
  return distance
}
