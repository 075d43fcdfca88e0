import L from 'leaflet'
import { openMap, reportClicks, type DrawnMap, type MapSettings, type Place } from './open-map.ts'

/** Near enough to tell one side of the water from the other. */
const NEAR = 14
const TRACK = '#5b6770'
/** First the start, then the finish: a rower's green and red. */
const COLOURS = ['#1b7f3b', '#b3261e']

/** A map of where somebody went, whose clicks are points; every two of them are a line. */
export function drawLines(
  host: HTMLElement,
  settings: MapSettings,
  track: readonly Place[],
): DrawnMap<readonly Place[]> {
  const { map, close } = openMap(host, settings)
  const way = L.polyline(
    track.map(({ latitude, longitude }) => L.latLng(latitude, longitude)),
    { color: TRACK, weight: 3, interactive: false },
  ).addTo(map)
  map.fitBounds(way.getBounds(), { maxZoom: NEAR, padding: [16, 16] })
  const drawn = L.layerGroup().addTo(map)
  reportClicks(map, settings.onPlace)
  return {
    show: (points) => {
      drawn.clearLayers()
      const at = points.map(({ latitude, longitude }) => L.latLng(latitude, longitude))
      for (const [index, point] of at.entries()) {
        const color = COLOURS[index >> 1] ?? '#222b31'
        L.circleMarker(point, { radius: 6, color, fillOpacity: 1, interactive: false }).addTo(drawn)
        const before = at[index - 1]
        if (index % 2 === 1 && before)
          L.polyline([before, point], { color, weight: 4, interactive: false }).addTo(drawn)
      }
    },
    close,
  }
}
