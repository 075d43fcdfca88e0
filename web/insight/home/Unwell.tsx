import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/insight/home.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { paths } from '../../paths.ts'
import { HomePart } from './HomePart.tsx'

/** Who said they are ill or injured, and for which session. */
export function Unwell({ people }: { people: Home['unwell'] }) {
  const { t } = useTranslation('home')
  return (
    <HomePart title={t('unwell')}>
      {people.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('allWell')}
        </Text>
      ) : (
        <ul className="home-list">
          {people.map(({ user_id, full_name, session_id, session_name, ill, injured }) => (
            <li key={`${user_id} ${session_id}`}>
              <Link to={paths.sessionAttendance(session_id)} className="home-row" data-beside>
                <span>
                  <span className="home-row-name">{full_name}</span>
                  <Text component="span" size="sm" c="dimmed">
                    {session_name}
                  </Text>
                </span>
                <HealthMark ill={ill} injured={injured} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  )
}
