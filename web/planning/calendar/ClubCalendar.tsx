import { lazy, useMemo, useRef, useState, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useFormat } from '../../format/format.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { holdStill } from './drag.ts'
import { DayList } from './DayList.tsx'
import { HoursGrid } from './HoursGrid.tsx'
import { MonthDots } from './MonthDots.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { periodOf } from './period.ts'
import type { Anchor } from './SessionCard.tsx'
import { useSessionGestures, type OpenCard } from './use-session-gestures.ts'
import { placeSessions, type ClubCalendarProps } from './place-sessions.ts'
import classes from './frame.module.css'

const SessionCard = lazy(() =>
  orNothing(import('./SessionCard.tsx').then((module) => ({ default: module.SessionCard }))),
)
const WeekSummary = lazy(() =>
  orNothing(import('./WeekSummary.tsx').then((module) => ({ default: module.WeekSummary }))),
)

/**
 * The sessions of a period by month, week, day, as a list or added up; pointer and key events on
 * sessions are handled here for all views.
 */
export function ClubCalendar({
  state: { view, date },
  items,
  kept,
  onOpen,
  ...rest
}: ClubCalendarProps) {
  const { timeZone } = useFormat()
  const phone = usePhone()
  const viewer = useViewer()
  const placed = useMemo(() => placeSessions(items, timeZone), [items, timeZone])
  const around = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<(OpenCard & { anchor: Anchor }) | null>(null)
  const gestures = useSessionGestures(items, {
    ...rest,
    onOpen,
    opened: card?.item.id ?? null,
    onCard: (next) => setCard({ ...next, anchor: placeWithin(around.current, next.at) }),
  })
  const { first, last } = periodOf(view, date)
  const grid = { ...rest, kept, date, placed }
  const shown = () => {
    if (view === 'summary' && !opensPart('week-summary', viewer))
      return <PartNotice part="week-summary" />
    if (view === 'summary')
      return (
        <Suspense fallback={<PageState state="loading" rows={8} />}>
          <WeekSummary items={items} first={first} last={last} kept={kept} />
        </Suspense>
      )
    if (view === 'month') return phone ? <MonthDots {...grid} /> : <MonthGrid {...grid} />
    if (view === 'day' || (view === 'week' && !phone)) return <HoursGrid {...grid} view={view} />
    return <DayList {...grid} first={first} last={last} everyDay={view === 'week'} />
  }
  const item = card && items.find(({ id }) => id === card.item.id)
  return (
    <div className={classes.around} ref={around}>
      <div className={classes.calendar} data-calendar ref={holdStill} {...gestures}>
        {shown()}
      </div>
      {card && item && (
        <Suspense>
          <SessionCard {...card} key={item.id} item={item} onClose={() => setCard(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Where an element lies within another. */
function placeWithin(around: Element | null, at: Element): Anchor {
  const [outer, inner] = [around?.getBoundingClientRect(), at.getBoundingClientRect()]
  const { width, height } = inner
  return {
    top: inner.top - (outer?.top ?? 0),
    left: inner.left - (outer?.left ?? 0),
    width,
    height,
  }
}
