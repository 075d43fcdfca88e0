import { useCallback } from 'react'
import { drawTracks, type MarkedTrack } from './draw-tracks.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { DrawMap } from './open-map.ts'

export type { MarkedTrack } from './draw-tracks.ts'

type TracksMapProps = MapGround & {
  /** The same array while the data is the same; each with at least one position. */
  tracks: readonly MarkedTrack[]
  /** Sample under the cursor of a chart beside it. */
  cursorIndex: number | null
  label: string
}

/** Several tracks on one map, each in the look of its line in a chart. */
export function TracksMap({ tracks, cursorIndex, height = 420, ...map }: TracksMapProps) {
  const draw: DrawMap<number | null> = useCallback(
    (host, settings) => drawTracks(host, settings, tracks),
    [tracks],
  )
  return <MapCanvas draw={draw} shown={cursorIndex} height={height} {...map} />
}
