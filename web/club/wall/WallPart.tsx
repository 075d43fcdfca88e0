import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Place } from '#domain/wall/places.ts'
import { useViewer } from '../../shell/viewer.ts'
import { OwnComments } from './OwnComments.tsx'
import { Wall } from './Wall.tsx'

/** The wall of a squad, session or challenge as a part of its page. */
export function WallPart({ place }: { place: Place }) {
  const { t } = useTranslation('wall')
  const isAlone = useViewer().club?.is_individual !== false
  const { kind, id } = place
  if (isAlone && kind === 'session' && id !== null)
    return (
      <Part title={t('comments.title')}>
        <OwnComments id={id} />
      </Part>
    )
  return (
    <Part title={t(kind === 'session' ? 'talk' : 'title')}>
      <Wall place={place} heading={3} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="wall-part">
      <Title order={2} id="wall-part">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
