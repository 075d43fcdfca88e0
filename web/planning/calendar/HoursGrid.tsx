import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { eachDay } from '#domain/time/week.ts'
import { useMinute } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { useStore } from '../../shell/store.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { copied } from './copied.ts'
import { isKnownDay } from './kept-day.ts'
import { PasteHere } from './PasteHere.tsx'
import { periodOf } from './period.ts'
import { barsOf, type Bar } from './bars.ts'
import { EventBar } from './EventBar.tsx'
import {
  byDay,
  clockOf,
  lanesOf,
  shownHours,
  timeText,
  type Placed,
  type GridProps,
} from './place-sessions.ts'
import { sameDay } from './same-day.ts'
import { SessionChip } from './SessionChip.tsx'
import { useDays, type Days } from './use-days.ts'
import classes from './hours-grid.module.css'

const HOUR_PX = 52
/** The heights of a session's line of text and of its edges. */
const LINE_PX = 18
const EDGES_PX = 8
const SCROLL_TO_HOUR = 6

type View = 'day' | 'week'
type HoursGridProps = GridProps & { view: View }

/** A day or a week against the hours of the day, scrolled to the morning. */
export function HoursGrid({
  view,
  date,
  placed,
  kept,
  today,
  onGo,
  onFree,
  ...chips
}: HoursGridProps) {
  const { t } = useTranslation('calendar')
  const pasted = useStore(copied)?.name ?? null
  const { first, last } = periodOf(view, date)
  const days = useDays()
  const bars = barsOf(
    placed.filter(({ spans }) => spans),
    first,
    view === 'week' ? 7 : 1,
  )
  const sessions = byDay(
    placed.filter(({ spans }) => !spans),
    first,
    last,
  )
  const hours = shownHours(placed)
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: (SCROLL_TO_HOUR - hours.from) * HOUR_PX - 8 })
  }, [hours.from])
  const shown = eachDay(first, last)
  const grid = { '--days': shown.length, '--hour': `${HOUR_PX}px` } as CSSProperties
  return (
    <div className={classes.hours} style={grid}>
      <ScrollRegion label={t(`views.${view}`)} className={classes.scroll} ref={scroller}>
        <div className={classes.head}>
          <span />
          {shown.map((day) => {
            const here = { day, sessions: sessions.get(day)?.filter(({ whole }) => whole) ?? [] }
            return (
              <DayHead
                key={day}
                {...{
                  ...chips,
                  ...here,
                  known: isKnownDay(kept, day),
                  view,
                  today,
                  days,
                  pasted,
                  onGo,
                  onFree,
                  t,
                }}
              />
            )
          })}
          {bars.length > 0 && <HeadBars bars={bars} days={shown} mayMove={chips.mayMove} t={t} />}
        </div>
        <div className={classes.axis} data-axis aria-hidden>
          {Array.from({ length: hours.to - hours.from }, (_, index) => (
            <span key={index}>{index === 0 ? '' : timeText((hours.from + index) * 60)}</span>
          ))}
        </div>
        {shown.map((day) => {
          const here = { day, sessions: sessions.get(day)?.filter(({ whole }) => !whole) ?? [] }
          return (
            <Column
              key={day}
              {...chips}
              {...here}
              known={isKnownDay(kept, day)}
              from={hours.from}
              to={hours.to}
              t={t}
            />
          )
        })}
      </ScrollRegion>
    </div>
  )
}

type HeadBarsProps = Pick<GridProps, 'mayMove'> & {
  bars: readonly Bar[]
  days: readonly string[]
  t: TFunction<'calendar'>
}

/** The events of several days, across the days under their names; each day takes what is dropped. */
const HeadBars = ({ bars, days, mayMove, t }: HeadBarsProps) => (
  <div
    className={classes.bars}
    style={{ '--lanes': Math.max(...bars.map(({ lane }) => lane + 1)) } as CSSProperties}
  >
    {days.map((day, place) => (
      <span key={day} className={classes.under} data-day={day} style={{ gridColumn: place + 1 }} />
    ))}
    {bars.map((bar) => (
      <EventBar
        key={bar.placed.item.id}
        bar={bar}
        movable={mayMove(bar.placed.item)}
        repeated={false}
        t={t}
      />
    ))}
  </div>
)

type OfDay = Pick<GridProps, 'colours' | 'now' | 'mayMove'> & {
  day: string
  known: boolean
  sessions: readonly Placed[]
  t: TFunction<'calendar'>
}

type DayHeadProps = OfDay &
  Pick<GridProps, 'today' | 'onGo' | 'onFree'> & {
    view: View
    days: Days
    /** The name of what is at hand for pasting. */ pasted: string | null
  }

/** Above a column: the day, what lasts all of it, and a way to plan. */
const DayHead = memo(function DayHead({
  day,
  known,
  days,
  view,
  today,
  sessions,
  mayMove,
  onGo,
  onFree,
  pasted,
  t,
  ...chips
}: DayHeadProps) {
  const name = days.full(day)
  return (
    <div className={classes.day} data-day={day}>
      {view === 'week' && (
        <button
          type="button"
          className={classes.date}
          title={t('dayView', { day: name })}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onGo({ view: 'day', date: day })}
        >
          {days.weekday(day)} <b>{days.number(day)}</b>
        </button>
      )}
      <button
        type="button"
        className={classes.plan}
        aria-label={t('planOn', { day: name })}
        onClick={() => onFree(day)}
      >
        +
      </button>
      {pasted !== null && <PasteHere day={day} name={name} pasted={pasted} />}
      {!known && (
        <Text component="small" size="xs" c="dimmed">
          {t('kept.short')}
        </Text>
      )}
      {sessions.map((placed) => (
        <SessionChip
          key={placed.item.id}
          {...chips}
          {...{ placed, day, t }}
          movable={mayMove(placed.item)}
        />
      ))}
    </div>
  )
}, sameDay)

type ColumnProps = OfDay & { /** Hours. */ from: number; to: number }

/** The hours of a day with the sessions at their times. */
const Column = memo(function Column({
  day,
  known,
  from,
  to,
  sessions,
  mayMove,
  ...chips
}: ColumnProps) {
  const start = from * 60
  const length = (to - from) * 60
  const percent = (minutes: number) => `${(100 * minutes) / length}%`
  const spanStyle = (span: {
    from: number
    to: number
  }): CSSProperties & { '--lines': number } => ({
    top: percent(span.from - start),
    height: percent(span.to - span.from),
    '--lines': Math.max(
      1,
      Math.floor((((span.to - span.from) / 60) * HOUR_PX - EDGES_PX) / LINE_PX),
    ),
  })
  return (
    <div
      className={classes.column}
      data-day={day}
      data-unknown={!known || undefined}
      data-from={start}
      data-length={length}
      style={{ height: (to - from) * HOUR_PX }}
    >
      <Now day={day} start={start} length={length} />
      {lanesOf(sessions, day).map(({ placed, left, width, ...span }) => (
        <div
          key={placed.item.id}
          className={classes.lane}
          data-lane
          style={{ ...spanStyle(span), left: `${left}%`, width: `${width}%` }}
        >
          <SessionChip {...chips} placed={placed} day={day} movable={mayMove(placed.item)} />
          {mayMove(placed.item) && (
            <span className={classes.resize} data-resize={placed.item.id} aria-hidden />
          )}
        </div>
      ))}
    </div>
  )
}, sameDay)

/** Marks the club's current time. */
function Now({ day, start, length }: { day: string; start: number; length: number }) {
  const { timeZone } = useFormat()
  const { day: today, minutes } = clockOf(timeZone)(useMinute())
  if (day !== today) return null
  return (
    <div
      className={classes.now}
      style={{ top: `${(100 * (minutes - start)) / length}%` }}
      aria-hidden
    />
  )
}
