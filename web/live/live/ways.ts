import type { Track } from './water.ts'

const LAT = 4
const LON = 5
/** Points of a way that are drawn: a bend of a river has fewer. */
const MOST_POINTS = 600

type Place = [number, number]
/** A way as far as it was read, thinned: one of every few places, with the number of its sample. */
type Way = { read: number; places: number; step: number; thin: { index: number; place: Place }[] }

const ways = new WeakMap<Track['points'], Way>()

const placeAt = ({ points }: Track, index: number): Place | null => {
  const [lat, lon] = [points[index]?.[LAT], points[index]?.[LON]]
  return typeof lat === 'number' && typeof lon === 'number' ? [lat, lon] : null
}

/** Where a boat was last. */
export function lastPlaceOf(track: Track): Place | null {
  for (let index = track.count - 1; index >= 0; index -= 1) {
    const place = placeAt(track, index)
    if (place) return place
  }
  return null
}

/** The way of a boat, thinned, with where it was last. Each sample is read once. */
export function wayOf(track: Track): Place[] {
  const { thin } = readOn(track)
  const way = thin.filter(({ index }) => index < track.count).map(({ place }) => place)
  const last = lastPlaceOf(track)
  return last ? [...way, last] : way
}

function readOn(track: Track): Way {
  const way = ways.get(track.points) ?? { read: 0, places: 0, step: 1, thin: [] }
  ways.set(track.points, way)
  for (; way.read < track.points.length; way.read += 1) {
    const place = placeAt(track, way.read)
    if (!place) continue
    if (way.places % way.step === 0) way.thin.push({ index: way.read, place })
    way.places += 1
    if (way.thin.length <= MOST_POINTS) continue
    way.thin = way.thin.filter((_, at) => at % 2 === 0)
    way.step *= 2
  }
  return way
}
