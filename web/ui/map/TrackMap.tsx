import { Text, useComputedColorScheme } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { drawTrack, type Track } from './draw-track.ts'
import { MapCanvas, type MapGround } from './MapCanvas.tsx'
import type { DrawMap } from './open-map.ts'
import { positionAt } from './track-segments.ts'

export type TrackMapProps = MapGround & {
  /** The same object while the data is the same. */
  track: Track
  /** Sample under the cursor of a chart beside it. */
  cursorIndex?: number | null
  /** What the colours tell: "Speed". */
  valueLabel: string
}

/** A track on a map, coloured by a value. */
export function TrackMap({
  track,
  cursorIndex = null,
  valueLabel,
  height = 420,
  ...ground
}: TrackMapProps) {
  const { t } = useTranslation('ui')
  // Known from the first drawing on, so that there is no second one.
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const draw: DrawMap<number | null> = useCallback(
    (host, settings) => drawTrack(host, settings, track, scheme),
    [track, scheme],
  )
  const recorded = track.latitude.some((_, index) => positionAt(track, index) !== null)
  if (!recorded) return <Text c="dimmed">{t('map.noTrack')}</Text>
  return (
    <MapCanvas
      draw={draw}
      shown={cursorIndex}
      label={t('map.track')}
      scale={valueLabel}
      height={height}
      {...ground}
    />
  )
}
