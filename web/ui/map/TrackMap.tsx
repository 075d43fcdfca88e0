import { useEffect, useRef, useState } from 'react'
import { Alert, Group, Stack, Text, useComputedColorScheme } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SPEED_RAMP } from '../theme-colours.ts'
import { drawTrack, type DrawnMap, type Track } from './draw-track.ts'
import { positionAt } from './track-segments.ts'
import './map.css'

export type { Track } from './draw-track.ts'

export type TrackMapProps = {
  /** The same object while the data is the same. */
  track: Track
  /** Address with {z}/{x}/{y}; null asks nobody for anything. */
  tileUrl: string | null
  attribution: string
  /** Sample under the cursor of a chart beside it. */
  cursorIndex?: number | null
  /** What the colours tell: "Speed". */
  valueLabel: string
  height?: number
}

/** A track on a map, coloured by a value. Without tiles it is drawn all the same. */
export function TrackMap({ track, tileUrl, attribution, cursorIndex = null, valueLabel, height = 420 }: TrackMapProps) {
  const { t } = useTranslation('ui')
  const scheme = useComputedColorScheme('light')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(null)
  const [missingFrom, setMissingFrom] = useState<string | null>(null)
  const recorded = track.latitude.some((_, index) => positionAt(track, index) !== null)

  useEffect(() => {
    if (!host.current || !recorded) return undefined
    const words = { start: t('map.start'), finish: t('map.finish'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }
    const map = drawTrack(host.current, { scheme, track, tileUrl, attribution, words, onTilesMissing: () => setMissingFrom(tileUrl) })
    drawn.current = map
    return () => {
      drawn.current = null
      map.remove()
    }
  }, [track, tileUrl, attribution, recorded, scheme, t])

  useEffect(() => drawn.current?.moveCursor(cursorIndex), [cursorIndex])

  if (!recorded) return <Text c="dimmed">{t('map.noTrack')}</Text>
  return (
    <Stack gap="xs">
      {(tileUrl === null || missingFrom === tileUrl) && (
        <Alert color="gray" icon={<IconMapOff />} title={t('map.unavailable')}>
          {t('map.unavailableText')}
        </Alert>
      )}
      <div ref={host} className="ui-map" role="application" aria-label={t('map.track')} style={{ height }} />
      <Group gap={6} wrap="nowrap">
        <Text size="xs">
          {valueLabel}: {t('map.slow')}
        </Text>
        <span className="ui-map-ramp" style={{ background: `linear-gradient(to right, ${SPEED_RAMP.join(', ')})` }} />
        <Text size="xs">{t('map.fast')}</Text>
      </Group>
    </Stack>
  )
}
