import { useTranslation } from 'react-i18next'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { useFormat } from '../../format.ts'

export type WeekBarsProps = {
  /** Monday first; null where nothing was scored. */ days: readonly (number | null)[]
  today: string
}

/** Seven bars, each with its number; today's is the strong one. */
export function WeekBars({ days, today }: WeekBarsProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const most = Math.max(1, ...days.map((load) => load ?? 0))
  const monday = isoWeekStart(today)
  return (
    <ol className="home-bars" aria-label={t('week.bars')}>
      {days.map((load, index) => {
        const day = addDays(monday, index)
        return (
          <li key={day} data-today={day === today || undefined}>
            <span className="home-bar-number numbers">
              {load === null ? '' : format.number(load)}
            </span>
            <span className="home-bar" style={{ height: `${(100 * (load ?? 0)) / most}%` }} />
            <span className="home-bar-day" title={format.dayExact(day)}>
              {weekday(day, format.locale)}
              <span className="home-spoken">{load === null ? `: ${t('week.nothing')}` : ''}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const weekday = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
