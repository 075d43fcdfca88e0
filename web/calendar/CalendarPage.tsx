import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { agenda } from '#contract/calendar.ts'
import { invalidate } from '../api.ts'
import { useFormat } from '../format.ts'
import { useLiveEvent } from '../live.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/Page.tsx'
import { PageState } from '../ui/PageState.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CALENDAR_VIEWS, type CalendarView } from './calendar-url.ts'
import { ClubCalendar } from './ClubCalendar.tsx'
import { periodLabel, step } from './period.ts'
import { useAgenda } from './queries.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useCalendarState } from './use-calendar-state.ts'

/** Sessions and events by month, week, day or as a list. */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const { locale } = useFormat()
  const { state, today, go, filter } = useCalendarState()
  const { view, date } = state
  const { data, isPending, isError, refetch } = useAgenda(state)
  const items = data?.data
  const newSession = paths.newSession(date === today ? {} : { date })
  useLiveEvent('session', () => void invalidate(agenda))
  useCalendarKeys({
    today: () => go({ date: today }),
    step: (direction) => go({ date: step(view, date, direction) }),
    create: () => void navigate(newSession),
  })
  const filtersSet = Number(state.display === 'all') + Number(state.sports.length > 0) + Number(state.squads.length > 0)
  const free = (day: string, time?: string) => void navigate(paths.newSession(time === undefined ? { date: day } : { date: day, time }))
  return (
    <Page
      title={
        <>
          {t('title')} <span className="calendar-period">{periodLabel(view, date, locale)}</span>
        </>
      }
      action={
        <Button component={Link} to={newSession} leftSection={<IconPlus size={18} />}>
          {t('plan')}
        </Button>
      }
      filters={<CalendarFilters state={state} onFilter={filter} />}
      filtersSet={filtersSet}
    >
      <Group justify="space-between" gap="sm">
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="default" size="lg" aria-label={t('previous')} onClick={() => go({ date: step(view, date, -1) })}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Button variant="default" size="sm" onClick={() => go({ date: today })}>
            {t('today')}
          </Button>
          <ActionIcon variant="default" size="lg" aria-label={t('next')} onClick={() => go({ date: step(view, date, 1) })}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </Group>
        <SegmentedControl
          aria-label={t('view')}
          value={view}
          onChange={(next) => go({ view: next as CalendarView })}
          data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </Group>
      {isPending && <PageState state="loading" rows={12} />}
      {isError && !items && <PageState state="error" part retry={() => void refetch()} />}
      {items && <ClubCalendar state={state} items={items} onGo={go} onFree={free} />}
      {items?.length === 0 && (
        <Text c="dimmed" ta="center">
          {t(state.display === 'all' ? 'empty' : 'emptyMine')}
        </Text>
      )}
    </Page>
  )
}
