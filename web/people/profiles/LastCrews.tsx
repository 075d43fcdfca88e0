import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Profile } from '#contract/people/profiles.ts'
import { boatById } from '#domain/constants/boats.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'

/** The boats the person sat in last; nothing for who has not. */
export function LastCrews({ crews }: { crews: Profile['crews'] }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const seatName = useSeatName()
  if (crews.length === 0) return null
  const placeOf = (boatType: number, position: number) => {
    const boat = boatById(boatType)
    return boat ? `${boat.key} · ${seatName(boat, position, 'long')}` : ''
  }
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
            {[placeOf(boat_type, position), session && format.day(session.start_date)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Text>
      ))}
    </section>
  )
}
