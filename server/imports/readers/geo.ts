/** Mean radius of the Earth, IUGG. */
export const EARTH_RADIUS = 6371008.8
const RADIANS = Math.PI / 180

/** Great-circle distance in metres between two points in degrees. */
export function haversine(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const north = Math.sin(((lat2 - lat1) * RADIANS) / 2)
  const east = Math.sin(((lon2 - lon1) * RADIANS) / 2)
  const chord = north * north + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * east * east
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Distance covered so far, in metres, at each point of a track; points without a position carry the value before them.
 * Nothing is added across a break: there the clock ran but nobody knows the way.
 */
export function trackDistance(lat: Float64Array, lon: Float64Array, breaks: readonly number[]): Float64Array {
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
