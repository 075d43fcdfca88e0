import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isoWeek, isoWeeksBetween, addDays } from '#domain/time/week.ts'
import { sumSessions } from '#domain/training/week-summary.ts'
import { useStore } from '../../shell/store.ts'
import { useFormat } from '../../format/format.ts'
import { copied } from './copied.ts'
import { isKnownDay } from './kept-day.ts'
import { PasteHere } from './PasteHere.tsx'
import { periodOf } from './period.ts'
import { barsOf, lanesOver, type Bar } from './bars.ts'
import { EventBar } from './EventBar.tsx'
import { sameDay } from './same-day.ts'
import { SessionChip } from './SessionChip.tsx'
import { useDays, useDayTexts, type Days, type DayTexts } from './use-days.ts'
import { summed, useLoadMetric } from './summed.ts'
import { byDay, type Placed, type GridProps } from './place-sessions.ts'
import classes from './month-grid.module.css'

type WeekTotalsProps = { name: string; sessions: readonly Placed[] }

/** What a week of the month adds up to: distance, time against plan, and load. */
const WeekTotals = memo(function WeekTotals({ name, sessions }: WeekTotalsProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const metric = useLoadMetric()
  const trained = sessions.filter(({ item }) => item.kind === 'session')
  if (trained.length === 0) return <div className={classes.totals} />
  const { planned, done } = sumSessions(
    trained.map(({ item }) => summed(item)),
    metric,
  )
  const times = { done: format.duration(done.time), planned: format.duration(planned.time) }
  return (
    <div className={classes.totals} role="group" aria-label={name}>
      {done.time === null ? (
        <span>{t('weekTotals.plannedTime', times)}</span>
      ) : (
        <>
          <b>{format.distance(done.distance)}</b>
          <span>{t('weekTotals.time', times)}</span>
          <span title={t(`summary.loads.${metric}`)}>
            {t('weekTotals.load', {
              load: format.number(done.load, metric === 'rpe' ? 1 : 0),
            })}
          </span>
        </>
      )}
    </div>
  )
})

const CHIPS_A_DAY = 4
/** More lanes of bars than this are a step away as well. */
const BARS_A_DAY = 3
/** The height of a lane with the gap below it. */
const BAR_PX = 28
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** A month of whole weeks; what does not fit into a day is a step away. */
export const MonthGrid = memo(function MonthGrid({ date, placed, ...grid }: GridProps) {
  const { t } = useTranslation('calendar')
  const pasted = useStore(copied)?.name ?? null
  const { first, last } = periodOf('month', date)
  const days = useDays()
  const texts = useDayTexts()
  const spans = placed.filter((one) => one.spans)
  const sessions = byDay(
    spans.length > 0 ? placed.filter((one) => !one.spans) : placed,
    first,
    last,
  )
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
      {isoWeeksBetween(first, last).map((monday) => {
        const bars = spans.length > 0 ? barsOf(spans, monday, WEEK.length) : NO_BARS
        return (
          <div key={monday} className={classes.week}>
            <button
              type="button"
              className={classes.weekNumber}
              aria-label={t('week', { number: String(isoWeek(monday).week) })}
              onClick={() => grid.onGo({ view: 'week', date: monday })}
            >
              {isoWeek(monday).week}
            </button>
            {bars.length > 0 && (
              <WeekBars bars={bars} isFirst={monday === first} mayMove={grid.mayMove} t={t} />
            )}
            {WEEK.map((offset) => {
              const day = addDays(monday, offset)
              const here = {
                day,
                outside: day.slice(0, 7) !== month,
                sessions: sessions.get(day) ?? [],
                lanes: bars.length > 0 ? lanesOver(bars, offset) : 0,
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
        )
      })}
    </div>
  )
})

const NO_BARS: readonly Bar[] = []

type WeekBarsProps = Pick<GridProps, 'mayMove'> & {
  bars: readonly Bar[]
  /** Whether no week above shows the same events. */
  isFirst: boolean
  t: TFunction<'calendar'>
}

/** The events of several days over their days, as many as there is room for. */
const WeekBars = ({ bars, isFirst, mayMove, t }: WeekBarsProps) => (
  <div className={classes.bars}>
    {bars
      .filter(({ lane }) => lane < BARS_A_DAY)
      .map((bar) => (
        <EventBar
          key={bar.placed.item.id}
          bar={bar}
          movable={mayMove(bar.placed.item)}
          repeated={bar.before && !isFirst}
          t={t}
        />
      ))}
  </div>
)

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
  /** How many lanes of bars lie over the day. */
  lanes: number
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
    lanes,
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
  const bars = Math.min(lanes, BARS_A_DAY)
  const room = CHIPS_A_DAY - bars
  const shown = sessions.length > room + 1 ? sessions.slice(0, room) : sessions
  const hidden = sessions.length - shown.length + (lanes - bars)
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
      {bars > 0 && <span className={classes.barsRoom} style={{ height: bars * BAR_PX - 2 }} />}
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
