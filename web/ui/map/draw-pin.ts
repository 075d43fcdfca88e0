import 'leaflet/dist/leaflet.css'
import L from 'leaflet'

export type Place = { latitude: number; longitude: number }
export type PinnedMap = { place: (pin: Place | null) => void; remove: () => void }

type Settings = {
  pin: Place | null
  tileUrl: string | null
  attribution: string
  words: { zoomIn: string; zoomOut: string }
  onPin: (pin: Place) => void
}

/** Without a pin the map shows the continent clubs of the water are thickest on. */
const START: L.LatLngTuple = [48, 10]
const [FAR, NEAR] = [4, 14]
/** About ten centimetres: more is noise. */
const DECIMALS = 6

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** A map whose clicks set one pin. */
export function drawPin(host: HTMLElement, { pin, tileUrl, attribution, words, onPin }: Settings): PinnedMap {
  const map = L.map(host, { zoomControl: false, attributionControl: false, keyboard: true, worldCopyJump: true })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  if (tileUrl !== null) {
    L.control.attribution({ prefix: false }).addTo(map)
    L.tileLayer(tileUrl, { maxZoom: 19, attribution }).addTo(map)
  }
  const marker = L.marker(START, { icon: L.divIcon({ className: 'ui-map-pin', iconSize: [0, 0] }), interactive: false, keyboard: false })
  map.setView(pin ? [pin.latitude, pin.longitude] : START, pin ? NEAR : FAR)
  const place: PinnedMap['place'] = (next) => {
    if (!next) return void marker.remove()
    const point = L.latLng(next.latitude, next.longitude)
    marker.setLatLng(point).addTo(map)
    if (!map.getBounds().contains(point)) map.setView(point, Math.max(map.getZoom(), FAR))
  }
  place(pin)
  map.on('click', ({ latlng }) => {
    const point = latlng.wrap()
    onPin({ latitude: rounded(point.lat), longitude: rounded(point.lng) })
  })
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(host)
  return {
    place,
    remove: () => {
      watch.disconnect()
      map.remove()
    },
  }
}
