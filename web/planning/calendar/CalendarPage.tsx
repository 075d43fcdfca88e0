import { Stack } from '@mantine/core'
import { memo, useMemo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { season, seasonHistory, seasonTargets } from '#contract/analysis/season.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { previewPublishing } from '#contract/planning/publishing.ts'
import { useCalendarRoom } from '../../api/live.ts'
import { LazySeason } from '../../lazy/season.tsx'
import { paths } from '../../paths/paths.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { CalendarBody, type CalendarBodyProps } from './CalendarBody.tsx'
import { CalendarHead, newSessionOn, type CalendarHeadProps } from './CalendarHead.tsx'
import { CALENDAR_VIEWS, searchOfView, squadIn } from './calendar-url.ts'
import { openShare } from './open-share.tsx'
import { periodOf, step, withinCalendar } from './period.ts'
import { ShownContext, useShown, type Shown } from './shown.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useCalendarState } from './use-calendar-state.ts'
import { useStableCallback } from './use-stable-callback.ts'
import classes from './frame.module.css'

const shelfWhen = async (shown: boolean) =>
  shown ? ((await askedPart(import('./TemplateShelf.tsx')))?.TemplateShelf ?? null) : null

/** Sessions and events by month, week, day, as a list, or added up by week. */
export function CalendarPage() {
  const navigate = useNavigate()
  const { state, filters, today, go, filter, choose } = useCalendarState()
  const { view, date } = state
  const period = withinCalendar(periodOf(view, date))
  const open = useStableCallback((path: string) => {
    // A form that is opened from here leads back to what one was looking at.
    void navigate(path, { state: { calendar: searchOfView(state) } })
  })
  const shown = useMemo(() => ({ state, today }), [state, today])
  const acts = {
    onGo: go,
    onFilter: filter,
    onChoose: choose,
    open,
    onTurn: useStableCallback((direction: 1 | -1) => go({ date: step(view, date, direction) })),
    onToday: useStableCallback(() => go({ date: today })),
    here: useStableCallback(() => ({ day: date, ...period, squadIds: filters.squads })),
    searchNow: useStableCallback(() => searchOfView(state)),
    create: useStableCallback(() => open(newSessionOn(shown))),
  }
  useCalendarRoom(agenda, previewPublishing, season, seasonTargets, seasonHistory)
  return (
    <ShownContext value={shown}>
      {view === 'season' ? (
        <SeasonOfCalendar {...acts} />
      ) : (
        <CalendarScreen {...acts} view={view} state={filters} />
      )}
    </ShownContext>
  )
}

/** A season has a head and filters of its own. */
function SeasonOfCalendar({
  onGo,
  onFilter,
}: Pick<CalendarBodyProps, 'onGo'> & Pick<CalendarHeadProps, 'onFilter'>) {
  const { t } = useTranslation('calendar')
  const { state, today } = useShown()
  return (
    <LazySeason
      date={state.date}
      today={today}
      squads={state.squads}
      athletes={state.athletes}
      views={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
      onView={(chosen) => {
        const view = CALENDAR_VIEWS.find((one) => one === chosen)
        if (view) onGo({ view })
      }}
      onDate={(date) => onGo({ date })}
      onWhose={onFilter}
      onShare={() => void openShare(t('share.title'))}
    />
  )
}

type CalendarScreenProps = Omit<CalendarHeadProps, 'shelf' | 'onShelf' | 'onGo'> &
  Pick<CalendarBodyProps, 'onGo'> & {
    open: (path: string) => void
    create: () => void
  }

const CalendarScreen = memo(function CalendarScreen({
  open,
  create,
  ...head
}: CalendarScreenProps) {
  const [Shelf, setShelf] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const showShelf = useStableCallback(
    (shown: boolean) => void shelfWhen(shown).then((part) => setShelf(() => part)),
  )
  const free = useStableCallback((day: string, time?: string) =>
    open(
      paths.newSession({ date: day, ...(time !== undefined && { time }), ...squadIn(head.state) }),
    ),
  )
  useCalendarKeys({ today: head.onToday, step: head.onTurn, create })
  return (
    <Stack className={classes.page} gap={0} maw={1440} mx="auto" w="100%">
      <CalendarHead {...head} shelf={Shelf !== null} onShelf={showShelf} />
      {Shelf && <Shelf onClose={() => setShelf(null)} />}
      <ShownSessions onGo={head.onGo} onFree={free} onOpen={open} />
    </Stack>
  )
})

const ShownSessions = (acts: Omit<CalendarBodyProps, keyof Shown>) => (
  <CalendarBody {...useShown()} {...acts} />
)
