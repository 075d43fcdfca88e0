import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { boatById, COX_POSITION } from '#domain/constants/boats.ts'
import { useFormat } from '../format.ts'
import { paths } from '../paths.ts'

/** The boats the person sat in last; nothing for who has not. */
export function LastCrews({ crews }: { crews: Profile['crews'] }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  if (crews.length === 0) return null
  const seat = (position: number) => (position === COX_POSITION ? t('crews.cox') : t('crews.seat', { number: position }))
  return (
    <section aria-label={t('crews.title')}>
      <Title order={2} size="h4" mb="xs">
        {t('crews.title')}
      </Title>
      {crews.map(({ id, name, boat_type, position, session }) => (
        <Text key={id} py={4}>
          {session ? (
            <Anchor component={Link} to={paths.sessionCrews(session.id)} underline="always">
              {name}
            </Anchor>
          ) : (
            name
          )}{' '}
          <Text span c="dimmed" size="sm">
            {[boatById(boat_type)?.key, seat(position), session && format.day(session.start_date)].filter(Boolean).join(' · ')}
          </Text>
        </Text>
      ))}
    </section>
  )
}
