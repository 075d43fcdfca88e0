import L from 'leaflet'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import { openMap, reportClicks, type Place, type DrawMap } from './open-map.ts'
import classes from './map.module.css'

/** Without a pin the map shows the continent clubs of the water are thickest on. */
const START: L.LatLngTuple = [48, 10]
const [FAR, NEAR] = [4, 14]

/** A map whose clicks set one pin. */
const drawPin: DrawMap<Place | null> = (host, settings, pin) => {
  const { map, close } = openMap(host, settings, { worldCopyJump: true })
  const marker = L.marker(START, {
    icon: L.divIcon({ className: classes.pin, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  })
  map.setView(pin ? [pin.latitude, pin.longitude] : START, pin ? NEAR : FAR)
  reportClicks(map, settings.onPlace)
  return {
    show: (next) => {
      if (!next) return void marker.remove()
      const point = L.latLng(next.latitude, next.longitude)
      marker.setLatLng(point).addTo(map)
      if (!map.getBounds().contains(point)) map.setView(point, Math.max(map.getZoom(), FAR))
    },
    close,
  }
}

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
