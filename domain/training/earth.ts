/** Mean radius of the Earth, IUGG. */
const EARTH_RADIUS = 6371008.8
const RADIANS = Math.PI / 180

/** Great-circle distance in metres between two points in degrees. */
export function haversine(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const north = Math.sin(((lat2 - lat1) * RADIANS) / 2)
  const east = Math.sin(((lon2 - lon1) * RADIANS) / 2)
  const chord = north * north + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * east * east
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

type Spot = { latitude: number | null; longitude: number | null }

/**
 * The nearest of some places that is not further away than `within` metres; undefined where there
 * is none.
 */
export function nearest<S extends Spot>(
  spots: readonly S[],
  { latitude, longitude }: { latitude: number; longitude: number },
  within: number,
): S | undefined {
  const known = spots.flatMap((spot) =>
    spot.latitude === null || spot.longitude === null
      ? []
      : [{ spot, metres: haversine(latitude, longitude, spot.latitude, spot.longitude) }],
  )
  const [first] = known
    .filter(({ metres }) => metres <= within)
    .toSorted((one, other) => one.metres - other.metres)
  return first?.spot
}
