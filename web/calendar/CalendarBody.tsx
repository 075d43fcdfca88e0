import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/calendar.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { ApiProblem } from '../api.ts'
import { useViewer } from '../shell/viewer.ts'
import { useFormat } from '../format.ts'
import { PageState } from '../ui/PageState.tsx'
import { ZoneNote } from '../ui/ZoneNote.tsx'
import { toInstant } from '../zoned-time.ts'
import { CalendarLegend } from './CalendarLegend.tsx'
import { filtersSet, type CalendarState } from './calendar-url.ts'
import { ClubCalendar, type ClubCalendarProps } from './ClubCalendar.tsx'
import { periodOf } from './period.ts'
import { useAgenda, viewsQuery } from './queries.ts'

export type CalendarBodyProps = Pick<ClubCalendarProps, 'today' | 'onGo' | 'onFree' | 'onOpen'> & { state: CalendarState }

/** The sessions of the period on screen. What is around them is not drawn again when they change. */
export function CalendarBody({ state, today, onGo, onFree, onOpen }: CalendarBodyProps) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useFormat()
  const viewer = useViewer()
  const colours = useQuery(viewsQuery()).data?.data.colours ?? 'sport'
  const { data, isPending, isError, error, refetch } = useAgenda(state, colours)
  const [now] = useState(() => Date.now())
  const items = data?.data
  const { first, last } = periodOf(state.view, state.date)
  const ends = [first, last].map((day) => toInstant(timeZone, { day, time: '12:00' }))
  const mayMove = useCallback(
    (item: AgendaItem) => canEditSession(viewer, { own: item.mine && { edit: item.mine.edit, add_all_scores: false } }),
    [viewer],
  )
  return (
    <>
      {isPending && <PageState state="loading" rows={12} />}
      {isError && !items && (
        <PageState state="error" part retry={() => void refetch()} {...(error instanceof ApiProblem && { text: error.message })} />
      )}
      {items && state.view !== 'summary' && <ZoneNote moments={ends} />}
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
