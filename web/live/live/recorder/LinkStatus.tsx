import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'

/** What is with the server and what is not, how well the phone knows where it is, and its battery. */
export function LinkStatus({ state }: { state: RecorderState }) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { run, readings, reach, position } = state
  const waiting = Math.max(0, run.made - run.stored)
  const sent = format.number(run.stored)
  const parts = [
    waiting === 0
      ? t('link.allSent', { sent })
      : t('link.waiting', { waiting: format.number(waiting), sent }),
    ...(readings.fix && (position === 'good' || position === 'weak')
      ? [t('link.accuracy', { metres: format.number(readings.fix.accuracy) })]
      : []),
    ...(readings.battery === null
      ? []
      : [t('link.battery', { percent: format.percent(readings.battery) })]),
  ]
  return (
    <div className={classes.link}>
      {run.prepared_at !== null && <p data-link={reach}>{parts.join(' · ')}</p>}
      <p role="status">{(reach === 'away' || reach === 'full') && t(`link.${reach}`)}</p>
    </div>
  )
}
