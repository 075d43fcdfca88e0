import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  forceCurves,
  sessionTelemetry,
  strokes,
  type CurveName,
  type Recording,
} from '#contract/recordings/telemetry.ts'
import { fetchBytes, keyOf, query } from '../../api/api.ts'
import type { Place, StrokeTable } from './stroke-table.ts'
import type { Packed } from './strokes-worker.ts'
import { tableOf, type UnpackedStrokes } from './unpacked-strokes.ts'

/**
 * Unpacks strokes on a thread of its own, which starts at once so that it is ready when the bytes
 * arrive. The page stays responsive meanwhile.
 */
function unpackAside(
  places: readonly Place[],
  signal: AbortSignal,
): (bytes: Uint8Array<ArrayBuffer>) => Promise<StrokeTable> {
  const worker = new Worker(new URL('./strokes-worker.ts', import.meta.url), { type: 'module' })
  const stop = () => worker.terminate()
  signal.addEventListener('abort', stop)
  return async (bytes) => {
    try {
      const done = new Promise<UnpackedStrokes>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<UnpackedStrokes>) =>
          resolve(data),
        )
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      const packed: Packed = { bytes, places }
      worker.postMessage(packed, [bytes.buffer])
      return tableOf(await done)
    } finally {
      stop()
    }
  }
}

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
