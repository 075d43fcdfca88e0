import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { colon } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import classes from './week-bars.module.css'
import ui from '../../ui/ui.module.css'

type WeekBarsProps = {
  /** Seconds planned and done, Monday first; `note` stands below the day. */
  days: readonly { day: string; planned: number; done: number; note?: string }[]
  today: string
}

/** Seven bars: what was planned as an outline, what was done filling it. */
export function WeekBars({ days, today }: WeekBarsProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const most = Math.max(1, ...days.flatMap(({ planned, done }) => [planned, done]))
  const share = (seconds: number) => `${(100 * seconds) / most}%`
  return (
    <ol className={classes.bars} aria-label={t('week.bars')}>
      {days.map(({ day, planned, done, note }) => {
        const words = t('week.ofDay', {
          done: format.duration(done),
          planned: format.duration(planned),
        })
        const top = done > 0 ? done : planned
        const lengths = {
          '--planned': share(planned),
          '--done': share(done),
          '--longer': share(Math.max(planned, done)),
        } as CSSProperties
        return (
          <li
            key={day}
            data-today={day === today || undefined}
            data-ahead={day > today || undefined}
          >
            <span className={classes.frame} title={words} style={lengths} aria-hidden>
              {top > 0 && (
                <span className={`${classes.number} ${ui.tabular}`}>{format.duration(top)}</span>
              )}
              <span className={classes.plan} />
              <span className={classes.done} />
            </span>
            <span className={classes.day} title={format.dayExact(day)}>
              {format.weekday(day)}
              <span className={classes.spoken}>{colon() + words}</span>
            </span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </li>
        )
      })}
    </ol>
  )
}
