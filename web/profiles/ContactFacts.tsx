import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profiles.ts'
import { useFormat } from '../format.ts'
import classes from './profiles.module.css'

/** How to reach a person, and what a coach has to know in the boat. */
export function ContactFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const { person } = profile
  const sides = (['scull', 'sweep', 'stroke', 'cox'] as const).filter((side) => profile[side])
  const facts: [label: string, value: ReactNode][] = [
    [t('email'), person && <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>],
    [t('phone'), person?.phone && <Anchor href={`tel:${person.phone.replaceAll(/[^\d+]/g, '')}`}>{person.phone}</Anchor>],
    [t('emergency'), person?.emergency_contact],
    [t('born'), person?.date_of_birth && format.dayExact(person.date_of_birth)],
    [t('gender'), (person?.gender === 'm' || person?.gender === 'w') && t(`genders.${person.gender}`)],
    [t('rows'), sides.map((side) => t(`sides.${side}`)).join(', ')],
  ]
  return (
    <section className={classes.part} aria-labelledby="profile-contact">
      <Title order={2} id="profile-contact">
        {t('contact')}
      </Title>
      {person === null && (
        <Text size="sm" c="dimmed">
          {t('notJoined')}
        </Text>
      )}
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
