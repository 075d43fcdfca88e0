import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AthleteRace } from '#contract/boats/races.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import ui from '../../ui/ui.module.css'
import classes from './home.module.css'
import { HomePart } from './HomePart.tsx'

/** When and where one starts next. */
export function NextRace({ race }: { race: AthleteRace }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { session_id, session_name, name, number, starts_at, lane, crew_name } = race
  const facts = [
    session_name,
    race.class,
    lane === null ? null : t('race.inLane', { lane }),
    crew_name,
  ]
  return (
    <HomePart title={t('race.next')}>
      <Link to={paths.eventRaces(session_id)} className={classes.row} data-beside>
        <span>
          <span className={classes.rowName}>
            {name ?? (number === null ? t('race.unnamed') : t('race.numbered', { number }))}
          </span>
          <Text component="span" size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </span>
        <b className={ui.tabular}>{format.dateTime(starts_at)}</b>
      </Link>
    </HomePart>
  )
}
