import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { addTiles, type TileSettings } from './tiles.ts'
import { colouredSegments, positionAt, stretches, type Point } from './track-segments.ts'

export type Track = {
  /** Degrees, one for each sample; null where the device had no position. */
  latitude: readonly (number | null)[]
  longitude: readonly (number | null)[]
  /** Speed or another value that colours the line. */
  values: readonly (number | null)[]
}

export type MapWords = { start: string; finish: string; zoomIn: string; zoomOut: string }

export type DrawnMap = { moveCursor: (index: number | null) => void; remove: () => void }

type MapSettings = TileSettings & { scheme: keyof typeof CASING; track: Track; words: MapWords }

/** Sets the line off from its ground, whatever its colour. */
const CASING = { light: '#222b31', dark: '#ffffff' } as const

export function drawTrack(host: HTMLElement, settings: MapSettings): DrawnMap {
  const { track, words } = settings
  const map = L.map(host, { preferCanvas: true, zoomSnap: 0.25, zoomControl: false, attributionControl: false, keyboard: true })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  addTiles(map, settings)
  drawLine(map, track, CASING[settings.scheme])

  const cursor = L.circleMarker([0, 0], {
    radius: 7,
    color: '#111111',
    weight: 2,
    fillColor: '#ffffff',
    fillOpacity: 1,
    interactive: false,
  })
  const watch = new ResizeObserver(() => map.invalidateSize())
  watch.observe(host)
  addEnds(map, track, words)
  return {
    moveCursor: (index) => {
      const point = index === null ? null : positionAt(track, index)
      if (point) cursor.setLatLng(point).addTo(map)
      else cursor.remove()
    },
    remove: () => {
      watch.disconnect()
      map.remove()
    },
  }
}

function drawLine(map: L.Map, track: Track, casing: string): void {
  const lines = stretches(track)
  map.fitBounds(L.latLngBounds(lines.flat()), { padding: [24, 24], animate: false })
  for (const points of lines) L.polyline(points, { color: casing, weight: 7, interactive: false }).addTo(map)
  for (const { points, colour } of colouredSegments(track, track.values))
    L.polyline(points, { color: colour, weight: 4, interactive: false }).addTo(map)
}

function addEnds(map: L.Map, track: Track, words: MapWords): void {
  const points = stretches(track).flat()
  mark(map, points[0], words.start, 'ui-map-start')
  mark(map, points.at(-1), words.finish, 'ui-map-finish')
}

function mark(map: L.Map, point: Point | undefined, word: string, className: string): void {
  if (!point) return
  const label = document.createElement('span')
  label.textContent = word
  L.marker(point, {
    icon: L.divIcon({ className: `ui-map-end ${className}`, html: label, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  }).addTo(map)
}
