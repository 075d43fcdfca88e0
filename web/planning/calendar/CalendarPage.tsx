import { Stack } from '@mantine/core'
import {
  memo,
  useMemo,
  useState,
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentType,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { season, seasonHistory, seasonTargets } from '#contract/analysis/season.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { previewPublishing } from '#contract/planning/publishing.ts'
import { useCalendarRoom } from '../../api/live.ts'
import { LazySeason } from '../../lazy/season.tsx'
import { paths } from '../../paths/paths.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { useClubDay } from '../../format/club-clock.ts'
import { CalendarBody, type CalendarBodyProps } from './CalendarBody.tsx'
import { CalendarHead, newSessionOn, type CalendarHeadProps } from './CalendarHead.tsx'
import {
  CALENDAR_VIEWS,
  searchOfView,
  squadIn,
  readCalendar,
  writeCalendar,
  type CalendarFilterState,
  type CalendarState,
} from './calendar-url.ts'
import { openShare } from './open-share.tsx'
import { periodOf, step, withinCalendar } from './period.ts'
import { ShownContext, useShown, type Shown } from './shown.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import classes from './frame.module.css'

/**
 * A function that stays the same one and does what the newest would: a part that is given it is not
 * drawn again for its sake.
 */
function useStableCallback<Given extends unknown[], Done>(
  act: (...given: Given) => Done,
): (...given: Given) => Done {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}

/**
 * Keeps the calendar's state in the address: a move to another period adds a history entry, a
 * filter replaces the one before.
 */
function useCalendarState() {
  const today = useClubDay()
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readCalendar(search, today), [search, today])
  const set = (change: Partial<CalendarState>, replace: boolean) =>
    setSearch(writeCalendar({ ...state, ...change }, today), {
      replace,
      preventScrollReset: true,
      flushSync: true,
    })
  return {
    state,
    filters: useFilters(state),
    today,
    go: useStableCallback((change: Partial<Pick<CalendarState, 'view' | 'date'>>) =>
      set(change, false),
    ),
    /** If the chosen days exclude the shown one, the calendar moves to the nearest of them. */
    filter: useStableCallback((change: Partial<CalendarFilterState>) =>
      set({ ...change, date: nearest({ ...state, ...change }) }, true),
    ),
    /**
     * A kept view with its filters, on the day one is looking at, or the nearest of those it is
     * about.
     */
    choose: useStableCallback((kept: string) => {
      const view = readCalendar(new URLSearchParams(kept), today)
      set({ ...view, date: nearest({ ...view, date: state.date }) }, false)
    }),
  }
}

/** The day on screen, or the nearest to it of the chosen days. */
function nearest({ date, from, until }: Pick<CalendarState, 'date' | 'from' | 'until'>): string {
  if (from !== null && date < from) return from
  return until !== null && date > until ? until : date
}

/** The filters alone: the same object while one goes from day to day and from view to view. */
function useFilters(state: CalendarState): CalendarFilterState {
  const kept = searchOfView({ ...state, view: 'month' })
  return useMemo(() => readCalendar(new URLSearchParams(kept), ''), [kept])
}

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
