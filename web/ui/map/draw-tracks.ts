import L from 'leaflet'
import { dashOf } from '../line-dashes.ts'
import type { LineColour } from '../theme-colours.ts'
import { openMap, type DrawnMap, type MapSettings } from './open-map.ts'
import { positionAt, stretches, type Point } from './track-segments.ts'
import classes from './map.module.css'

/** Where one of several boats went; its mark stands at its start and where it is. */
export type MarkedTrack = {
  mark: string
  colour: LineColour
  /** Which of the dashes it has. */
  dash: number
  /** Degrees, as many of all tracks; null where there was no position. */
  latitude: readonly (number | null)[]
  longitude: readonly (number | null)[]
}

const INK: LineColour = { light: '#ffffff', dark: '#171e23' }

/** The browser chooses, so that paper has the light one without another drawing. */
const schemed = ({ light, dark }: LineColour) => `light-dark(${light}, ${dark})`

/** Tracks over each other; what is shown is where each boat was at the same place of a chart. */
export function drawTracks(
  host: HTMLElement,
  settings: MapSettings,
  tracks: readonly MarkedTrack[],
): DrawnMap<number | null> {
  const { map, close } = openMap(host, settings, { zoomSnap: 0.25 })
  const lines = tracks.map((track) => stretches(track))
  map.fitBounds(L.latLngBounds(lines.flat(2)), { padding: [28, 28], animate: false })
  for (const [index, { colour, dash }] of tracks.entries())
    for (const points of lines[index] ?? [])
      L.polyline(points, {
        color: schemed(colour),
        weight: 3,
        dashArray: [...dashOf(dash)],
        interactive: false,
      }).addTo(map)
  const starts = tracks.flatMap((track, index) => {
    const start = lines[index]?.[0]?.[0]
    return start ? [markOf(track, start, false).addTo(map)] : []
  })
  const boats = tracks.map((track) => markOf(track, [0, 0], true))
  return {
    show: (at) => {
      for (const start of starts) start.setOpacity(at === null ? 1 : 0)
      for (const [index, track] of tracks.entries()) {
        const point = at === null ? null : positionAt(track, at)
        if (point) boats[index]?.setLatLng(point).addTo(map)
        else boats[index]?.remove()
      }
    },
    close,
  }
}

function markOf({ mark, colour }: MarkedTrack, point: Point, isBoat: boolean): L.Marker {
  const label = document.createElement('span')
  label.textContent = mark
  label.style.background = schemed(colour)
  label.style.color = schemed(INK)
  return L.marker(point, {
    icon: L.divIcon({ className: classes.boat ?? '', html: label, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: isBoat ? 1000 : 0,
  })
}
