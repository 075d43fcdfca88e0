import { isSilent } from '#domain/live/fresh.ts'
import type { MovingBoat } from '../../ui/map/BoatsMap.tsx'
import { INK, SEAT_COLOURS } from '../../ui/theme-colours.ts'
import type { Track, Water } from './water.ts'
import { wayOf } from './ways.ts'

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
    way: wayFor(boat, tracks.get(boat.recording_id)),
    silent: isSilent(boat, now),
  }))
}

/** Its way, or where it is while its way is not known. */
function wayFor({ lat, lon }: Water['boats'][number], track: Track | undefined) {
  const way = track ? wayOf(track) : []
  if (way.length > 0 || lat === null || lon === null) return way
  return [[lat, lon] as [number, number]]
}
