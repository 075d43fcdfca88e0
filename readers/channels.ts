/**
 * Every channel a reader may yield, with the number of decimals kept. All units are SI: s, m, m/s,
 * W, N, J, deg; rates are per minute. `stroke` counts strokes from the start. `slip` and `wash` are
 * the degrees lost at catch and finish. The place of the peak force is given by `force_position` in
 * percent of the drive, or by `peak_force_position` in centimetres of the stroke, as the machines
 * have it. `work_q1` to `work_q4` are the percent of a stroke's work done in each quarter of the
 * drive. A `_curve` holds CURVE_POINTS values for each record instead of one.
 */
export const CHANNEL_DECIMALS = {
  t: 3,
  distance: 2,
  speed: 3,
  heart_rate: 0,
  stroke_rate: 2,
  cadence: 2,
  power: 0,
  elevation: 2,
  lat: 7,
  lon: 7,
  temperature: 1,
  stroke: 0,
  stroke_length: 2,
  stroke_distance: 2,
  drive_time: 3,
  recovery_time: 3,
  drive_length: 3,
  effective_length: 3,
  work: 1,
  work_q1: 1,
  work_q2: 1,
  work_q3: 1,
  work_q4: 1,
  avg_force: 1,
  peak_force: 1,
  peak_force_angle: 2,
  peak_force_position: 1,
  force_position: 1,
  catch_angle: 2,
  finish_angle: 2,
  stroke_angle: 2,
  slip: 2,
  wash: 2,
  drag_factor: 0,
  acceleration: 3,
  roll: 2,
  pitch: 2,
  yaw: 2,
  gate_angle: 2,
  gate_force_x: 1,
  gate_force_y: 1,
  gate_velocity: 2,
  force_curve: 1,
  acceleration_curve: 3,
  gate_velocity_curve: 2,
  seat_curve: 3,
} as const

export type BaseChannel = keyof typeof CHANNEL_DECIMALS

/**
 * A channel of the boat or of its only rower; `power@3` is that of seat 3, `gate_angle@3p` of its
 * port oar; `extra-…` one we have no word for.
 */
export type ChannelName =
  | BaseChannel
  | `${BaseChannel}@${number}${'' | 'p' | 's'}`
  | `extra-${string}`

/**
 * One value per record in each array, CURVE_POINTS in a curve; NaN where the record says nothing.
 * `t` is seconds since the activity's start.
 */
export type Channels = Map<ChannelName, Float64Array>

/**
 * Points of every curve: evenly spaced from catch to finish, or over the stroke where the device
 * says so.
 */
export const CURVE_POINTS = 50

const EXTRA_DECIMALS = 3

const isBase = (name: string): name is BaseChannel => Object.hasOwn(CHANNEL_DECIMALS, name)

/** The quantity a channel holds, for any seat or the boat; undefined for an extra channel. */
export function baseChannel(name: string): BaseChannel | undefined {
  const at = name.indexOf('@')
  const base = at < 0 ? name : name.slice(0, at)
  return isBase(base) ? base : undefined
}

export function decimalsOf(name: string): number {
  const base = baseChannel(name)
  return base ? CHANNEL_DECIMALS[base] : EXTRA_DECIMALS
}

/** The channel of a seat; seat 0 is the boat. */
export function seatChannel(name: BaseChannel, seat: number): ChannelName {
  return seat === 0 ? name : `${name}@${seat}`
}

/**
 * A channel for a column we do not know: its heading without what a name cannot hold. Null when
 * nothing is left.
 */
export function extraChannel(heading: string): ChannelName | null {
  const word = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  return word === '' ? null : `extra-${word}`
}

/**
 * Some values at even steps, brought to CURVE_POINTS by straight lines between them; null when
 * there are fewer than two.
 */
export function curveOf(values: readonly number[]): Float64Array | null {
  const known = values.filter((value) => Number.isFinite(value))
  if (known.length < 2) return null
  const curve = new Float64Array(CURVE_POINTS)
  for (let i = 0; i < CURVE_POINTS; i++) {
    const at = (i * (known.length - 1)) / (CURVE_POINTS - 1)
    const low = Math.floor(at)
    const from = known[low] ?? 0
    curve[i] = from + ((known[low + 1] ?? from) - from) * (at - low)
  }
  return curve
}

/** Positions in the boat that have channels of their own, in order. */
export function seatsOf(names: readonly string[]): number[] {
  const seats = new Set(names.flatMap((name) => Number(/@(\d+)/.exec(name)?.[1] ?? 0)))
  seats.delete(0)
  return [...seats].toSorted((a, b) => a - b)
}
