import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { notedMornings, type NotedAthlete } from '#contract/analysis/monitoring-noted.ts'
import type { Reply } from '#contract/endpoint.ts'
import { query } from '../../../api/api.ts'
import { useCalendarRoom } from '../../../api/live.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { ColourBadge } from '../../../ui/ColourBadge.tsx'
import { LEVEL_TONES } from './levels.ts'
import classes from './monitoring-reports.module.css'

/** More would push aside what else is on the page. */
const MOST_ATHLETES = 4

/** How many have entered this morning, and whose values are red or amber and why. */
export function NotedMorningsPart() {
  const asked = useQuery(query(notedMornings))
  useCalendarRoom(notedMornings)
  const found = asked.data?.data
  return found ? <Noted found={found} /> : <Waiting for={asked} rows={5} part />
}

function Noted({ found }: { found: Reply<typeof notedMornings>['data'] }) {
  const { t } = useTranslation('noted')
  const { asked, entered, athletes, day } = found
  const others = athletes.length - MOST_ATHLETES
  const report = paths.morningMonitoring({ day })
  return (
    <div role="status">
      <Text>{asked > 0 ? t('count', { asked, entered }) : t('nobodyAsked')}</Text>
      {athletes.length === 0 && asked > 0 && (
        <Text size="sm" c="dimmed">
          {t(entered > 0 ? 'fine' : 'none')}
        </Text>
      )}
      {athletes.length > 0 && (
        <ul className={classes.noted}>
          {athletes.slice(0, MOST_ATHLETES).map((athlete) => (
            <li key={athlete.user_id}>
              <Link
                to={paths.morningMonitoring({ day, athletes: String(athlete.user_id) })}
                className={classes.notedRow}
              >
                <NotedRow athlete={athlete} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Link to={report} className={classes.notedOthers}>
          {t('others', { count: others })}
        </Link>
      )}
    </div>
  )
}

function NotedRow({ athlete: { full_name, level, readings } }: { athlete: NotedAthlete }) {
  const { t } = useTranslation('noted')
  const [worst, ...rest] = readings
  return (
    <>
      <span>
        <span className={classes.notedName}>{full_name}</span>
        {worst && (
          <Text component="span" size="sm" c="dimmed">
            {[
              t(`fields.${worst.field}`),
              ...(rest.length > 0 ? [t('values', { count: rest.length })] : []),
            ].join(', ')}
          </Text>
        )}
      </span>
      <ColourBadge tone={LEVEL_TONES[level]}>{t(`levels.${level}`)}</ColourBadge>
    </>
  )
}
