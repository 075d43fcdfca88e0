import { useTranslation } from 'react-i18next'
import { isoWeek, isoWeeksBetween, addDays } from '#domain/time/week.ts'
import type { GridProps } from './ClubCalendar.tsx'
import { PasteHere } from './PasteHere.tsx'
import { periodOf } from './period.ts'
import { byDay, type Placed } from './place-sessions.ts'
import { SessionChip } from './SessionChip.tsx'
import { useDays } from './use-days.ts'

const CHIPS_A_DAY = 4
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** A month of whole weeks; what does not fit into a day is a step away. */
export function MonthGrid(props: GridProps) {
  const { t } = useTranslation('calendar')
  const { date, placed, onGo } = props
  const { first, last } = periodOf('month', date)
  const days = useDays()
  const sessions = byDay(placed, first, last)
  return (
    <div className="calendar-month">
      <div className="calendar-weekdays" aria-hidden>
        <span />
        {WEEK.map((offset) => (
          <span key={offset}>{days.weekday(addDays(first, offset))}</span>
        ))}
      </div>
      {isoWeeksBetween(first, last).map((monday) => (
        <div key={monday} className="calendar-week">
          <button
            type="button"
            className="calendar-week-number"
            aria-label={t('week', { number: String(isoWeek(monday).week) })}
            onClick={() => onGo({ view: 'week', date: monday })}
          >
            {isoWeek(monday).week}
          </button>
          {WEEK.map((offset) => {
            const day = addDays(monday, offset)
            return <MonthDay key={day} {...props} day={day} sessions={sessions.get(day) ?? []} days={days} />
          })}
        </div>
      ))}
    </div>
  )
}

type MonthDayProps = GridProps & { day: string; sessions: readonly Placed[]; days: ReturnType<typeof useDays> }

function MonthDay({ day, date, today, sessions, days, colours, now, mayMove, onGo, onFree }: MonthDayProps) {
  const { t } = useTranslation('calendar')
  // One that is alone too many takes the line that would tell of it.
  const shown = sessions.length > CHIPS_A_DAY + 1 ? sessions.slice(0, CHIPS_A_DAY) : sessions
  const hidden = sessions.length - shown.length
  const name = days.full(day)
  return (
    <div className="calendar-day" data-day={day} data-outside={day.slice(0, 7) !== date.slice(0, 7) || undefined}>
      <button
        type="button"
        className="calendar-date"
        aria-label={t('planOn', { day: name })}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onFree(day)}
      >
        {days.number(day)}
      </button>
      <PasteHere day={day} name={name} />
      {shown.map((placed) => (
        <SessionChip
          key={placed.item.id}
          placed={placed}
          colours={colours}
          now={now}
          movable={mayMove(placed.item)}
          continued={placed.first !== day}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="calendar-more"
          aria-label={t('moreOn', { day: name, number: String(hidden) })}
          onClick={() => onGo({ view: 'day', date: day })}
        >
          {t('more', { number: String(hidden) })}
        </button>
      )}
    </div>
  )
}
