import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  forceCurves,
  sessionTelemetry,
  strokes,
  type CurveName,
  type Recording,
} from '#contract/recordings/telemetry.ts'
import { fetchBytes, keyOf, query } from '../../api/api.ts'
import type { Place } from './stroke-table.ts'
import { unpackAside } from './unpack-aside.ts'

export const telemetryQuery = (sessionId: number) =>
  query(sessionTelemetry, { params: { id: sessionId } })

/**
 * Fetches every stroke of a recording; it changes only when the recording is assigned to somebody
 * else.
 */
export const strokesQuery = ({ activity_id, seats }: Recording) => {
  const places: Place[] = [
    'boat',
    ...seats.filter(({ seen }) => seen).map(({ position }) => position ?? 'rower'),
  ]
  return queryOptions({
    queryKey: [...keyOf(strokes, { params: { id: activity_id } }), places],
    queryFn: async ({ signal }) => {
      const unpack = unpackAside(places, signal)
      return unpack(await fetchBytes(strokes, { params: { id: activity_id } }, { signal }))
    },
    staleTime: Infinity,
    structuralSharing: false,
  })
}

export type StrokeSpan = { first: number; last: number }

/**
 * Mean curves over some strokes, or with null over all; those before stay on screen while the next
 * are fetched.
 */
export const curvesQuery = (activityId: number, span: StrokeSpan | null, curve: CurveName) => ({
  ...query(forceCurves, { params: { id: activityId }, query: { ...span, curve } }),
  staleTime: Infinity,
  placeholderData: keepPreviousData,
})
