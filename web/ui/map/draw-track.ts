import L from 'leaflet'
import { canvasRenderer } from './canvas-renderer.ts'
import { openMap, type DrawnMap, type MapSettings } from './open-map.ts'
import { colouredSegments, positionAt, stretches, type Point } from './track-segments.ts'
import classes from './map.module.css'

export type Track = {
  /** Degrees, one for each sample; null where the device had no position. */
  latitude: readonly (number | null)[]
  longitude: readonly (number | null)[]
  /** Speed or another value that colours the line. */
  values: readonly (number | null)[]
}

/** Sets the line off from its ground, whatever its colour. */
const CASING = { light: '#222b31', dark: '#ffffff' } as const

/**
 * A line coloured by its values, with its ends marked; what is shown on it is the sample under a
 * cursor.
 */
export function drawTrack(
  host: HTMLElement,
  settings: MapSettings,
  track: Track,
  scheme: keyof typeof CASING,
): DrawnMap<number | null> {
  const { map, close } = openMap(host, settings, {
    renderer: canvasRenderer(),
    zoomSnap: 0.25,
  })
  drawLine(map, track, CASING[scheme])
  addEnds(map, track, settings.words)
  const cursor = L.circleMarker([0, 0], {
    radius: 7,
    color: '#111111',
    weight: 2,
    fillColor: '#ffffff',
    fillOpacity: 1,
    interactive: false,
  })
  return {
    show: (index) => {
      const point = index === null ? null : positionAt(track, index)
      if (point) cursor.setLatLng(point).addTo(map)
      else cursor.remove()
    },
    close,
  }
}

function drawLine(map: L.Map, track: Track, casing: string): void {
  const lines = stretches(track)
  map.fitBounds(L.latLngBounds(lines.flat()), { padding: [24, 24], animate: false })
  for (const points of lines)
    L.polyline(points, { color: casing, weight: 7, interactive: false }).addTo(map)
  for (const { points, colour } of colouredSegments(track, track.values))
    L.polyline(points, { color: colour, weight: 4, interactive: false }).addTo(map)
}

function addEnds(map: L.Map, track: Track, words: MapSettings['words']): void {
  const points = stretches(track).flat()
  mark(map, points[0], words.start, 'start')
  mark(map, points.at(-1), words.finish, 'finish')
}

function mark(map: L.Map, point: Point | undefined, word: string, end: 'start' | 'finish'): void {
  if (!point) return
  const label = document.createElement('span')
  label.textContent = word
  L.marker(point, {
    icon: L.divIcon({ className: `${classes.end} ${classes[end]}`, html: label, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  }).addTo(map)
}
