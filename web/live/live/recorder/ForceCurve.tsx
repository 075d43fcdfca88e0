import { useTranslation } from 'react-i18next'
import classes from './machine.module.css'

const WIDE = 300
const HIGH = 56

/** The force of the last stroke over its drive, in newtons. */
export function ForceCurve({ force }: { force: readonly number[] }) {
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
