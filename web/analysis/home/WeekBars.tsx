import { useTranslation } from 'react-i18next'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

export type WeekBarsProps = {
  /** Seconds, Monday first. */
  planned: readonly number[]
  done: readonly number[]
  today: string
}

/** Seven bars: what was planned as an outline, what was done filling it; today's is named. */
export function WeekBars({ planned, done, today }: WeekBarsProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const most = Math.max(1, ...planned, ...done)
  const monday = isoWeekStart(today)
  const height = (seconds: number) => `${(100 * seconds) / most}%`
  return (
    <ol className={classes.bars} aria-label={t('week.bars')}>
      {planned.map((plan, index) => {
        const day = addDays(monday, index)
        const did = done[index] ?? 0
        const words = t('week.ofDay', {
          done: format.duration(did),
          planned: format.duration(plan),
        })
        return (
          <li key={day} data-today={day === today || undefined}>
            <span className={`${classes.barNumber} ${ui.tabular}`} aria-hidden>
              {did > 0 ? format.duration(did) : ''}
            </span>
            <span className={classes.barFrame} title={words}>
              <span className={classes.barPlan} style={{ height: height(plan) }} />
              <span className={classes.bar} style={{ height: height(did) }} />
            </span>
            <span className={classes.barDay} title={format.dayExact(day)}>
              {weekday(day, format.locale)}
              <span className={classes.spoken}>{`: ${words}`}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const weekday = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
