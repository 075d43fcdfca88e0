import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AthleteRace } from '#contract/boats/races.ts'
import { useFormat } from '../../format/format.ts'
import { RaceOutcome } from '../../lookups/RaceOutcome.tsx'
import { paths } from '../../paths/paths.ts'
import classes from './profiles.module.css'
import { athleteRacesQuery } from './queries.ts'

/** The races of the person, the newest first; nothing for who has had none. */
export function Races({ userId }: { userId: number }) {
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
