import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type {
  QualityAthlete,
  QualityDay,
  RatedSession,
} from '#contract/analysis/monitoring-reports.ts'
import { useFormat } from '../../../format/format.ts'
import { SportMark } from '../../../lookups/SportMark.tsx'
import { paths } from '../../../paths/paths.ts'
import classes from './monitoring-reports.module.css'
import { useQualityWords } from './use-quality-words.ts'

/** The mornings of one athlete, the latest first, each with the sessions of the day before. */
export function QualityDays({ athlete }: { athlete: QualityAthlete }) {
  const { t } = useTranslation('monitoring-reports')
  return (
    <ul
      className={`${classes.list} ${classes.inside}`}
      aria-label={t('quality.detail', { name: athlete.full_name })}
    >
      {athlete.days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ul>
  )
}

function Day({ day: { day, rating, sessions } }: { day: QualityDay }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return (
    <li>
      <Text size="sm" fw={500}>
        {`${format.day(day)} · ${
          rating === null
            ? t('quality.noRating')
            : `${t('quality.rating')} ${format.number(rating)}/5`
        }`}
      </Text>
      {sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('quality.noSession')}
        </Text>
      )}
      {sessions.map((session) => (
        <Session key={session.session_id} session={session} />
      ))}
    </li>
  )
}

function Session({ session }: { session: RatedSession }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { compare } = useQualityWords()
  const { session_id, name, sport_id, planned, felt } = session
  const effort = [
    `${t('quality.planned')} ${format.number(planned)}`,
    `${t('quality.felt')} ${format.number(felt)}`,
    ...(planned === null || felt === null ? [] : [compare(felt - planned)]),
  ]
  return (
    <Text component="div" size="sm" className={classes.session}>
      <SportMark sportId={sport_id} size={22} iconOnly />
      <Link to={paths.session(session_id)} className={classes.sessionLink}>
        {name}
      </Link>
      <Text component="span" size="sm" c="dimmed">
        {effort.join(' · ')}
      </Text>
    </Text>
  )
}
