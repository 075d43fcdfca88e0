import { useComputedColorScheme } from '@mantine/core'
import { useCallback } from 'react'
import { drawBoats, type MovingBoat } from './draw-boats.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { DrawMap } from './open-map.ts'

export type { MovingBoat } from './draw-boats.ts'

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
