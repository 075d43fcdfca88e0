import type { LiveBoat } from '#contract/world/live.ts'
import { isSilent } from '#domain/live/fresh.ts'
import type { MovingBoat } from '../../ui/map/BoatsMap.tsx'
import { INK, SEAT_COLOURS } from '../../ui/theme-colours.ts'
import type { Point, Water } from './water.ts'

/** Points of a way that are drawn: a bend of a river has fewer. */
const MOST_POINTS = 600
const LAT = 4
const LON = 5

/** The colour and the dashes of a boat, the same in the table, the map and the curves. */
export const lookOf = (place: number) => ({
  colour: SEAT_COLOURS[place % SEAT_COLOURS.length] ?? INK,
  dash: place,
})

/** Whether it is known of any boat where it is. */
export const hasPlaces = ({ boats }: Water): boolean => boats.some(({ lat }) => lat !== null)

/** The boats as the map shows them. */
export function movingBoats({ boats, tracks }: Water, now: number): MovingBoat[] {
  return boats.map((boat, place) => ({
    key: boat.recording_id,
    mark: boat.name,
    ...lookOf(place),
    way: wayOf(tracks.get(boat.recording_id)?.points ?? [], boat),
    silent: isSilent(boat, now),
  }))
}

function wayOf(points: readonly Point[], { lat, lon }: LiveBoat): [number, number][] {
  const placed = points.flatMap((point): [number, number][] => {
    const [north, east] = [point[LAT], point[LON]]
    return typeof north === 'number' && typeof east === 'number' ? [[north, east]] : []
  })
  const step = Math.ceil(placed.length / MOST_POINTS)
  const way = placed.filter((_, index) => index % Math.max(step, 1) === 0)
  const last = placed.at(-1)
  if (last) return [...way, last]
  return lat !== null && lon !== null ? [[lat, lon]] : []
}
