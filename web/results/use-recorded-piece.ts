import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activityEfforts } from '#contract/efforts.ts'
import type { SessionResult } from '#contract/results.ts'
import type { Result, SessionScores } from '#contract/scores.ts'
import { effortsQuery } from '../efforts/queries.ts'
import { can, useViewer } from '../shell/viewer.ts'
import type { Sampled } from './aligned.ts'
import { channelsQuery } from './queries.ts'
import { recordingsOf } from './recorded-piece.ts'

/** What was recorded of a result's piece, as far as somebody has marked where in a recording the piece is. Undefined while that is not known. */
export function useRecordedPiece(
  result: Result,
  piece: number,
  scores: SessionScores,
  recorded: readonly SessionResult[],
): Sampled | null | undefined {
  const viewer = useViewer()
  const ids = can(activityEfforts.access, viewer) ? recordingsOf(result, piece, scores, recorded) : []
  const marked = useQueries({ queries: ids.map(effortsQuery) })
  const effort = marked.flatMap(({ data }) => data?.data ?? []).find((one) => one.piece === piece)
  const channels = useQuery({ ...channelsQuery(effort?.activity_id ?? 0), enabled: effort !== undefined })
  const { start, finish } = effort ?? {}
  const found = channels.data?.data
  // The same object while it is the same: charts draw anew for another.
  const sampled = useMemo(
    () => (found && start !== undefined && finish !== undefined ? { t: found.t, channels: found.channels, start, finish } : null),
    [found, start, finish],
  )
  const pending = effort ? channels.isPending : marked.some(({ isPending }) => isPending)
  return pending ? undefined : sampled
}
