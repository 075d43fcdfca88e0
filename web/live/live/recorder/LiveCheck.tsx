import { useTranslation } from 'react-i18next'
import { readingNow } from '#domain/live/bluetooth-machine.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../../format/format.ts'
import { writeOnScale } from '../../../format/speed-scale.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './machine.module.css'

const WIDE = 300
const HIGH = 56

/** The force of the last stroke over its drive, in newtons. */
function ForceCurve({ force }: { force: readonly number[] }) {
  const { t } = useTranslation('machines')
  const most = Math.max(1, ...force)
  const step = WIDE / Math.max(1, force.length - 1)
  const points = force.map((value, index) => `${index * step},${HIGH - (value / most) * HIGH}`)
  return (
    <figure className={classes.force}>
      <figcaption>{t('force')}</figcaption>
      <svg viewBox={`-2 -2 ${WIDE + 4} ${HIGH + 4}`} aria-hidden>
        <line x1={0} x2={WIDE} y1={HIGH} y2={HIGH} className={classes.ground} />
        {force.length > 1 && <polyline points={points.join(' ')} className={classes.curve} />}
      </svg>
    </figure>
  )
}

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
