import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { eachDay } from '#domain/time/week.ts'
import { useFormat } from '../format.ts'
import type { GridProps } from './ClubCalendar.tsx'
import { PasteHere } from './PasteHere.tsx'
import { periodOf } from './period.ts'
import { byDay, clockOf, lanesOf, shownHours, timeText, type Placed } from './place-sessions.ts'
import { SessionChip } from './SessionChip.tsx'
import { useDays } from './use-days.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'

const HOUR_PX = 52
const SCROLL_TO_HOUR = 6

type HoursGridProps = GridProps & { view: 'day' | 'week' }

/** A day or a week against the hours of the day, scrolled to the morning. */
export function HoursGrid(props: HoursGridProps) {
  const { t } = useTranslation('calendar')
  const { view, date, placed, colours, now, mayMove } = props
  const { first, last } = periodOf(view, date)
  const days = useDays()
  const sessions = byDay(placed, first, last)
  const hours = shownHours(placed)
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: (SCROLL_TO_HOUR - hours.from) * HOUR_PX - 8 })
  }, [hours.from])
  const shown = eachDay(first, last)
  const grid = { '--days': shown.length, '--hour': `${HOUR_PX}px` } as CSSProperties
  return (
    <div className="calendar-hours" style={grid}>
      <ScrollRegion label={t(`views.${view}`)} className="calendar-hours-scroll" ref={scroller}>
        <div className="calendar-hours-head">
          <span />
          {shown.map((day) => (
            <DayHead key={day} {...props} day={day} days={days} sessions={wholeDays(sessions.get(day))} />
          ))}
        </div>
        <div className="calendar-hours-axis" aria-hidden>
          {Array.from({ length: hours.to - hours.from }, (_, index) => (
            <span key={index}>{index === 0 ? '' : timeText((hours.from + index) * 60)}</span>
          ))}
        </div>
        {shown.map((day) => (
          <Column key={day} colours={colours} now={now} mayMove={mayMove} day={day} hours={hours} sessions={sessions.get(day) ?? []} />
        ))}
      </ScrollRegion>
    </div>
  )
}

type DayHeadProps = HoursGridProps & { day: string; days: ReturnType<typeof useDays>; sessions: readonly Placed[] }

/** Above a column: the day, what lasts all of it, and a way to plan. */
function DayHead({ day, days, view, today, sessions, colours, now, mayMove, onGo, onFree }: DayHeadProps) {
  const { t } = useTranslation('calendar')
  const name = days.full(day)
  return (
    <div className="calendar-hours-day" data-day={day}>
      {view === 'week' && (
        <button
          type="button"
          className="calendar-hours-date"
          title={t('dayView', { day: name })}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onGo({ view: 'day', date: day })}
        >
          {days.weekday(day)} <b>{days.number(day)}</b>
        </button>
      )}
      <button type="button" className="calendar-hours-plan" aria-label={t('planOn', { day: name })} onClick={() => onFree(day)}>
        +
      </button>
      <PasteHere day={day} name={name} />
      {sessions.map((one) => (
        <Chip key={one.item.id} colours={colours} now={now} mayMove={mayMove} placed={one} day={day} />
      ))}
    </div>
  )
}

const wholeDays = (sessions: readonly Placed[] = []) => sessions.filter(({ whole }) => whole)

function Chip({ placed, day, colours, now, mayMove }: Pick<GridProps, 'colours' | 'now' | 'mayMove'> & { placed: Placed; day: string }) {
  return <SessionChip placed={placed} colours={colours} now={now} movable={mayMove(placed.item)} continued={placed.first !== day} />
}

type ColumnProps = Pick<GridProps, 'colours' | 'now' | 'mayMove'> & {
  day: string
  hours: { from: number; to: number }
  sessions: readonly Placed[]
}

function Column({ day, hours, sessions, colours, now, mayMove }: ColumnProps) {
  const start = hours.from * 60
  const length = (hours.to - hours.from) * 60
  const percent = (minutes: number) => `${(100 * minutes) / length}%`
  return (
    <div
      className="calendar-column"
      data-day={day}
      data-from={start}
      data-length={length}
      style={{ height: (hours.to - hours.from) * HOUR_PX }}
    >
      <Now day={day} start={start} length={length} />
      {lanesOf(sessions, day).map(({ placed, from, to, left, width }) => (
        <div
          key={placed.item.id}
          className="calendar-lane"
          style={{ top: percent(from - start), height: percent(to - from), left: `${left}%`, width: `${width}%` }}
        >
          <Chip colours={colours} now={now} mayMove={mayMove} placed={placed} day={day} />
          {mayMove(placed.item) && <span className="calendar-resize" data-resize={placed.item.id} aria-hidden />}
        </div>
      ))}
    </div>
  )
}

/** Where the club's clock stands. */
function Now({ day, start, length }: { day: string; start: number; length: number }) {
  const { timeZone } = useFormat()
  const [arrived] = useState(() => Date.now())
  const { day: today, minutes } = clockOf(timeZone)(arrived)
  if (day !== today) return null
  return <div className="calendar-now" style={{ top: `${(100 * (minutes - start)) / length}%` }} aria-hidden />
}
