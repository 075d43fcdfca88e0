import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import type { Place } from './draw-pin.ts'

export type LinedMap = { show: (points: readonly Place[]) => void; remove: () => void }

type Settings = {
  centre: Place
  tileUrl: string | null
  attribution: string
  words: { zoomIn: string; zoomOut: string }
  onPoint: (point: Place) => void
}

/** Near enough to tell one side of the water from the other. */
const NEAR = 14
const DECIMALS = 6
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))
/** First the start, then the finish: a rower's green and red. */
const COLOURS = ['#1b7f3b', '#b3261e']

/** A map whose clicks are points; every two of them are a line. */
export function drawLines(host: HTMLElement, { centre, tileUrl, attribution, words, onPoint }: Settings): LinedMap {
  const map = L.map(host, { zoomControl: false, attributionControl: false, keyboard: true })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  if (tileUrl !== null) {
    L.control.attribution({ prefix: false }).addTo(map)
    L.tileLayer(tileUrl, { maxZoom: 19, attribution }).addTo(map)
  }
  map.setView([centre.latitude, centre.longitude], NEAR)
  const drawn = L.layerGroup().addTo(map)
  map.on('click', ({ latlng }) => {
    const point = latlng.wrap()
    onPoint({ latitude: rounded(point.lat), longitude: rounded(point.lng) })
  })
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(host)
  return {
    show: (points) => {
      drawn.clearLayers()
      const at = points.map(({ latitude, longitude }) => L.latLng(latitude, longitude))
      for (const [index, point] of at.entries()) {
        const color = COLOURS[index >> 1] ?? '#222b31'
        L.circleMarker(point, { radius: 6, color, fillOpacity: 1, interactive: false }).addTo(drawn)
        const before = at[index - 1]
        if (index % 2 === 1 && before) L.polyline([before, point], { color, weight: 4, interactive: false }).addTo(drawn)
      }
    },
    remove: () => {
      watch.disconnect()
      map.remove()
    },
  }
}
