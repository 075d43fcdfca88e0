import { useComputedColorScheme } from '@mantine/core'
import { useCallback } from 'react'
import L from 'leaflet'
import { dashOf } from '../line-dashes.ts'
import type { LineColour } from '../theme-colours.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import { openMap, type DrawMap, type DrawnMap, type MapSettings } from './open-map.ts'
import { canvasRenderer } from './canvas-renderer.ts'
import classes from './map.module.css'

/** A boat that moves: where it is, and the way behind it, oldest first, in degrees. */
export type MovingBoat = {
  key: number
  mark: string
  colour: LineColour
  /** Which of the dashes its way has. */
  dash: number
  way: readonly (readonly [number, number])[]
  /** Not heard of for a while: where it was. */
  silent: boolean
}

const SILENT_OPACITY = 0.45
/** Near enough to see the banks, where there is one boat that has not moved. */
const NEAREST = 16
/** So much room on each side for where they go next. */
const ROOM = 0.25

type Drawn = { line: L.Polyline; mark: L.Marker }

/** Boats on a map that stays as it is moved, while they move on it. */
function drawBoats(
  host: HTMLElement,
  settings: MapSettings,
  scheme: keyof LineColour,
): DrawnMap<readonly MovingBoat[]> {
  const { map, close } = openMap(host, settings, {
    renderer: canvasRenderer(),
    zoomSnap: 0.25,
  })
  map.setView([0, 0], 1)
  const drawn = new Map<number, Drawn>()
  // Who has moved the map looks at something of their own.
  let follows = true
  const leave = () => {
    follows = false
  }
  host.addEventListener('wheel', leave, { passive: true })
  map.on('dragstart', leave)
  return {
    show: (boats) => {
      const placed = boats.filter(({ way }) => way.length > 0)
      const keys = new Set(placed.map(({ key }) => key))
      for (const [key, { line, mark }] of drawn)
        if (!keys.has(key)) {
          line.remove()
          mark.remove()
          drawn.delete(key)
        }
      for (const boat of placed) {
        const one = drawn.get(boat.key) ?? begin(boat, scheme, map)
        drawn.set(boat.key, one)
        move(one, boat)
      }
      const bounds = L.latLngBounds(
        placed.flatMap(({ way }) => way.map(([lat, lon]) => L.latLng(lat, lon))),
      )
      if (!follows || placed.length === 0 || isWellShown(map, bounds)) return
      map.fitBounds(bounds.pad(ROOM), { maxZoom: NEAREST, animate: false })
    },
    close,
  }
}

/** Whether all of it is in sight. */
const isWellShown = (map: L.Map, bounds: L.LatLngBounds) =>
  map.getZoom() > 1 && map.getBounds().contains(bounds)

function begin({ mark, colour, dash }: MovingBoat, scheme: keyof LineColour, map: L.Map): Drawn {
  const label = document.createElement('span')
  label.textContent = mark
  label.style.setProperty('--boat', colour[scheme])
  label.style.setProperty('--ink', scheme === 'light' ? '#ffffff' : '#171e23')
  return {
    line: L.polyline([], {
      color: colour[scheme],
      weight: 3,
      dashArray: [...dashOf(dash)],
      interactive: false,
    }).addTo(map),
    mark: L.marker([0, 0], {
      icon: L.divIcon({ className: classes.boat ?? '', html: label, iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    }).addTo(map),
  }
}

function move({ line, mark }: Drawn, { way, silent }: MovingBoat): void {
  const [lat, lon] = way.at(-1) ?? [0, 0]
  line.setLatLngs(way.map(([north, east]) => L.latLng(north, east)))
  line.setStyle({ opacity: silent ? SILENT_OPACITY : 1 })
  mark.setLatLng([lat, lon])
  mark.getElement()?.toggleAttribute('data-silent', silent)
}

type BoatsMapProps = MapGround & { boats: readonly MovingBoat[]; label: string }

/** Boats that move while they are looked at, each in the look of its line in a chart. */
export function BoatsMap({ boats, height = 420, ...map }: BoatsMapProps) {
  // Known from the first drawing on, so that there is no second one.
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const draw: DrawMap<readonly MovingBoat[]> = useCallback(
    (host, settings) => drawBoats(host, settings, scheme),
    [scheme],
  )
  return <MapCanvas draw={draw} shown={boats} height={height} {...map} />
}
