import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reportAttendance, trainingSummary } from '#contract/analysis/reports.ts'
import { OWN_SPANS, ownDays, USUAL_OWN_SPAN, type OwnSpan } from '#domain/reports/own-training.ts'
import { reportContext } from '#domain/reports/context.ts'
import { hasSeasons } from '#domain/reports/seasons.ts'
import { againstDays, type Days } from '#domain/reports/spans.ts'
import { query } from '../../../api/api.ts'
import { useClubDay } from '../../../format/club-clock.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'

/** The span of the address, and the days it is today at the club. */
export function useOwnSpan() {
  const viewer = useViewer()
  const today = useClubDay()
  const [search, change] = useSearchParam()
  const span = OWN_SPANS.find((known) => known === search.get('span')) ?? USUAL_OWN_SPAN
  const context = useMemo(() => reportContext(viewer), [viewer])
  const own = useMemo(() => ownDays(span, today, context), [span, today, context])
  return {
    ...own,
    span,
    today,
    /** Seasons from January are years. */
    word: span === 'season' && !hasSeasons(context) ? ('year' as const) : span,
    yearWord: hasSeasons(context) ? ('season' as const) : ('year' as const),
    choose: (next: OwnSpan) => change({ span: next === USUAL_OWN_SPAN ? null : next }),
  }
}
export type ShownSpan = ReturnType<typeof useOwnSpan>

type Weeks = { periods: readonly { period: string }[] }

/** A season is shown from the first week with a session, since people join during one. */
export function trainedDays({ span, days }: ShownSpan, own: Weeks | undefined): Days {
  const first = span === 'season' ? own?.periods[0]?.period : undefined
  return first !== undefined && first > days.start_date ? { ...days, start_date: first } : days
}

/** What the reports on oneself are asked for. */
export const useAskedOfSelf = ({ days }: Pick<ShownSpan, 'days'>) => {
  const { user_id } = useViewer()
  return useMemo(() => ({ ...days, athletes: String(user_id) }), [days, user_id])
}

/** What was trained and planned in these days and before, and how often somebody came. */
export function useOwnTraining({ days, before, by }: ShownSpan) {
  const asked = useAskedOfSelf({ days })
  const trained = useQuery({
    ...query(trainingSummary, { query: { ...asked, by, against: againstDays(before) } }),
    placeholderData: keepPreviousData,
  })
  const attended = useQuery({
    ...query(reportAttendance, { query: asked }),
    placeholderData: keepPreviousData,
  })
  return { trained, attended, isFresh: !trained.isPlaceholderData && !attended.isPlaceholderData }
}
