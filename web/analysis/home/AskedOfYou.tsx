import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

/** Ratings and results of the last days that are missing, and own files without a session. */
export function AskedOfYou({ home: { asked, files } }: { home: Home }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (asked.length + files.length === 0) return null
  return (
    <HomePart title={t('asked.title')}>
      <ul className={classes.list}>
        {asked.map(({ session_id, session_name, start_date, rating, result }) => (
          <li key={session_id}>
            <Link to={paths.sessionResults(session_id)} className={classes.row}>
              <span className={classes.rowName}>
                {t(rating && result ? 'asked.both' : rating ? 'asked.rating' : 'asked.result')}
              </span>
              <Text component="span" size="sm" c="dimmed">
                {`${session_name} · ${format.dateTime(start_date)}`}
              </Text>
            </Link>
          </li>
        ))}
        {files.length > 0 && (
          <li>
            <Link to={paths.uploadSessionFiles()} className={classes.row}>
              {t('waitingFiles', { count: files.length })}
            </Link>
          </li>
        )}
      </ul>
    </HomePart>
  )
}
