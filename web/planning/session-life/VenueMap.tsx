import { PinMap } from '../../ui/map/PinMap.tsx'

export type VenueMapProps = {
  place: { latitude: number; longitude: number }
  label: string
  tileUrl: string | null
  attribution: string
  height: number
}

/** Where a session takes place; the pin stays where it is. */
export function VenueMap({ place, ...map }: VenueMapProps) {
  return <PinMap pin={place} {...map} />
}
