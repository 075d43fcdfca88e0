import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../format/format.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { paths } from '../../paths/paths.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

/** Who is ill or injured, and since when. */
export function Unwell({ people }: { people: CoachHomeProps['coaching']['unwell'] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <HomePart title={t('unwell')}>
      {people.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('allWell')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {people.map(({ user_id, full_name, ill, injured, since }) => (
            <li key={user_id}>
              <Link to={paths.profile(user_id)} className={classes.row} data-beside>
                <span>
                  <span className={classes.rowName}>{full_name}</span>
                  <Text component="span" size="sm" c="dimmed">
                    {t('since', { day: format.within.day(since) })}
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
