import 'leaflet/dist/leaflet.css'
import L from 'leaflet'

export type Place = { latitude: number; longitude: number }

export type MapSettings = {
  /** Address with {z}/{x}/{y}; null asks nobody for anything. */
  tileUrl: string | null
  attribution: string
  words: { start: string; finish: string; zoomIn: string; zoomOut: string }
  onTilesMissing: () => void
  /** Where somebody clicked. */
  onPlace: (place: Place) => void
}

/** The content of a map, which can be shown again as long as the map exists. */
export type DrawnMap<Shown> = { show: (shown: Shown) => void; close: () => void }
export type DrawMap<Shown> = (
  host: HTMLElement,
  settings: MapSettings,
  shown: Shown,
) => DrawnMap<Shown>

/** Single tiles may be missing at the edge of a map; three are an outage. */
const ERRORS_OF_AN_OUTAGE = 3
/** About ten centimetres: more is noise. */
const DECIMALS = 6

/** A map with its buttons and its ground, as large as its place at any time. */
export function openMap(
  host: HTMLElement,
  settings: MapSettings,
  options: L.MapOptions = {},
): { map: L.Map; close: () => void } {
  const map = L.map(host, {
    zoomControl: false,
    attributionControl: false,
    keyboard: true,
    ...options,
  })
  L.control
    .zoom({ zoomInTitle: settings.words.zoomIn, zoomOutTitle: settings.words.zoomOut })
    .addTo(map)
  addTiles(map, settings)
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(host)
  return {
    map,
    close: () => {
      watch.disconnect()
      map.remove()
    },
  }
}

export function reportClicks(map: L.Map, onPlace: MapSettings['onPlace']): void {
  const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))
  map.on('click', ({ latlng }) => {
    const { lat, lng } = latlng.wrap()
    onPlace({ latitude: rounded(lat), longitude: rounded(lng) })
  })
}

/** The ground under a drawing; without an address, or after an outage, there is none. */
function addTiles(map: L.Map, { tileUrl, attribution, onTilesMissing }: MapSettings): void {
  if (tileUrl === null) return
  L.control.attribution({ prefix: false }).addTo(map)
  let errors = 0
  const tiles = L.tileLayer(tileUrl, { maxZoom: 19, attribution })
  tiles.on('tileerror', () => {
    errors += 1
    if (errors < ERRORS_OF_AN_OUTAGE) return
    tiles.remove()
    onTilesMissing()
  })
  tiles.addTo(map)
}
