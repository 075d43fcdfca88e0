import { useCallback } from 'react'
import { drawHeat } from './draw-heat.ts'
import { MapCanvas } from './MapCanvas.tsx'
import type { DrawMap } from './open-map.ts'
import type { TrackMapProps } from './TrackMap.tsx'

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
