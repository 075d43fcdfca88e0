import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import { useFormat } from '../format/format.ts'
import ui from '../ui/ui.module.css'
import classes from './race-outcome.module.css'

/** Place and time, or why there are none. */
export function RaceOutcome({
  race: { place, time, status, gmt_percent },
}: {
  race: Pick<Race, 'place' | 'time' | 'status' | 'gmt_percent'>
}) {
  const { t } = useTranslation('races')
  const format = useFormat()
  if (status === 'planned' && time === null && place === null) return null
  return (
    <span className={classes.outcome}>
      {place !== null && <strong>{t('place', { place })}</strong>}
      {time !== null && <span className={ui.tabular}>{format.raceTime(time)}</span>}
      {status !== 'planned' && status !== 'done' && <span>{t(`status.${status}`)}</span>}
      {gmt_percent !== null && (
        <Text component="span" size="xs" c="dimmed" title={t('gmtHint')}>
          {t('gmt', { percent: format.percent(gmt_percent, 1) })}
        </Text>
      )}
    </span>
  )
}
