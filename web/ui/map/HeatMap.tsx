import { useCallback } from 'react'
import L from 'leaflet'
import { SPEED_RAMP } from '../theme-colours.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { openMap, type DrawMap, type DrawnMap, type MapSettings } from './open-map.ts'
import type { TrackMapProps } from './TrackMap.tsx'
import type { Track } from './draw-track.ts'
import classes from './map.module.css'

const CELL_PX = 8
const RADIUS_PX = 16
/**
 * The slowest and fastest twentieth share one colour each: pauses and single jumps would flatten
 * the rest.
 */
const EDGE = 0.05

type Spot = { point: L.LatLngTuple; value: number }

/**
 * Where the values were high: spots on a canvas above the map, coloured by the mean of what lies in
 * them.
 */
function drawHeat(host: HTMLElement, settings: MapSettings, track: Track): DrawnMap<null> {
  const { map, close } = openMap(host, settings, { zoomSnap: 0.25 })
  const spots = spotsOf(track)
  map.fitBounds(L.latLngBounds(spots.map(({ point }) => point)), {
    padding: [32, 32],
    animate: false,
  })
  const canvas = L.DomUtil.create('canvas', classes.heat, map.getPanes().overlayPane)
  const colourOf = colours(spots.map(({ value }) => value))
  const paint = () => paintSpots(map, canvas, spots, colourOf)
  map.on('moveend zoomend resize', paint)
  return { show: paint, close }
}

function spotsOf({ latitude, longitude, values }: Track): Spot[] {
  return latitude.flatMap((lat, index) => {
    const [lon, value] = [longitude[index] ?? null, values[index] ?? null]
    return lat === null || lon === null || value === null
      ? []
      : [{ point: [lat, lon] as L.LatLngTuple, value }]
  })
}

function colours(values: readonly number[]): (value: number) => string {
  const sorted = Float64Array.from(values).toSorted()
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const [low, high] = [at(EDGE), at(1 - EDGE)]
  const last = SPEED_RAMP.length - 1
  return (value) =>
    SPEED_RAMP[
      Math.min(last, Math.max(0, Math.round(((value - low) / (high - low || 1)) * last)))
    ] ?? SPEED_RAMP[0]
}

/** Slow cells first, so that the fast ones lie on top. */
function paintSpots(
  map: L.Map,
  canvas: HTMLCanvasElement,
  spots: readonly Spot[],
  colourOf: (value: number) => string,
): void {
  const { x: width, y: height } = map.getSize()
  const ratio = window.devicePixelRatio || 1
  canvas.width = width * ratio
  canvas.height = height * ratio
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  L.DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]))
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(ratio, ratio)
  context.globalAlpha = 0.55
  for (const { x, y, value } of cellsOf(map, spots)) {
    const colour = colourOf(value)
    const glow = context.createRadialGradient(x, y, 2, x, y, RADIUS_PX)
    glow.addColorStop(0, colour)
    glow.addColorStop(1, `${colour}00`)
    context.fillStyle = glow
    context.fillRect(x - RADIUS_PX, y - RADIUS_PX, 2 * RADIUS_PX, 2 * RADIUS_PX)
  }
}

function cellsOf(map: L.Map, spots: readonly Spot[]): { x: number; y: number; value: number }[] {
  const cells = new Map<string, { x: number; y: number; sum: number; count: number }>()
  for (const { point, value } of spots) {
    const { x, y } = map.latLngToContainerPoint(point)
    const [column, row] = [Math.round(x / CELL_PX), Math.round(y / CELL_PX)]
    const cell = cells.get(`${column}:${row}`) ?? {
      x: column * CELL_PX,
      y: row * CELL_PX,
      sum: 0,
      count: 0,
    }
    cells.set(`${column}:${row}`, { ...cell, sum: cell.sum + value, count: cell.count + 1 })
  }
  return [...cells.values()]
    .map(({ x, y, sum, count }) => ({ x, y, value: sum / count }))
    .toSorted((one, other) => one.value - other.value)
}

/** Where on the water a value was high. */
export function HeatMap({
  track,
  valueLabel,
  height = 480,
  ...ground
}: Omit<TrackMapProps, 'cursorIndex'>) {
  const draw: DrawMap<null> = useCallback(
    (host, settings) => drawHeat(host, settings, track),
    [track],
  )
  return (
    <MapCanvas
      draw={draw}
      shown={null}
      label={valueLabel}
      scale={valueLabel}
      height={height}
      {...ground}
    />
  )
}
