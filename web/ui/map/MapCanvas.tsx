import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPEED_RAMP } from '../theme-colours.ts'
import classes from './map.module.css'
import type { DrawMap, DrawnMap, Place } from './open-map.ts'

export type MapGround = {
  /** Address with {z}/{x}/{y}; null asks nobody for anything. */
  tileUrl: string | null
  attribution: string
  height?: number
}

type MapCanvasProps<Shown> = MapGround & {
  /** The same function as long as the map may stay. */
  draw: DrawMap<Shown>
  shown: Shown
  label: string
  onPlace?: (place: Place) => void
  /** What the colours of the drawing tell from slow to fast. */
  scale?: string
}

/**
 * The place where a map is drawn. If its tiles are missing, the drawing is shown alone, and a note
 * says so.
 */
export function MapCanvas<Shown>({
  draw,
  shown,
  label,
  tileUrl,
  attribution,
  height = 280,
  onPlace,
  scale,
}: MapCanvasProps<Shown>) {
  const { t } = useTranslation('ui')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap<Shown>>(null)
  const [missingFrom, setMissingFrom] = useState<string | null>(null)
  const clicked = useEffectEvent((place: Place) => onPlace?.(place))
  const atFirst = useEffectEvent(() => shown)

  useEffect(() => {
    if (!host.current) return undefined
    const words = {
      start: t('map.start'),
      finish: t('map.finish'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
    }
    const map = draw(
      host.current,
      {
        tileUrl,
        attribution,
        words,
        onTilesMissing: () => setMissingFrom(tileUrl),
        onPlace: (place) => clicked(place),
      },
      atFirst(),
    )
    drawn.current = map
    map.show(atFirst())
    return () => {
      drawn.current = null
      map.close()
    }
  }, [draw, tileUrl, attribution, t])

  useEffect(() => drawn.current?.show(shown), [shown])

  return (
    <Stack gap="xs">
      {(tileUrl === null || missingFrom === tileUrl) && (
        <Alert color="gray" icon={<IconMapOff />} title={t('map.unavailable')}>
          {t('map.unavailableText')}
        </Alert>
      )}
      <div
        ref={host}
        className={classes.map}
        role="application"
        aria-label={label}
        style={{ height }}
      />
      {scale !== undefined && <SpeedScale of={scale} />}
    </Stack>
  )
}

function SpeedScale({ of }: { of: string }) {
  const { t } = useTranslation('ui')
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="xs">{t('map.slow', { of })}</Text>
      <span
        className={classes.ramp}
        style={{ background: `linear-gradient(to right, ${SPEED_RAMP.join()})` }}
      />
      <Text size="xs">{t('map.fast')}</Text>
    </Group>
  )
}
