import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { forceCurves, sessionTelemetry, strokes, type CurveName } from '#contract/telemetry.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { fetchBytes, keyOf, query } from '../api.ts'
import { strokeTable } from './stroke-table.ts'

export const telemetryQuery = (sessionId: number) => query(sessionTelemetry, { params: { id: sessionId } })

/** Every stroke of a recording; it changes only when it becomes somebody else's. */
export const strokesQuery = (activityId: number) =>
  queryOptions({
    queryKey: keyOf(strokes, { params: { id: activityId } }),
    queryFn: async ({ signal }) => {
      const bytes = await fetchBytes(strokes, { params: { id: activityId } }, { signal })
      return strokeTable(channelsOfWire(bytes).values)
    },
    staleTime: Infinity,
    structuralSharing: false,
  })

export type StrokeSpan = { first: number; last: number }

/** Mean curves over some strokes, or with null over all; those before stay on screen while the next are fetched. */
export const curvesQuery = (activityId: number, span: StrokeSpan | null, curve: CurveName) => ({
  ...query(forceCurves, { params: { id: activityId }, query: { ...span, curve } }),
  staleTime: Infinity,
  placeholderData: keepPreviousData,
})
