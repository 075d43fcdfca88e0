import { useCallback, useState } from 'react'
import L from 'leaflet'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import {
  openMap,
  reportClicks,
  type DrawMap,
  type Place,
  type DrawnMap,
  type MapSettings,
} from './open-map.ts'

/** Near enough to tell one side of the water from the other. */
const NEAR = 14
/** Near enough to see one line beside the next. */
const NEARER = 16
const TRACK = '#5b6770'
/** First the start, then the finish: a rower's green and red. */
const COLOURS = ['#1b7f3b', '#b3261e']
/** Seen on light and on dark ground. */
const BETWEEN = '#2b83d0'

/** Start, finish and lines between them, each with as many of its two ends as are set. */
type DrawnLines = readonly (readonly Place[])[]

/** A map of where somebody went, whose clicks are ends of lines. */
function drawLines(
  host: HTMLElement,
  settings: MapSettings,
  { track, first }: { track: readonly Place[]; first: DrawnLines },
): DrawnMap<DrawnLines> {
  const { map, close } = openMap(host, settings)
  const at = (places: readonly Place[]) =>
    places.map(({ latitude, longitude }) => L.latLng(latitude, longitude))
  L.polyline(at(track), { color: TRACK, weight: 3, interactive: false }).addTo(map)
  const drawnBefore = first.flat()
  const [around, maxZoom] = drawnBefore.length > 0 ? [drawnBefore, NEARER] : [track, NEAR]
  map.fitBounds(L.latLngBounds(at(around)), { maxZoom, padding: [16, 16] })
  const drawn = L.layerGroup().addTo(map)
  reportClicks(map, settings.onPlace)
  return {
    show: (lines) => {
      drawn.clearLayers()
      for (const [index, line] of lines.entries()) {
        const color = COLOURS[index] ?? BETWEEN
        const ends = at(line)
        for (const end of ends)
          L.circleMarker(end, { radius: 6, color, fillOpacity: 1, interactive: false }).addTo(drawn)
        if (ends.length > 1) L.polyline(ends, { color, weight: 4, interactive: false }).addTo(drawn)
      }
    },
    close,
  }
}

export type LineMapProps = MapGround & {
  /** Start, finish and those between, each with as many of its two ends as are set. */
  lines: DrawnLines
  /** Where somebody went, at least one place; the map opens there while there is no line. */
  track: readonly Place[]
  onPoint: (point: Place) => void
  label: string
}

/** A map to draw lines on by clicks; fields beside it do the same for the keyboard. */
export function LineMap({ lines, track, onPoint, height = 320, ...map }: LineMapProps) {
  const [opened] = useState(track)
  const draw: DrawMap<DrawnLines> = useCallback(
    (host, settings, first) => drawLines(host, settings, { track: opened, first }),
    [opened],
  )
  return <MapCanvas draw={draw} shown={lines} onPlace={onPoint} height={height} {...map} />
}
