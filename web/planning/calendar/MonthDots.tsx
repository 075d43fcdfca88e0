import { useTranslation } from 'react-i18next'
import { addDays, eachDay } from '#domain/time/week.ts'
import { DayList } from './DayList.tsx'
import { isKnownDay } from './kept-day.ts'
import { periodOf } from './period.ts'
import { familyStyle } from './session-look.ts'
import { useDays } from './use-days.ts'
import { byDay, type GridProps } from './place-sessions.ts'
import classes from './month-phone.module.css'

const MOST_DOTS = 3

/** The month on a phone: days with dots, and the sessions of the chosen one below. */
export function MonthDots(props: GridProps) {
  const { t } = useTranslation('calendar')
  const { date, today, placed, kept, onGo } = props
  const { first, last } = periodOf('month', date)
  const days = useDays()
  const sessions = byDay(placed, first, last)
  return (
    <>
      <div className={classes.dots} data-month>
        {[0, 1, 2, 3, 4, 5, 6].map((offset) => (
          <span key={offset} className={classes.head} aria-hidden>
            {days.letter(addDays(first, offset))}
          </span>
        ))}
        {eachDay(first, last).map((day) => {
          const here = sessions.get(day) ?? []
          return (
            <button
              key={day}
              type="button"
              className={classes.day}
              data-day={day}
              data-outside={day.slice(0, 7) !== date.slice(0, 7) || undefined}
              data-unknown={!isKnownDay(kept, day) || undefined}
              aria-label={
                isKnownDay(kept, day)
                  ? t('sessions', { day: days.full(day), count: here.length })
                  : t('kept.day', { day: days.full(day) })
              }
              aria-pressed={day === date}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onGo({ date: day })}
            >
              {days.number(day)}
              <span className={classes.marks} aria-hidden>
                {here.slice(0, MOST_DOTS).map(({ item }) => (
                  <i key={item.id} style={{ background: familyStyle(item.sport_id).color }} />
                ))}
                {here.length > MOST_DOTS && <b data-count={here.length - MOST_DOTS} />}
              </span>
            </button>
          )
        })}
      </div>
      <DayList {...props} first={date} last={date} everyDay />
    </>
  )
}
