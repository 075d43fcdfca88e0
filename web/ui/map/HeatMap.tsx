import { useEffect, useRef, useState } from 'react'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SPEED_RAMP } from '../theme-colours.ts'
import { drawHeat } from './draw-heat.ts'
import type { TrackMapProps } from './TrackMap.tsx'
import './map.css'

/** Where on the water a value was high; without tiles the spots stand alone. */
export function HeatMap({ track, tileUrl, attribution, valueLabel, height = 480 }: Omit<TrackMapProps, 'cursorIndex'>) {
  const { t } = useTranslation('ui')
  const host = useRef<HTMLDivElement>(null)
  const [missingFrom, setMissingFrom] = useState<string | null>(null)
  useEffect(() => {
    if (!host.current) return undefined
    const words = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }
    const map = drawHeat(host.current, { track, tileUrl, attribution, words, onTilesMissing: () => setMissingFrom(tileUrl) })
    return map.remove
  }, [track, tileUrl, attribution, t])
  return (
    <Stack gap="xs">
      {(tileUrl === null || missingFrom === tileUrl) && (
        <Alert color="gray" icon={<IconMapOff />} title={t('map.unavailable')}>
          {t('map.unavailableText')}
        </Alert>
      )}
      <div ref={host} className="ui-map" role="application" aria-label={valueLabel} style={{ height }} />
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
