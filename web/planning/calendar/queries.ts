import { keptWeek } from '../../offline/kept-replies.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import {
  agenda,
  calendarLinks,
  favouriteViews,
  type AgendaFilter,
} from '#contract/planning/calendar.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { calendarHeardSince } from '../../api/live.ts'
import { useViewer } from '../../shell/viewer.ts'
import { queryClient } from '../../api/query-client.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { isWithin, type CalendarState } from './calendar-url.ts'
import { periodOf, step, withinCalendar } from './period.ts'

/**
 * What the views need beyond the plain agenda: totals need plan and doing, and so does the month of
 * a desk with its weeks; the colours of compliance and the marks of a grid need what was done.
 */
const includeOf = (
  { view }: CalendarState,
  { colours, desk, totals }: Look,
): AgendaFilter['include'] => {
  if (!totals) return undefined
  if (view === 'summary' || (view === 'month' && desk)) return ['plan', 'done']
  const marked = desk && (view === 'week' || view === 'day')
  return marked || colours === 'compliance' ? ['done'] : undefined
}

/** `totals`: whether the club's plan has sums of weeks. */
type Look = { colours: CalendarColours; desk: boolean; totals: boolean }

function filterOf(state: CalendarState, look: Look): AgendaFilter {
  const { first, last } = withinCalendar(periodOf(state.view, state.date))
  const include = includeOf(state, look)
  const lists = {
    sport_ids: state.sports,
    squad_ids: state.squads,
    athlete_ids: state.athletes,
    user_ids: state.people,
    creator_ids: state.creators,
    event_tag_ids: state.tags,
    session_types: state.types,
    focuses: state.focuses,
    speed_intensities: state.speed,
    heart_rate_intensities: state.heart,
    stroke_rate_intensities: state.stroke,
  }
  const given = Object.entries(lists).filter(([, list]) => list.length > 0)
  // People one asks for take the place of oneself.
  const display = state.athletes.length + state.people.length > 0 ? 'all' : state.display
  return {
    start_date: first,
    end_date: last,
    display,
    ...(include && { include }),
    ...Object.fromEntries(given),
  }
}

/**
 * A period is not fetched again before this time has passed, which is longer while live changes
 * arrive.
 */
const HEARD_MS = 300_000
const SILENT_MS = 30_000

const agendaQuery = (state: CalendarState, look: Look) => ({
  ...query(agenda, { body: filterOf(state, look) }),
  staleTime: ({ state: { dataUpdatedAt } }: { state: { dataUpdatedAt: number } }) => {
    const since = calendarHeardSince()
    return since !== null && dataUpdatedAt >= since ? HEARD_MS : SILENT_MS
  },
})

/** The sessions of the shown period; those of the periods before and after it are fetched ahead. */
export function useAgenda(state: CalendarState, colours: CalendarColours, desk: boolean) {
  const { view, date } = state
  const within = useWithin(state)
  const totals = opensPart('week-summary', useViewer())
  const shown = useQuery({
    ...agendaQuery(state, { colours, desk, totals }),
    placeholderData: keepPreviousData,
    select: within,
  })
  const loaded = shown.isSuccess && !shown.isPlaceholderData
  useEffect(() => {
    if (!loaded) return
    for (const direction of [1, -1] as const) {
      void queryClient.prefetchQuery(
        agendaQuery({ ...state, date: step(view, date, direction) }, { colours, desk, totals }),
      )
    }
  }, [loaded, state, colours, desk, totals, view, date])
  return shown
}

/** Leaves out what is not on the chosen days: the periods that are fetched stay the same. */
function useWithin({ from, until }: CalendarState) {
  const { timeZone } = useFormat()
  return useCallback(
    (reply: Reply<typeof agenda>): Reply<typeof agenda> =>
      from === null && until === null
        ? reply
        : {
            data: reply.data.filter(({ start_date }) =>
              isWithin({ from, until }, dayIn(timeZone, new Date(start_date))),
            ),
          },
    [from, until, timeZone],
  )
}

/**
 * Without a connection, these are one's own sessions of the coming week that this device keeps for
 * a club.
 */
export const keptWeekQuery = (club: number | null) =>
  queryOptions({
    queryKey: ['kept week', club],
    queryFn: () => keptWeek(club),
    staleTime: 0,
    retry: false,
  })

export const viewsQuery = () => query(favouriteViews)
export const linksQuery = () => query(calendarLinks)
