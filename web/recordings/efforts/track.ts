import type { Place } from '../../ui/map/open-map.ts'

/** Where somebody went: at least one place. */
export type Track = readonly [Place, ...Place[]]

/** More would be no finer on the screen. */
const MOST_PLACES = 1000

/** The way of a recording; null without positions. */
export function trackOf(
  channels: Readonly<Record<string, readonly (number | null)[]>> | undefined,
): Track | null {
  const [lat = [], lon = []] = [channels?.['lat'], channels?.['lon']]
  const places = lat.flatMap((latitude, at): Place[] => {
    const longitude = lon[at] ?? null
    return latitude === null || longitude === null ? [] : [{ latitude, longitude }]
  })
  const step = Math.max(1, Math.ceil(places.length / MOST_PLACES))
  const [first, ...rest] = places.filter((_, at) => at % step === 0)
  return first ? [first, ...rest] : null
}
