import { useCallback, useState } from 'react'
import { drawLines, type DrawnLines } from './draw-lines.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { DrawMap, Place } from './open-map.ts'

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
