import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { sumSessions } from '#domain/training/week-summary.ts'
import { useFormat } from '../../format/format.ts'
import type { Placed } from './place-sessions.ts'
import { summed, useLoadMetric } from './summed.ts'
import classes from './month-grid.module.css'

export type WeekTotalsProps = { name: string; sessions: readonly Placed[] }

/** What a week of the month adds up to: distance, time against plan, and load. */
export const WeekTotals = memo(function WeekTotals({ name, sessions }: WeekTotalsProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const metric = useLoadMetric()
  const trained = sessions.filter(({ item }) => item.kind === 'session')
  if (trained.length === 0) return <div className={classes.totals} />
  const { planned, done } = sumSessions(
    trained.map(({ item }) => summed(item)),
    metric,
  )
  const times = { done: format.duration(done.time), planned: format.duration(planned.time) }
  return (
    <div className={classes.totals} role="group" aria-label={name}>
      {done.time === null ? (
        <span>{t('weekTotals.plannedTime', times)}</span>
      ) : (
        <>
          <b>{format.distance(done.distance)}</b>
          <span>{t('weekTotals.time', times)}</span>
          <span title={t(`summary.loads.${metric}`)}>
            {t('weekTotals.load', {
              load: format.number(done.load, metric === 'rpe' ? 1 : 0),
            })}
          </span>
        </>
      )}
    </div>
  )
})
