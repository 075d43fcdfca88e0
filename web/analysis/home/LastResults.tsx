import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

/** What was done last, with the change of the speed since the same session before. */
export function LastResults({ results }: Pick<Home, 'results'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (results.length === 0) return null
  return (
    <HomePart title={t('results')}>
      <ul className={classes.list}>
        {results.map((result) => (
          <li key={`${result.session_id} ${result.distance}`}>
            <Link to={paths.sessionResults(result.session_id)} className={classes.row} data-beside>
              <span>
                <span className={classes.rowName}>{result.session_name}</span>
                <Text component="span" size="sm" c="dimmed">
                  {format.day(result.start_date)}
                </Text>
              </span>
              <span className={`${classes.result} ${ui.tabular}`}>
                <b>{format.distance(result.distance)}</b>
                <Text component="span" size="sm" c="dimmed">
                  {[
                    `${format.duration(result.time)} h`,
                    result.change === null
                      ? null
                      : t('change', { percent: format.signedPercent(result.change, 1) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}
