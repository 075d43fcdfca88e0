import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isoWeek, isoWeeksBetween, addDays } from '#domain/time/week.ts'
import { useStore } from '../../shell/store.ts'
import type { GridProps } from './ClubCalendar.tsx'
import { copied } from './copied.ts'
import { isKnownDay } from './kept-day.ts'
import { PasteHere } from './PasteHere.tsx'
import { periodOf } from './period.ts'
import { byDay, type Placed } from './place-sessions.ts'
import { sameDay } from './same-day.ts'
import { SessionChip } from './SessionChip.tsx'
import { useDays, useDayTexts, type Days, type DayTexts } from './use-days.ts'
import { WeekTotals } from './WeekTotals.tsx'
import classes from './month-grid.module.css'

const CHIPS_A_DAY = 4
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** A month of whole weeks; what does not fit into a day is a step away. */
export const MonthGrid = memo(function MonthGrid({ date, placed, ...grid }: GridProps) {
  const { t } = useTranslation('calendar')
  const pasted = useStore(copied)?.name ?? null
  const { first, last } = periodOf('month', date)
  const days = useDays()
  const texts = useDayTexts()
  const sessions = byDay(placed, first, last)
  const month = date.slice(0, 7)
  return (
    <div data-month>
      <div className={classes.weekdays} aria-hidden>
        <span />
        {WEEK.map((offset) => (
          <span key={offset}>{days.weekday(addDays(first, offset))}</span>
        ))}
        <span>{t('views.week')}</span>
      </div>
      {isoWeeksBetween(first, last).map((monday) => (
        <div key={monday} className={classes.week}>
          <button
            type="button"
            className={classes.weekNumber}
            aria-label={t('week', { number: String(isoWeek(monday).week) })}
            onClick={() => grid.onGo({ view: 'week', date: monday })}
          >
            {isoWeek(monday).week}
          </button>
          {WEEK.map((offset) => {
            const day = addDays(monday, offset)
            const here = {
              day,
              outside: day.slice(0, 7) !== month,
              sessions: sessions.get(day) ?? [],
            }
            return (
              <MonthDay
                key={day}
                {...grid}
                {...here}
                days={days}
                texts={texts}
                pasted={pasted}
                t={t}
              />
            )
          })}
          <WeekTotals
            name={t('weekTotals.of', { number: String(isoWeek(monday).week) })}
            sessions={startingIn(monday, sessions)}
          />
        </div>
      ))}
    </div>
  )
})

/** Each session once, in the week it begins in. */
const startingIn = (monday: string, sessions: ReadonlyMap<string, readonly Placed[]>) =>
  WEEK.flatMap((offset) => {
    const day = addDays(monday, offset)
    return sessions.get(day)?.filter(({ first }) => first === day) ?? []
  })

type MonthDayProps = Omit<GridProps, 'date' | 'placed'> & {
  day: string
  outside: boolean
  sessions: readonly Placed[]
  days: Days
  texts: DayTexts
  /** The name of what can be pasted. */
  pasted: string | null
  t: TFunction<'calendar'>
}

/** Drawn again only when something happens on this day. */
const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const {
    day,
    outside,
    today,
    sessions,
    kept,
    days,
    colours,
    now,
    mayMove,
    onGo,
    onFree,
    pasted,
    texts,
    t,
  } = props
  // A single one too many takes the line that would say so.
  const shown = sessions.length > CHIPS_A_DAY + 1 ? sessions.slice(0, CHIPS_A_DAY) : sessions
  const hidden = sessions.length - shown.length
  const name = days.full(day)
  return (
    <div
      className={classes.day}
      data-day={day}
      data-outside={outside || undefined}
      data-unknown={!isKnownDay(kept, day) || undefined}
    >
      <button
        type="button"
        className={classes.date}
        aria-label={texts.plan(name)}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onFree(day)}
      >
        {days.number(day)}
      </button>
      {pasted !== null && <PasteHere day={day} name={name} pasted={pasted} />}
      {shown.map((placed) => (
        <SessionChip
          key={placed.item.id}
          {...{ placed, day, colours, now, t }}
          movable={mayMove(placed.item)}
        />
      ))}
      {!isKnownDay(kept, day) && <VisuallyHidden>{t('kept.short')}</VisuallyHidden>}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={texts.moreOn(name, hidden)}
          onClick={() => onGo({ view: 'day', date: day })}
        >
          {texts.more(hidden)}
        </button>
      )}
    </div>
  )
}, sameDay)
