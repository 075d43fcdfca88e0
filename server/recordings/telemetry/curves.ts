import { averageCurve } from '#domain/training/telemetry-curves.ts'
import { rowedStrokes } from '#domain/training/telemetry-strokes.ts'
import { valuesOfPlanes } from '#domain/training/telemetry-wire.ts'
import { CURVE_POINTS } from '../../../readers/channels.ts'
import type { unpackedChannels } from './queries.ts'

type Unpacked = Awaited<ReturnType<typeof unpackedChannels>>[number]
type Span = { first: number; last: number }
export type MeanCurve = { position: number | null; strokes: number; values: number[] }

const DECIMALS = 1000

/**
 * Mean curve of a seat over a span of strokes, without those that are no rowing; a single stroke is
 * taken as it is. Null without a curve.
 */
export function meanCurve(
  position: number | null,
  span: Span,
  curve: Unpacked,
  rate?: Unpacked,
  power?: Unpacked,
): MeanCurve | null {
  const values = valuesOfPlanes(curve.body, curve)
  const last = Math.min(span.last, values.length / CURVE_POINTS - 1)
  const single = span.first === span.last
  const strokes = rowedStrokes(
    { first: span.first, last },
    single ? undefined : decoded(rate),
    single ? undefined : decoded(power),
  )
  const average = averageCurve(
    Array.from(strokes, (stroke) =>
      values.subarray(stroke * CURVE_POINTS, (stroke + 1) * CURVE_POINTS),
    ),
  )
  return (
    average && {
      position,
      strokes: average.strokes,
      values: Array.from(average.mean, (value) => Math.round(value * DECIMALS) / DECIMALS),
    }
  )
}

const decoded = (channel: Unpacked | undefined): Float64Array | undefined =>
  channel && valuesOfPlanes(channel.body, channel)
