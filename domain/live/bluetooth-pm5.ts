/**
 * What a PM5 sends over Bluetooth, in seconds, metres, watts and newtons. Numbers have their lowest
 * byte first; a message that is shorter than its layout is none.
 */
export type Pm5Message =
  | {
      kind: 'status'
      /** Since the begin of the workout, or of the interval in a workout of intervals. */
      elapsed: number
      distance: number
      workout: number
      state: number
      is_moving: boolean
      drag: number | null
      /** What is set on the monitor; null where that is neither a distance nor a time. */
      set: { metres: number } | { seconds: number } | null
    }
  | {
      kind: 'pace'
      elapsed: number
      speed: number
      stroke_rate: number | null
      heart_rate: number | null
    }
  | {
      kind: 'stroke'
      elapsed: number
      distance: number
      drive_length: number
      drive_time: number
      recovery_time: number
      stroke_distance: number
      peak_force: number
      mean_force: number
      strokes: number
    }
  | { kind: 'power'; elapsed: number; power: number; strokes: number; projected_time: number }
  | { kind: 'interval'; time: number; distance: number; number: number }
  | { kind: 'summary'; elapsed: number; distance: number; drag: number | null; workout: number }
  | { kind: 'force'; parts: number; part: number; forces: readonly number[] }

const NEWTONS_A_POUND = 4.448_221_6
/** A belt that is not there has this heart rate. */
const NO_HEART = 255
const HUNDREDTH = 0.01
const TENTH = 0.1
const THOUSANDTH = 0.001
/** By what the workout is measured that is set on the monitor. */
const DURATION = { time: 0, distance: 0x80 } as const
/** The flywheel turns. */
const ROWING = 1

export const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** Numbers such as 12 and 0.1 have a product that is no decimal. */
const times = (value: number, unit: number) => Number((value * unit).toFixed(3))
const known = (value: number) => (value === 0 ? null : value)

type Layout = { bytes: number; read: (view: DataView) => Pm5Message | null }

/** The messages by the lowest byte of their characteristic, each with its least length. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  0x31: {
    bytes: 19,
    read: (view) => ({
      kind: 'status',
      elapsed: times(uint24(view, 0), HUNDREDTH),
      distance: times(uint24(view, 3), TENTH),
      workout: view.getUint8(6),
      state: view.getUint8(8),
      is_moving: view.getUint8(9) === ROWING,
      drag: known(view.getUint8(18)),
      set: setOn(view.getUint8(17), uint24(view, 14)),
    }),
  },
  0x32: {
    bytes: 16,
    read: (view) => {
      const heart = view.getUint8(6)
      return {
        kind: 'pace',
        elapsed: times(uint24(view, 0), HUNDREDTH),
        speed: times(view.getUint16(3, true), THOUSANDTH),
        stroke_rate: known(view.getUint8(5)),
        heart_rate: heart === NO_HEART ? null : known(heart),
      }
    },
  },
  0x35: {
    bytes: 18,
    read: (view) => {
      // Among other messages there is no room for the work, and the count moves to its place.
      const strokes = view.byteLength >= 20 ? 18 : 16
      return {
        kind: 'stroke',
        elapsed: times(uint24(view, 0), HUNDREDTH),
        distance: times(uint24(view, 3), TENTH),
        drive_length: times(view.getUint8(6), HUNDREDTH),
        drive_time: times(view.getUint8(7), HUNDREDTH),
        recovery_time: times(view.getUint16(8, true), HUNDREDTH),
        stroke_distance: times(view.getUint16(10, true), HUNDREDTH),
        peak_force: times(view.getUint16(12, true), TENTH * NEWTONS_A_POUND),
        mean_force: times(view.getUint16(14, true), TENTH * NEWTONS_A_POUND),
        strokes: view.getUint16(strokes, true),
      }
    },
  },
  0x36: {
    bytes: 15,
    read: (view) => ({
      kind: 'power',
      elapsed: times(uint24(view, 0), HUNDREDTH),
      power: view.getUint16(3, true),
      strokes: view.getUint16(7, true),
      projected_time: uint24(view, 9),
    }),
  },
  0x37: {
    bytes: 18,
    read: (view) => ({
      kind: 'interval',
      time: times(uint24(view, 6), TENTH),
      distance: uint24(view, 9),
      number: view.getUint8(17),
    }),
  },
  0x39: {
    bytes: 20,
    read: (view) => ({
      kind: 'summary',
      elapsed: times(uint24(view, 4), HUNDREDTH),
      distance: times(uint24(view, 7), TENTH),
      drag: known(view.getUint8(15)),
      workout: view.getUint8(17),
    }),
  },
  0x3d: { bytes: 4, read: forceIn },
}

function setOn(kind: number, duration: number) {
  if (duration === 0) return null
  if (kind === DURATION.time) return { seconds: times(duration, HUNDREDTH) }
  return kind === DURATION.distance ? { metres: duration } : null
}

/** The first byte says how many parts a curve has, and how many points this part. */
function forceIn(view: DataView): Pm5Message | null {
  const [parts, points] = [view.getUint8(0) >> 4, view.getUint8(0) & 0xf]
  const part = view.getUint8(1)
  if (points === 0 || part >= parts || view.byteLength < 2 + 2 * points) return null
  const forces = Array.from({ length: points }, (_, index) =>
    times(Math.max(0, view.getInt16(2 + 2 * index, true)), NEWTONS_A_POUND),
  )
  return { kind: 'force', parts, part, forces }
}

/** All messages in one characteristic: the first byte says which it is. */
const MULTIPLEXED = 0x80

/**
 * The message of a characteristic, by the lowest byte of its id; null for one that is torn or of a
 * kind that is not read.
 */
export function pm5Message(id: number, view: DataView): Pm5Message | null {
  if (id === MULTIPLEXED) {
    if (view.byteLength < 2) return null
    const inner = view.getUint8(0)
    const rest = new DataView(view.buffer, view.byteOffset + 1, view.byteLength - 1)
    return inner === MULTIPLEXED ? null : pm5Message(inner, rest)
  }
  const layout = LAYOUTS[id]
  return layout && view.byteLength >= layout.bytes ? layout.read(view) : null
}

/** The id of a characteristic or a service of the PM5 by its lowest two bytes. */
export const pm5Id = (id: number): string =>
  `ce06${id.toString(16).padStart(4, '0')}-43e5-11e4-916c-0800200c9a66`
