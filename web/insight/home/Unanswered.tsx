import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/insight/home.ts'
import { paths } from '../../paths.ts'
import { bySession } from './by-session.ts'
import { HomePart } from './HomePart.tsx'

const NAMED = 8

/** Who has not answered, session by session. */
export function Unanswered({ people }: { people: Home['unanswered'] }) {
  const { t } = useTranslation('home')
  return (
    <HomePart title={t('unanswered')}>
      {people.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('everyoneAnswered')}
        </Text>
      ) : (
        <ul className="home-list">
          {bySession(people).map(({ session_id, session_name, names }) => (
            <li key={session_id}>
              <Link to={paths.sessionAttendance(session_id)} className="home-row">
                <span className="home-row-name">{session_name}</span>
                <Text component="span" size="sm" c="dimmed">
                  {names.slice(0, NAMED).join(', ')}
                  {names.length > NAMED && ` ${t('more', { count: names.length - NAMED })}`}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  )
}
