import { useTranslation } from 'react-i18next'
import { readingNow } from '#domain/live/bluetooth-machine.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../../format/format.ts'
import { writeOnScale } from '../../../format/speed-scale.ts'
import { ForceCurve } from './ForceCurve.tsx'
import classes from './machine.module.css'
import type { RecorderState } from './recorder-state.ts'

/** What the machine and the belt say, so that one sees that they do. */
export function LiveCheck({ state: { run, at, readings } }: { state: RecorderState }) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  const reading = readingNow(run.machine?.known, at)
  const scale = speedScale(run.connection.sport_id)
  const speed = writeOnScale(scale, onScale(scale, reading?.speed ?? null), format)
  const heart = readings.heart_rate ?? reading?.heart_rate ?? null
  const figures = [
    ['speed', speed, unitOfScale(scale)],
    ['rate', format.number(reading?.stroke_rate), format.units.strokeRate],
    ['power', format.number(reading?.power), format.units.power],
    ...(heart === null ? [] : [['heart', format.number(heart), format.units.heartRate]]),
  ]
  return (
    <section className={classes.check} aria-label={t('check')}>
      <p className={classes.lead}>
        <span>{t('check')}</span>
        {reading && <span className={classes.live}>{t('live')}</span>}
      </p>
      <dl>
        {figures.map(([key, value, unit]) => (
          <div key={key}>
            <dd data-check={key}>{value}</dd>
            <dt>{unit}</dt>
          </div>
        ))}
      </dl>
      <ForceCurve force={reading?.force ?? []} />
    </section>
  )
}
