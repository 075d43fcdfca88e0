import { useCallback, useState } from 'react'
import { drawLines } from './draw-lines.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { DrawMap, Place } from './open-map.ts'

export type LineMapProps = MapGround & {
  /** Two points a line, in the order they were set. */
  points: readonly Place[]
  /** Where somebody went, at least one place: the map opens there and shows it. */
  track: readonly Place[]
  onPoint: (point: Place) => void
  label: string
}

/** A map to draw lines on by clicks; fields beside it do the same for the keyboard. */
export function LineMap({ points, track, onPoint, height = 320, ...map }: LineMapProps) {
  const [opened] = useState(track)
  const draw: DrawMap<readonly Place[]> = useCallback(
    (host, settings) => drawLines(host, settings, opened),
    [opened],
  )
  return <MapCanvas draw={draw} shown={points} onPlace={onPoint} height={height} {...map} />
}
