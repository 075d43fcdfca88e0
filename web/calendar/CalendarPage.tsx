import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { agenda } from '#contract/calendar.ts'
import { useFormat } from '../format.ts'
import { useCalendarRoom } from '../live.ts'
import { paths } from '../paths.ts'
import { PublishWeek } from '../publishing/PublishWeek.tsx'
import { CalendarMore } from '../session-life/CalendarMore.tsx'
import { askedPart } from '../shell/asked-part.ts'
import { useStore } from '../shell/store.ts'
import { Page } from '../ui/Page.tsx'
import { CalendarActions } from './CalendarActions.tsx'
import { CalendarBody } from './CalendarBody.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarTurns } from './CalendarTurns.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { filtersSet, searchOfView } from './calendar-url.ts'
import { copied } from './copied.ts'
import { periodLabel, periodOf, step, withinCalendar } from './period.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useCalendarState } from './use-calendar-state.ts'
import { useSteady } from './use-steady.ts'

const shelfWhen = async (shown: boolean) => (shown ? ((await askedPart(import('./TemplateShelf.tsx')))?.TemplateShelf ?? null) : null)

/** Sessions and events by month, week, day, as a list, or added up by week. */
export function CalendarPage() {
  const navigate = useNavigate()
  // The router draws its screen anew when one sets out and when one arrives; what is on it only when it differs.
  return <CalendarScreen {...useCalendarState()} open={useSteady((path) => void navigate(path))} />
}

type CalendarScreenProps = ReturnType<typeof useCalendarState> & { open: (path: string) => void }

const CalendarScreen = memo(function CalendarScreen({ state, filters, today, go, filter, choose, open }: CalendarScreenProps) {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const { view, date } = state
  const [Shelf, setShelf] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const period = withinCalendar(periodOf(view, date))
  const oneSquad = state.squads.length === 1 ? state.squads[0] : undefined
  const newSession = paths.newSession(date === today ? {} : { date })
  const turn = useSteady((direction: 1 | -1) => go({ date: step(view, date, direction) }))
  const goToday = useSteady(() => go({ date: today }))
  const here = useSteady(() => ({ day: date, ...period, squadIds: filters.squads }))
  const searchNow = useSteady(() => searchOfView(state))
  const showShelf = useSteady((shown: boolean) => void shelfWhen(shown).then((part) => setShelf(() => part)))
  const free = useSteady((day: string, time?: string) => open(paths.newSession(time === undefined ? { date: day } : { date: day, time })))
  useCalendarRoom(agenda)
  useCalendarKeys({ today: goToday, step: turn, create: () => open(newSession) })
  return (
    <Page
      title={
        <>
          {t('title')} <span className="calendar-period">{periodLabel(view, date, locale)}</span>
        </>
      }
      action={
        <Group gap="xs">
          <CalendarActions searchNow={searchNow} onChoose={choose} />
          <Button component={Link} to={newSession} leftSection={<IconPlus size={18} />}>
            {t('plan')}
          </Button>
        </Group>
      }
      filters={<CalendarFilters state={filters} onFilter={filter} />}
      filtersSet={filtersSet(state)}
    >
      <Group justify="space-between" gap="sm">
        <Group gap={4}>
          <CalendarTurns onTurn={turn} onToday={goToday} shelf={Shelf !== null} onShelf={showShelf} />
          <PublishWeek start={period.first} end={period.last} {...(oneSquad !== undefined && { squadId: oneSquad })} />
          <CalendarMore here={here} />
          <StopPasting />
        </Group>
        <CalendarViews view={view} onGo={go} />
      </Group>
      {Shelf && <Shelf onClose={() => setShelf(null)} />}
      <CalendarBody state={state} today={today} onGo={go} onFree={free} onOpen={open} />
    </Page>
  )
})

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
