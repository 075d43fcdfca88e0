import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Coaching } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths/paths.ts'
import { HomePart } from './HomePart.tsx'
import home from './home.module.css'
import classes from './rows.module.css'
import ui from '../../ui/ui.module.css'

/** What athletes uploaded, a line for each session: what it shows, notes and whose files are there. */
export function IncomingFiles({ incoming }: Pick<Coaching, 'incoming'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <HomePart title={t('incoming')}>
      {incoming.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noFiles')}
        </Text>
      )}
      <ul className={home.list}>
        {incoming.map((one) => {
          const facts = [
            format.day(one.start_date),
            one.distance === null ? null : format.distance(one.distance),
            one.stroke_rate === null ? null : format.strokeRate(one.stroke_rate, 1),
          ]
          return (
            <li key={one.session_id} className={`${classes.incoming} ${ui.tabular}`}>
              <SportMark sportId={one.sport_id} size={24} iconOnly />
              <span className={classes.line}>
                <Link to={paths.sessionResults(one.session_id)} className={classes.whole}>
                  {one.session_name}
                </Link>
                <span className={classes.facts}>
                  {facts.filter((fact) => fact !== null).join(' · ')}
                </span>
              </span>
              <span className={classes.facts}>
                {one.notes > 0 && t('noteCount', { count: one.notes })}
              </span>
              <span className={classes.files}>
                {t('filesOf', {
                  number: format.number(one.people),
                  count: Math.max(one.people, one.expected),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </HomePart>
  )
}
