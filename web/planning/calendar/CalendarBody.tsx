import { Alert, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { useMinute } from '../../format/club-clock.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { LazyWeekTarget } from '../../lazy/season.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import type { CachedWeek } from '../../offline/kept-week.ts'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { toInstant } from '#domain/time/zoned-time.ts'
import { filtersSet, type CalendarState } from './calendar-url.ts'
import { filterKept } from './kept-filter.ts'
import { periodOf } from './period.ts'
import { keptWeekQuery, useAgenda, viewsQuery } from './queries.ts'
import { ClubCalendar } from './ClubCalendar.tsx'
import type { ClubCalendarProps } from './place-sessions.ts'

export type CalendarBodyProps = Pick<ClubCalendarProps, 'today' | 'onGo' | 'onFree' | 'onOpen'> & {
  state: CalendarState
}

/**
 * The sessions of the period on screen. What is around them is not drawn again when they change.
 */
export function CalendarBody({ state, today, onGo, onFree, onOpen }: CalendarBodyProps) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useFormat()
  const viewer = useViewer()
  const colours = useQuery(viewsQuery()).data?.data.colours ?? 'sport'
  const asked = useAgenda(state, colours, !usePhone())
  const { data: loaded, error, failureReason, isPlaceholderData } = asked
  const kept = useKeptWeek(error ?? failureReason)
  // The placeholder for days that are still loading is not shown once the first try has failed.
  const data = kept && isPlaceholderData ? undefined : loaded
  const now = useMinute()
  const filtered = kept && filterKept(kept.items, state)
  const items = data?.data ?? filtered?.items
  const { first, last } = periodOf(state.view, state.date)
  const ends = useMemo(
    () => [first, last].map((day) => toInstant(timeZone, { day, time: '12:00' })),
    [first, last, timeZone],
  )
  const mayMove = useCallback(
    (item: AgendaItem) =>
      canEditSession(viewer, { own: item.mine && { edit: item.mine.edit, add_all_scores: false } }),
    [viewer],
  )
  return (
    <>
      {!items && <Waiting for={asked} rows={12} part {...wordsOf(error)} />}
      {(state.view === 'week' || state.view === 'summary') && (
        <LazyWeekTarget monday={first} squads={state.squads} athletes={state.athletes} />
      )}
      {kept && !data && <KeptNotice kept={kept} filtered={filtered?.all !== false} />}
      {items && (
        <ClubCalendar
          {...{
            state,
            items,
            kept: data ? null : kept,
            colours,
            today,
            now,
            onGo,
            onFree,
            onOpen,
            mayMove,
          }}
        />
      )}
      {items && state.view !== 'summary' && <ZoneNote moments={ends} />}
      {items?.length === 0 && data && (
        <Text c="dimmed" ta="center" mt="sm">
          {t(
            filtersSet({ ...state, display: 'my-sessions' }) > 0
              ? 'emptyFiltered'
              : state.display === 'all'
                ? 'empty'
                : 'emptyMine',
          )}
        </Text>
      )}
    </>
  )
}

/** The reason why the server refused; a server that cannot be reached has given none. */
const wordsOf = (error: unknown) =>
  error instanceof ApiProblem && error.status > 0 ? { text: error.message } : {}

/** What is left to show without a connection: one's own sessions of the coming week. */
function useKeptWeek(error: unknown): CachedWeek | null {
  const { selected } = useViewer()
  const away = error instanceof ApiProblem && error.status === 0
  const { data } = useQuery({ ...keptWeekQuery(selected?.club_id ?? null), enabled: away })
  return away ? (data ?? null) : null
}

function KeptNotice({
  kept: { first, last, kept_at },
  filtered,
}: {
  kept: CachedWeek
  /** As asked for. */ filtered: boolean
}) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  return (
    <Alert
      color="amber"
      variant="light"
      role="status"
      icon={<IconCloudOff size={20} />}
      title={t('kept.title')}
    >
      {t('kept.text', {
        days: format.within.range(first, last),
        when: format.within.dateTime(new Date(kept_at)),
      })}
      {!filtered && sentenceGap() + t('kept.filters')}
    </Alert>
  )
}
