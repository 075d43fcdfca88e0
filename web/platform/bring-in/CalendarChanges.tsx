import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FollowedEvent } from '#contract/platform/bring-in-calendars.ts'
import { useFormat } from '../../format/format.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './bring-in.module.css'

/** What is new or other in a calendar, event by event. */
export function CalendarChanges({ changes }: { changes: readonly FollowedEvent[] }) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  return (
    <div className={classes.frame}>
      <ScrollRegion label={t('calendars.table')} className={classes.scroller}>
        <table className={classes.rows} aria-label={t('calendars.table')}>
          <thead>
            <tr>
              <th scope="col">{t('table.state')}</th>
              <th scope="col">{t('calendars.when')}</th>
              <th scope="col">{t('calendars.what')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.start_date} ${one.name} ${one.change}`}>
                <td>
                  <span className={classes.state} data-state={one.is_own ? 'look' : 'new'}>
                    {t(`calendars.changes.${one.change}`)}
                  </span>
                </td>
                <td>
                  {format.sessionExact({ ...one, sport_id: null })}
                  {one.before !== null && (
                    <Text size="xs" c="dimmed">
                      {t('calendars.before', {
                        at: format.sessionExact({ ...one, sport_id: null, start_date: one.before }),
                      })}
                    </Text>
                  )}
                </td>
                <td>
                  {[one.name, one.location].filter(Boolean).join(' · ')}
                  {one.is_own && (
                    <Text size="xs" c="dimmed">
                      {t('calendars.ownEvent')}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
