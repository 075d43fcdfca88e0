import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Place } from '#domain/wall/places.ts'
import { Wall } from './Wall.tsx'

/** The wall of a squad, session or challenge as a part of its page. */
export function WallPart({ place }: { place: Place }) {
  const { t } = useTranslation('wall')
  return (
    <Stack gap="sm" component="section" aria-labelledby="wall-part">
      <Title order={2} id="wall-part">
        {t('title')}
      </Title>
      <Wall place={place} />
    </Stack>
  )
}
