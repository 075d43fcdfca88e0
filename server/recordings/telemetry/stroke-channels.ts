import type { CurveName } from '#contract/recordings/telemetry.ts'
import { CURVES, OF_BOAT, OF_OAR, OF_ROWER } from '#domain/constants/oar-quantities.ts'
import { baseChannel, seatsOf, type BaseChannel } from '../../../readers/channels.ts'

const OAR: ReadonlySet<BaseChannel> = new Set(OF_OAR)
const BOAT: ReadonlySet<BaseChannel> = new Set(OF_BOAT)
const ROWER: ReadonlySet<BaseChannel> = new Set(OF_ROWER)

const PER_STROKE = 'stroke:'

/** A recording's channels per stroke: their names as stored and as sent, and whose they are. */
export type StrokeChannel = {
  stored: string
  name: string
  base: BaseChannel
  /** null: of the boat as a whole, or of the only rower. */
  position: number | null
}

/**
 * Where a device wrote strokes beside samples, its strokes; else its records. Null for a recording
 * without force and angle.
 */
export function strokeChannels(
  stored: readonly string[],
): { channels: StrokeChannel[]; positions: number[] } | null {
  const prefix = stored.includes(`${PER_STROKE}t`) ? PER_STROKE : ''
  const channels = stored.flatMap((whole): StrokeChannel[] => {
    if (prefix !== '' ? !whole.startsWith(prefix) : whole.startsWith(PER_STROKE)) return []
    const name = whole.slice(prefix.length)
    const base = baseChannel(name)
    const position = Number(/@(\d+)/.exec(name)?.[1] ?? 0) || null
    return base ? [{ stored: whole, name, base, position }] : []
  })
  if (!channels.some(({ base }) => base === 't') || !channels.some(({ base }) => OAR.has(base)))
    return null
  return { channels, positions: seatsOf(channels.map(({ name }) => name)) }
}

/**
 * Channels with one value a stroke that belong to the boat: in a recording of one rower the oar is
 * the rower's.
 */
export const ofBoat = ({ base, position }: StrokeChannel, positions: readonly number[]): boolean =>
  position === null && (BOAT.has(base) || (positions.length > 0 && ROWER.has(base)))

/** Channels with one value a stroke that belong to a seat, null being the only rower. */
export const ofSeat = (channel: StrokeChannel, position: number | null): boolean =>
  channel.position === position && ROWER.has(channel.base)

export const isCurve = (base: BaseChannel): base is CurveName =>
  (CURVES as readonly BaseChannel[]).includes(base)
