import { uint24 } from './bluetooth-pm5.ts'

/** What a standard fitness machine says; what a message leaves out is undefined. */
export type FitnessMessage = {
  /** Metres since the begin, where the machine counts them. */
  distance?: number
  /** Metres a second. */
  speed?: number
  stroke_rate?: number
  power?: number
  heart_rate?: number
  /** Seconds since the begin. */
  elapsed?: number
}

export const FITNESS = {
  service: 0x1826,
  rower: 0x2ad1,
  bike: 0x2ad2,
} as const
export const HEART = { service: 0x180d, measurement: 0x2a37 } as const

type Field = {
  /** The bit of the flags that says that the field is there. */
  bit: number
  bytes: number
  read?: (view: DataView, at: number) => FitnessMessage
}

const KMH = 3.6
const HALF = 0.5
const HUNDREDTH = 0.01

const DISTANCE = (view: DataView, at: number) => ({ distance: uint24(view, at) })
const POWER = (view: DataView, at: number) => ({ power: Math.max(0, view.getInt16(at, true)) })
const ELAPSED = (view: DataView, at: number) => ({ elapsed: view.getUint16(at, true) })
const HEARTBEAT = (view: DataView, at: number): FitnessMessage => {
  const heart_rate = view.getUint8(at)
  return heart_rate === 0 ? {} : { heart_rate }
}
const ENERGY = 5

/** The fields in their order. Bit 0 means the contrary: more data come, and the first field does not. */
const ROWER: readonly Field[] = [
  { bit: 0, bytes: 3, read: (view, at) => ({ stroke_rate: view.getUint8(at) * HALF }) },
  { bit: 1, bytes: 1 },
  { bit: 2, bytes: 3, read: DISTANCE },
  { bit: 3, bytes: 2, read: (view, at) => ({ speed: speedAt(view.getUint16(at, true)) }) },
  { bit: 4, bytes: 2 },
  { bit: 5, bytes: 2, read: POWER },
  { bit: 6, bytes: 2 },
  { bit: 7, bytes: 2 },
  { bit: 8, bytes: ENERGY },
  { bit: 9, bytes: 1, read: HEARTBEAT },
  { bit: 10, bytes: 1 },
  { bit: 11, bytes: 2, read: ELAPSED },
  { bit: 12, bytes: 2 },
]

const BIKE: readonly Field[] = [
  {
    bit: 0,
    bytes: 2,
    read: (view, at) => ({ speed: (view.getUint16(at, true) * HUNDREDTH) / KMH }),
  },
  { bit: 1, bytes: 2 },
  { bit: 2, bytes: 2, read: (view, at) => ({ stroke_rate: view.getUint16(at, true) * HALF }) },
  { bit: 3, bytes: 2 },
  { bit: 4, bytes: 3, read: DISTANCE },
  { bit: 5, bytes: 2 },
  { bit: 6, bytes: 2, read: POWER },
  { bit: 7, bytes: 2 },
  { bit: 8, bytes: ENERGY },
  { bit: 9, bytes: 1, read: HEARTBEAT },
  { bit: 10, bytes: 1 },
  { bit: 11, bytes: 2, read: ELAPSED },
  { bit: 12, bytes: 2 },
]

const PACED_M = 500
const speedAt = (pace: number) => (pace === 0 ? 0 : PACED_M / pace)

/** What a message says; null for one that is shorter than its flags promise. */
function readFields(fields: readonly Field[], view: DataView): FitnessMessage | null {
  if (view.byteLength < 2) return null
  const flags = view.getUint16(0, true)
  let at = 2
  let message: FitnessMessage = {}
  for (const { bit, bytes, read } of fields) {
    const isThere = ((flags >> bit) & 1) === (bit === 0 ? 0 : 1)
    if (!isThere) continue
    if (at + bytes > view.byteLength) return null
    if (read) message = { ...message, ...read(view, at) }
    at += bytes
  }
  return message
}

export const rowerMessage = (view: DataView): FitnessMessage | null => readFields(ROWER, view)
export const bikeMessage = (view: DataView): FitnessMessage | null => readFields(BIKE, view)

/** Beats a minute of a belt: flags, then one byte or two; null where it feels none, or is torn. */
export function heartRateIn(view: DataView): number | null {
  if (view.byteLength < 2) return null
  const isWide = (view.getUint8(0) & 1) === 1
  if (isWide && view.byteLength < 3) return null
  const beats = isWide ? view.getUint16(1, true) : view.getUint8(1)
  return beats > 0 ? beats : null
}
