import { drawPin } from './draw-pin.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { Place } from './open-map.ts'

export type PinMapProps = MapGround & {
  pin: Place | null
  /** Without it the pin stays where it is. */
  onPin?: (pin: Place) => void
  /** What is pinned: "Map of the venue". */
  label: string
}

/** A map to set one pin on by a click; fields beside it do the same for the keyboard. */
export const PinMap = ({ pin, onPin, ...map }: PinMapProps) => (
  <MapCanvas draw={drawPin} shown={pin} {...(onPin && { onPlace: onPin })} {...map} />
)
