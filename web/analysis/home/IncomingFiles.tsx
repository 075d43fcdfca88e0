import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

/** What athletes uploaded, by session: how many files, and how many with a note. */
export function IncomingFiles({ incoming }: Pick<CoachHomeProps['coaching'], 'incoming'>) {
  const { t } = useTranslation('home')
  return (
    <HomePart title={t('incoming')}>
      {incoming.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noFiles')}
        </Text>
      )}
      {incoming.length > 0 && (
        <ul className={classes.list}>
          {incoming.map(({ session_id, session_name, files, notes }) => (
            <li key={session_id}>
              <Link to={paths.sessionResults(session_id)} className={classes.row}>
                <span>
                  <span className={classes.rowName}>{session_name}</span>
                  <Text component="span" size="sm" c="dimmed" className={ui.tabular}>
                    {[
                      t('fileCount', { count: files }),
                      notes > 0 ? t('noteCount', { count: notes }) : null,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  )
}
