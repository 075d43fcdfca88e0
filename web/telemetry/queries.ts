import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { forceCurves, sessionTelemetry, strokes, type CurveName } from '#contract/telemetry.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { fetchFile, keyOf, query } from '../api.ts'
import { strokeTable } from './stroke-table.ts'

export const telemetryQuery = (sessionId: number) => query(sessionTelemetry, { params: { id: sessionId } })

/** Every stroke of a recording; it changes only when it becomes somebody else's. */
export const strokesQuery = (activityId: number) =>
  queryOptions({
    queryKey: keyOf(strokes, { params: { id: activityId } }),
    queryFn: async ({ signal }) => {
      const file = await fetchFile(strokes, { params: { id: activityId } }, { signal })
      return strokeTable(channelsOfWire(new Uint8Array(await file.arrayBuffer())))
    },
    staleTime: Infinity,
    structuralSharing: false,
  })

export type StrokeSpan = { first: number; last: number }

/** Mean curves over some strokes; those before stay on screen while the next are fetched. */
export const curvesQuery = (activityId: number, { first, last }: StrokeSpan, curve: CurveName) => ({
  ...query(forceCurves, { params: { id: activityId }, query: { first, last, curve } }),
  staleTime: Infinity,
  placeholderData: keepPreviousData,
})
