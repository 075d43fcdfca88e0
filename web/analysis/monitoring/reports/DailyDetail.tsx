import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DailyAthlete } from '#contract/analysis/monitoring-reports.ts'
import { colon } from '../../../format/punctuation.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { MorningCourse } from './MorningCourse.tsx'
import classes from './monitoring-reports.module.css'
import { useReadingWords } from './use-reading-words.ts'

type DailyDetailProps = { athlete: DailyAthlete; day: string }

/** Every value of a morning, why one is amber or red, the note, and the course of four weeks. */
export function DailyDetail({ athlete, day }: DailyDetailProps) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { write, why } = useReadingWords()
  const { readings, readiness, note, user_id, full_name } = athlete
  return (
    <div className={classes.inside}>
      <ul className={classes.values}>
        {readings.map((reading) => (
          <li key={reading.field}>
            <Text size="sm">
              {`${t(`fields.${reading.field}`)} ${write(reading.field, reading.value)}`}
              {reading.level !== 'green' && colon() + why(reading)}
            </Text>
          </li>
        ))}
        {readiness !== null && (
          <li>
            <Text size="sm">{`${t('daily.readiness')} ${format.number(readiness, 1)}`}</Text>
          </li>
        )}
      </ul>
      {note !== null && <Text size="sm">{t('daily.note', { note })}</Text>}
      <MorningCourse userId={user_id} day={day} />
      <Anchor component={Link} to={paths.profileMorning(user_id)} size="sm">
        {t('daily.profile', { name: full_name })}
      </Anchor>
    </div>
  )
}
