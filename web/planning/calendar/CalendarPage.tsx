import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createContext, memo, useContext, useMemo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { agenda } from '#contract/planning/calendar.ts'
import { useFormat } from '../../format.ts'
import { useCalendarRoom } from '../../live.ts'
import { paths } from '../../paths.ts'
import { PublishWeek } from '../publishing/open.ts'
import { CalendarMore, type CalendarMoreProps } from '../session-life/open.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { useStore } from '../../shell/store.ts'
import { Page } from '../../ui/Page.tsx'
import { CalendarActions } from './CalendarActions.tsx'
import { CalendarBody, type CalendarBodyProps } from './CalendarBody.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarTurns } from './CalendarTurns.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { filtersSet, searchOfView, type CalendarState, type CalendarView } from './calendar-url.ts'
import { copied } from './copied.ts'
import { periodLabel, periodOf, step, withinCalendar } from './period.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useCalendarState } from './use-calendar-state.ts'
import { useStableCallback } from './use-stable-callback.ts'

const shelfWhen = async (shown: boolean) =>
  shown ? ((await askedPart(import('./TemplateShelf.tsx')))?.TemplateShelf ?? null) : null

/** Sessions and events by month, week, day, as a list, or added up by week. */
export function CalendarPage() {
  const navigate = useNavigate()
  const { state, filters, today, go, filter, choose } = useCalendarState()
  const { view, date } = state
  const period = withinCalendar(periodOf(view, date))
  const open = useStableCallback((path: string) => void navigate(path))
  const acts = {
    go,
    filter,
    choose,
    open,
    turn: useStableCallback((direction: 1 | -1) => go({ date: step(view, date, direction) })),
    goToday: useStableCallback(() => go({ date: today })),
    here: useStableCallback(() => ({ day: date, ...period, squadIds: filters.squads })),
    searchNow: useStableCallback(() => searchOfView(state)),
    create: useStableCallback(() => open(newSessionOn(state, today))),
  }
  useCalendarRoom(agenda)
  return (
    <ShownContext value={useMemo(() => ({ state, today }), [state, today])}>
      <CalendarScreen {...acts} view={view} filters={filters} set={filtersSet(state)} />
    </ShownContext>
  )
}

const newSessionOn = ({ date }: CalendarState, today: string) =>
  paths.newSession(date === today ? {} : { date })

type Shown = { state: CalendarState; today: string }

/**
 * What is on screen. It changes with each page one turns, and only the components that show it
 * render again.
 */
const ShownContext = createContext<Shown | null>(null)

function useShown(): Shown {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('A part of the calendar stands outside of it')
  return shown
}

type CalendarScreenProps = Pick<
  ReturnType<typeof useCalendarState>,
  'go' | 'filter' | 'choose' | 'filters'
> & {
  view: CalendarView
  /** How many filters differ from their default. */
  set: number
  open: (path: string) => void
  turn: (direction: 1 | -1) => void
  goToday: () => void
  here: CalendarMoreProps['here']
  searchNow: () => string
  create: () => void
}

const CalendarScreen = memo(function CalendarScreen({
  view,
  filters,
  set,
  go,
  filter,
  choose,
  open,
  turn,
  ...acts
}: CalendarScreenProps) {
  const [Shelf, setShelf] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const showShelf = useStableCallback(
    (shown: boolean) => void shelfWhen(shown).then((part) => setShelf(() => part)),
  )
  const free = useStableCallback((day: string, time?: string) =>
    open(paths.newSession(time === undefined ? { date: day } : { date: day, time })),
  )
  useCalendarKeys({ today: acts.goToday, step: turn, create: acts.create })
  return (
    <Page
      title={<CalendarTitle />}
      action={
        <Group gap="xs">
          <CalendarActions searchNow={acts.searchNow} onChoose={choose} />
          <PlanSession />
        </Group>
      }
      filters={<CalendarFilters state={filters} onFilter={filter} />}
      filtersSet={set}
    >
      <Group justify="space-between" gap="sm">
        <Group gap={4}>
          <CalendarTurns
            onTurn={turn}
            onToday={acts.goToday}
            shelf={Shelf !== null}
            onShelf={showShelf}
          />
          <PublishShown />
          <CalendarMore here={acts.here} />
          <StopPasting />
        </Group>
        <CalendarViews view={view} onGo={go} />
      </Group>
      {Shelf && <Shelf onClose={() => setShelf(null)} />}
      <ShownSessions onGo={go} onFree={free} onOpen={open} />
    </Page>
  )
})

function CalendarTitle() {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const { view, date } = useShown().state
  return (
    <>
      {t('title')} <span className="calendar-period">{periodLabel(view, date, locale)}</span>
    </>
  )
}

function PlanSession() {
  const { t } = useTranslation('calendar')
  const { state, today } = useShown()
  return (
    <Button component={Link} to={newSessionOn(state, today)} leftSection={<IconPlus size={18} />}>
      {t('plan')}
    </Button>
  )
}

function PublishShown() {
  const { view, date, squads } = useShown().state
  const { first, last } = withinCalendar(periodOf(view, date))
  const [squadId, another] = squads
  return (
    <PublishWeek
      start={first}
      end={last}
      {...(squadId !== undefined && another === undefined && { squadId })}
    />
  )
}

const ShownSessions = (acts: Omit<CalendarBodyProps, keyof Shown>) => (
  <CalendarBody {...useShown()} {...acts} />
)

/** Puts the copied session away. */
function StopPasting() {
  const { t } = useTranslation('calendar')
  const session = useStore(copied)
  if (!session) return null
  return (
    <Button variant="subtle" size="sm" onClick={() => copied.set(null)}>
      {t('actions.stopPasting')}
    </Button>
  )
}
