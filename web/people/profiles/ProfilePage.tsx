import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/people/profiles.ts'
import { boatById } from '#domain/constants/boats.ts'
import type { AthleteRace } from '#contract/boats/races.ts'
import { isYear, knownBirth } from '#domain/training/birth.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { RaceOutcome } from '../../lookups/RaceOutcome.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { HeartRateZones } from './HeartRateZones.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { RecentTraining } from './RecentTraining.tsx'
import { athleteRacesQuery } from './queries.ts'
import classes from './profiles.module.css'

type Fact = { label: string; value: ReactNode }

const bornOf = (person: NonNullable<Profile['person']>, day: (iso: string) => string) => {
  const known = knownBirth(person)
  return known !== null && !isYear(known) ? day(known) : known
}

/** How to reach a person, and what a coach has to know in the boat. */
function ContactFacts({ profile }: { profile: Profile }) {
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

/** The races of the person, the newest first; nothing for who has had none. */
function Races({ userId }: { userId: number }) {
  const { t } = useTranslation('races')
  const { data } = useQuery(athleteRacesQuery(userId))
  if (!data || data.data.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="profile-races">
      <Title order={2} id="profile-races">
        {t('title')}
      </Title>
      <ul className={classes.sessions}>
        {data.data.map((race) => (
          <RaceLine key={race.id} race={race} />
        ))}
      </ul>
    </section>
  )
}

function RaceLine({ race }: { race: AthleteRace }) {
  const { t } = useTranslation('races')
  const format = useFormat()
  const { session_id, session_name, name, number, starts_at, distance, crew_name } = race
  const facts = [
    starts_at === null ? null : format.day(starts_at),
    session_name,
    race.class,
    distance === null ? null : format.distance(distance),
    crew_name,
  ]
  return (
    <li>
      <Link to={paths.eventRaces(session_id)} className={`${classes.session} ${classes.race}`}>
        <span>
          <Text component="span" fw={500} display="block" truncate>
            {name ?? (number === null ? t('unnamed') : t('numbered', { number }))}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </span>
        <span className={classes.figures}>
          <RaceOutcome race={race} />
        </span>
      </Link>
    </li>
  )
}

/** The boats the person sat in last; nothing for who has not. */
function LastCrews({ crews }: { crews: Profile['crews'] }) {
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

/** One person: recent training, contact, crews, heart-rate zones. */
export function ProfilePage() {
  return (
    <ProfileFrame>
      {(profile) => (
        <div className={classes.columns}>
          <div>
            <RecentTraining userId={profile.user_id} />
            <Races userId={profile.user_id} />
          </div>
          <div className={classes.aside}>
            <ContactFacts profile={profile} />
            <LastCrews crews={profile.crews} />
            <HeartRateZones profile={profile} />
          </div>
        </div>
      )}
    </ProfileFrame>
  )
}
