import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { activityEfforts, type Effort } from '#contract/recordings/efforts.ts'
import type { Reply } from '#contract/endpoint.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { effortsQuery } from '../../recordings/efforts/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import type { Sampled } from '#domain/training/laid-stretches.ts'
import type { Side } from './compare.ts'
import { channelsQuery } from '../../recordings/activities/open.ts'

type Stretch = Pick<Effort, 'activity_id' | 'start' | 'finish'>
const NONE: Side['recordings'] = []

/**
 * Returns what was recorded of a piece, if somebody has marked where in a recording it is, or of
 * the whole session: several recordings of a squad, otherwise one that represents all in the boat.
 * It is undefined while that is not known.
 */
export function useRecordings(
  { kind, recordings }: Side,
  piece: number,
): readonly Sampled[] | undefined {
  const stretches = useStretches(recordings, piece)
  const open = can(activityChannels.access, useViewer())
  const shown = useMemo(
    () => (!open ? [] : kind === 'squad' ? stretches : stretches?.slice(0, 1)),
    [open, kind, stretches],
  )
  const combine = useCallback(
    (results: UseQueryResult<Reply<typeof activityChannels>>[]) =>
      results.some(({ isPending }) => isPending)
        ? undefined
        : results.flatMap(({ data }, index) => {
            const stretch = shown?.[index]
            return data && stretch ? [sampledOf(data.data, stretch)] : []
          }),
    [shown],
  )
  const sampled = useQueries({
    queries: (shown ?? []).map(({ activity_id }) => channelsQuery(activity_id)),
    combine,
  })
  return shown && sampled
}

const sampledOf = (
  { t, channels }: Reply<typeof activityChannels>['data'],
  { start, finish }: Stretch,
): Sampled => ({
  t,
  channels,
  start: Math.max(start, t[0] ?? 0),
  finish: Math.min(finish, t.at(-1) ?? 0),
})

/** Where in which recording the piece is, once an outing. */
function useStretches(
  recordings: Side['recordings'],
  piece: number,
): readonly Stretch[] | undefined {
  const viewer = useViewer()
  const whole = piece === WHOLE_SESSION
  const asked = whole || !can(activityEfforts.access, viewer) ? NONE : recordings
  const combine = useCallback(
    (results: UseQueryResult<Reply<typeof activityEfforts>>[]) =>
      results.some(({ isPending }) => isPending)
        ? undefined
        : stretchesIn(
            results.flatMap(({ data }) => data?.data ?? []),
            asked,
            piece,
          ),
    [asked, piece],
  )
  const marked = useQueries({ queries: asked.flat().map(effortsQuery), combine })
  return useMemo(
    () =>
      whole
        ? recordings.flatMap(([id]) =>
            id === undefined ? [] : [{ activity_id: id, start: 0, finish: Infinity }],
          )
        : marked,
    [whole, recordings, marked],
  )
}

/** Returns, for each outing, what its first recording with the piece marked says. */
const stretchesIn = (
  efforts: readonly Effort[],
  outings: Side['recordings'],
  piece: number,
): Stretch[] =>
  outings.flatMap((ids) => {
    const marked = ids.map((id) =>
      efforts.filter((effort) => effort.activity_id === id && effort.piece === piece),
    )
    return marked.find((ones) => ones.length > 0) ?? []
  })
