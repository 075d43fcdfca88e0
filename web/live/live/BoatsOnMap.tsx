import { Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { BoatsMap } from '../../ui/map/BoatsMap.tsx'
import { hasPlaces, movingBoats } from './looks.ts'
import type { Water } from './water.ts'

type BoatsOnMapProps = { water: Water; now: number }

/** Where boats are, with their ways; nothing while nobody knows. */
export function BoatsOnMap({ water, now }: BoatsOnMapProps) {
  const { t } = useTranslation('live')
  const [{ tileUrl, attribution }] = useState(mapSettings)
  const moving = useMemo(() => movingBoats(water, now), [water, now])
  if (!hasPlaces(water)) return null
  return (
    <>
      <Title order={2} size="h4" mb="xs">
        {t('map')}
      </Title>
      <BoatsMap boats={moving} tileUrl={tileUrl} attribution={attribution} label={t('map')} />
    </>
  )
}
