import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus, IconShare2, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { agenda, type AgendaItem } from '#contract/calendar.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { useFormat } from '../format.ts'
import { useCalendarRoom } from '../live.ts'
import { paths } from '../paths.ts'
import { PublishWeek } from '../publishing/PublishWeek.tsx'
import { CalendarMore } from '../session-life/CalendarMore.tsx'
import { arrival } from '../shell/chunks.ts'
import { openModal } from '../shell/modals.ts'
import { useStore } from '../shell/store.ts'
import { useViewer } from '../shell/viewer.ts'
import { Page } from '../ui/Page.tsx'
import { PageState } from '../ui/PageState.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import { CALENDAR_VIEWS, filtersSet, searchOfView, type CalendarView } from './calendar-url.ts'
import { ClubCalendar } from './ClubCalendar.tsx'
import { copied } from './copied.ts'
import { periodLabel, periodOf, step } from './period.ts'
import { useAgenda, viewsQuery } from './queries.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useCalendarState } from './use-calendar-state.ts'

const TemplateShelf = lazy(async () => ({ default: (await arrival(import('./TemplateShelf.tsx'))).TemplateShelf }))

/** Sessions and events by month, week, day, as a list, or added up by week. */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const { locale } = useFormat()
  const viewer = useViewer()
  const { state, today, go, filter, choose } = useCalendarState()
  const { view, date } = state
  const colours = useQuery(viewsQuery()).data?.data.colours ?? 'sport'
  const { data, isPending, isError, refetch } = useAgenda(state, colours)
  const [arrived] = useState(() => Date.now())
  const [shelf, setShelf] = useState(false)
  const items = data?.data
  const period = periodOf(view, date)
  const oneSquad = state.squads.length === 1 ? state.squads[0] : undefined
  const newSession = paths.newSession(date === today ? {} : { date })
  useCalendarRoom(agenda)
  useCalendarKeys({
    today: () => go({ date: today }),
    step: (direction) => go({ date: step(view, date, direction) }),
    create: () => void navigate(newSession),
  })
  const free = (day: string, time?: string) => void navigate(paths.newSession(time === undefined ? { date: day } : { date: day, time }))
  const mayMove = (item: AgendaItem) => canEditSession(viewer, { own: item.mine && { edit: item.mine.edit, add_all_scores: false } })
  const openFavourites = async () => {
    const { CalendarFavourites } = await arrival(import('./CalendarFavourites.tsx'))
    openModal({ title: t('favourites.button'), content: <CalendarFavourites search={searchOfView(state)} onChoose={choose} /> })
  }
  const openShare = async () => {
    const { ShareCalendar } = await arrival(import('./ShareCalendar.tsx'))
    openModal({ title: t('share.title'), size: 'lg', content: <ShareCalendar /> })
  }
  return (
    <Page
      title={
        <>
          {t('title')} <span className="calendar-period">{periodLabel(view, date, locale)}</span>
        </>
      }
      action={
        <Group gap="xs">
          <ActionIcon
            variant="default"
            size={42}
            aria-label={t('favourites.button')}
            title={t('favourites.button')}
            onClick={() => void openFavourites()}
          >
            <IconStar size={20} />
          </ActionIcon>
          <ActionIcon variant="default" size={42} aria-label={t('share.title')} title={t('share.title')} onClick={() => void openShare()}>
            <IconShare2 size={20} />
          </ActionIcon>
          <Button component={Link} to={newSession} leftSection={<IconPlus size={18} />}>
            {t('plan')}
          </Button>
        </Group>
      }
      filters={<CalendarFilters state={state} onFilter={filter} />}
      filtersSet={filtersSet(state)}
    >
      <Group justify="space-between" gap="sm">
        <Group gap={4}>
          <ActionIcon variant="default" size="lg" aria-label={t('previous')} onClick={() => go({ date: step(view, date, -1) })}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Button variant="default" size="sm" onClick={() => go({ date: today })}>
            {t('today')}
          </Button>
          <ActionIcon variant="default" size="lg" aria-label={t('next')} onClick={() => go({ date: step(view, date, 1) })}>
            <IconChevronRight size={18} />
          </ActionIcon>
          <Button variant="default" size="sm" aria-expanded={shelf} onClick={() => setShelf(!shelf)}>
            {t('templates.title')}
          </Button>
          <PublishWeek start={period.first} end={period.last} {...(oneSquad !== undefined && { squadId: oneSquad })} />
          <CalendarMore day={date} first={period.first} last={period.last} squadIds={state.squads} />
          <StopPasting />
        </Group>
        <SegmentedControl
          aria-label={t('view')}
          className="calendar-views"
          value={view}
          onChange={(next) => go({ view: next as CalendarView })}
          data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </Group>
      {isPending && <PageState state="loading" rows={12} />}
      {isError && !items && <PageState state="error" part retry={() => void refetch()} />}
      {shelf && (
        <Suspense>
          <TemplateShelf onClose={() => setShelf(false)} />
        </Suspense>
      )}
      {items && view !== 'summary' && <CalendarLegend items={items} colours={colours} now={arrived} />}
      {items && (
        <ClubCalendar state={state} items={items} colours={colours} today={today} now={arrived} onGo={go} onFree={free} mayMove={mayMove} />
      )}
      {items?.length === 0 && (
        <Text c="dimmed" ta="center">
          {t(filtersSet({ ...state, display: 'my-sessions' }) > 0 ? 'emptyFiltered' : state.display === 'all' ? 'empty' : 'emptyMine')}
        </Text>
      )}
    </Page>
  )
}

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
