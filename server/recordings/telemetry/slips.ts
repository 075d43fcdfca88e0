import { BOATS, type BoatStyle } from '#domain/constants/boats.ts'
import { slipsOfCurve, slipThreshold } from '#domain/training/telemetry-oar.ts'
import { valuesOfPlanes, type WireChannel } from '#domain/training/telemetry-wire.ts'
import { layOutChannel } from '../../../readers/channel-blob.ts'
import { CURVE_POINTS } from '../../../readers/channels.ts'
import type { unpackedChannels } from './queries.ts'
import type { StrokeChannel } from './stroke-channels.ts'

const SLIPS = ['slip', 'wash'] as const
type Slip = (typeof SLIPS)[number]

/** A seat, or one oar of it, whose slips no device records, with what they can be computed from. */
export type SlipSource = {
  position: number | null
  curve: StrokeChannel
  catch: StrokeChannel
  finish: StrokeChannel
  missing: Slip[]
}

/**
 * Slips can be computed from a curve of force between known angles. What a device records itself is
 * never recomputed.
 */
export function slipSources(channels: readonly StrokeChannel[]): SlipSource[] {
  return channels.flatMap((curve): SlipSource[] => {
    if (curve.base !== 'force_curve') return []
    const { position } = curve
    const beside = (base: StrokeChannel['base']) =>
      channels.find((one) => one.base === base && oarOf(one) === oarOf(curve))
    const [start, finish] = [beside('catch_angle'), beside('finish_angle')]
    const missing = SLIPS.filter(
      (slip) => !channels.some((one) => one.base === slip && one.position === position),
    )
    return start && finish && missing.length > 0
      ? [{ position, curve, catch: start, finish, missing }]
      : []
  })
}

/** "@3p" of "force_curve@3p". */
const oarOf = ({ name, base }: StrokeChannel): string => name.slice(base.length)

/**
 * Newtons from which the oars of a recording count as loaded: by the boat, else by what is measured
 * of each oar.
 */
export function recordedThreshold(
  crew: { boat_type: number } | null,
  sources: readonly SlipSource[],
): number {
  const boat = BOATS.find(({ id }) => id === crew?.boat_type)
  const each: BoatStyle | null = sources.some(({ curve }) => /[ps]$/.test(oarOf(curve)))
    ? 'scull'
    : null
  return slipThreshold(boat?.style ?? each)
}

type Unpacked = Awaited<ReturnType<typeof unpackedChannels>>[number]

/**
 * The slips stroke by stroke, as channels to be sent. The points of the curve are at even steps of
 * the angle from catch to finish.
 */
export function workedOutSlips(
  sources: readonly SlipSource[],
  kept: ReadonlyMap<string, Unpacked>,
  threshold_n: number,
): (WireChannel & { body: Uint8Array })[] {
  return sources.flatMap((source) => {
    const [curve, start, finish] = [source.curve, source.catch, source.finish].map(({ stored }) =>
      decoded(kept.get(stored)),
    )
    if (!curve || !start || !finish) return []
    const slips = slipsOfStrokes({ curve, start, finish }, threshold_n)
    return source.missing.flatMap((slip) => {
      const laid = layOutChannel(slip, slips[slip])
      return laid ? [{ name: `${slip}${oarOf(source.curve)}`, ...laid }] : []
    })
  })
}

type Recorded = { curve: Float64Array; start: Float64Array; finish: Float64Array }

function slipsOfStrokes(
  { curve, start, finish }: Recorded,
  threshold_n: number,
): Record<Slip, Float64Array> {
  const slips = {
    slip: new Float64Array(start.length).fill(Number.NaN),
    wash: new Float64Array(start.length).fill(Number.NaN),
  }
  const angles = new Float64Array(CURVE_POINTS)
  for (let stroke = 0; stroke < start.length; stroke++) {
    const from = start[stroke] ?? Number.NaN
    const step = ((finish[stroke] ?? Number.NaN) - from) / (CURVE_POINTS - 1)
    for (let point = 0; point < CURVE_POINTS; point++) angles[point] = from + point * step
    const found = slipsOfCurve(
      curve.subarray(stroke * CURVE_POINTS, (stroke + 1) * CURVE_POINTS),
      angles,
      threshold_n,
    )
    for (const slip of SLIPS) slips[slip][stroke] = found?.[slip] ?? Number.NaN
  }
  return slips
}

const decoded = (channel: Unpacked | undefined): Float64Array | null =>
  channel && !channel.doubles ? valuesOfPlanes(channel.body, channel) : null
