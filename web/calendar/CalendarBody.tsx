import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/calendar.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { useViewer } from '../shell/viewer.ts'
import { PageState } from '../ui/PageState.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import { filtersSet, type CalendarState } from './calendar-url.ts'
import { ClubCalendar, type ClubCalendarProps } from './ClubCalendar.tsx'
import { useAgenda, viewsQuery } from './queries.ts'

export type CalendarBodyProps = Pick<ClubCalendarProps, 'today' | 'onGo' | 'onFree' | 'onOpen'> & { state: CalendarState }

/** The sessions of the period on screen. What is around them is not drawn again when they change. */
export function CalendarBody({ state, today, onGo, onFree, onOpen }: CalendarBodyProps) {
  const { t } = useTranslation('calendar')
  const viewer = useViewer()
  const colours = useQuery(viewsQuery()).data?.data.colours ?? 'sport'
  const { data, isPending, isError, refetch } = useAgenda(state, colours)
  const [now] = useState(() => Date.now())
  const items = data?.data
  const mayMove = useCallback(
    (item: AgendaItem) => canEditSession(viewer, { own: item.mine && { edit: item.mine.edit, add_all_scores: false } }),
    [viewer],
  )
  return (
    <>
      {isPending && <PageState state="loading" rows={12} />}
      {isError && !items && <PageState state="error" part retry={() => void refetch()} />}
      {items && state.view !== 'summary' && <CalendarLegend items={items} colours={colours} now={now} />}
      {items && <ClubCalendar {...{ state, items, colours, today, now, onGo, onFree, onOpen, mayMove }} />}
      {items?.length === 0 && (
        <Text c="dimmed" ta="center">
          {t(filtersSet({ ...state, display: 'my-sessions' }) > 0 ? 'emptyFiltered' : state.display === 'all' ? 'empty' : 'emptyMine')}
        </Text>
      )}
    </>
  )
}
