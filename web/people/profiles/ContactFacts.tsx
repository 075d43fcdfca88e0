import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/people/profiles.ts'
import { isYear, knownBirth } from '#domain/training/birth.ts'
import { useFormat } from '../../format/format.ts'
import classes from './profiles.module.css'
import { listSeparator } from '../../format/punctuation.ts'

type Fact = { label: string; value: ReactNode }

const bornOf = (person: NonNullable<Profile['person']>, day: (iso: string) => string) => {
  const known = knownBirth(person)
  return known !== null && !isYear(known) ? day(known) : known
}

/** How to reach a person, and what a coach has to know in the boat. */
export function ContactFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const { person } = profile
  const sides = (['scull', 'sweep', 'stroke', 'cox'] as const).filter((side) => profile[side])
  const tel = person?.phone?.replaceAll(/[^\d+]/g, '')
  const facts: readonly Fact[] = [
    {
      label: t('email'),
      value: person?.email && <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>,
    },
    {
      label: t('guardian'),
      value: person?.guardian_email && (
        <Anchor href={`mailto:${person.guardian_email}`}>{person.guardian_email}</Anchor>
      ),
    },
    {
      label: t('phone'),
      value: person?.phone && <Anchor href={`tel:${tel}`}>{person.phone}</Anchor>,
    },
    { label: t('emergency'), value: person?.emergency_contact },
    { label: t('born'), value: person && bornOf(person, format.dayExact) },
    {
      label: t('gender'),
      value: (person?.gender === 'm' || person?.gender === 'w') && t(`genders.${person.gender}`),
    },
    { label: t('rows'), value: sides.map((side) => t(`sides.${side}`)).join(listSeparator()) },
    { label: t('rowingSides.label'), value: profile.side && t(`rowingSides.${profile.side}`) },
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
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
