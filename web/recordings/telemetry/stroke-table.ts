import type { Recording } from '#contract/recordings/telemetry.ts'

/**
 * The owner of the values: a seat, the boat as a whole, or the only rower of a recording without
 * seats.
 */
export type Place = number | 'boat' | 'rower'

export const QUANTITIES = [
  'rate',
  'speed',
  'power',
  'work',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'catch',
  'finish',
  'length',
  'effective',
  'slip',
  'wash',
  'force',
  'position',
  'ratio',
  'driveLength',
] as const
export type Quantity = (typeof QUANTITIES)[number]

/**
 * The quantities that only the boat has; all others are a rower's, and some of those are the boat's
 * as well.
 */
export const OF_BOAT: readonly Quantity[] = ['rate', 'speed']

/** The strokes of a recording: seconds from its start, rising, and every quantity by its owner. */
export type StrokeTable = {
  times: Float64Array
  values: (quantity: Quantity, place: Place) => Float64Array | undefined
  /** Means over all of it, where they are known already. */
  means?: ReadonlyMap<Place, Means>
}

/**
 * Returns how many strokes count, and the mean of each quantity, or null if no stroke has a value
 * for it.
 */
export type Means = { strokes: number; values: Readonly<Record<Quantity, number | null>> }

/** The arrays of a recording by name; undefined for what was not measured. */
type Channels = (name: string) => Float64Array | undefined

/** A quantity is unpacked or worked out when it is first asked for, and then kept. */
export function strokeTable(channels: Channels): StrokeTable {
  const kept = new Map<string, Float64Array | undefined>()
  const once = (key: string, find: () => Float64Array | undefined) => {
    if (!kept.has(key)) kept.set(key, find())
    return kept.get(key)
  }
  const channel: Channels = (name) => once(name, () => channels(name))
  const values: StrokeTable['values'] = (quantity, place) => {
    const of: Channels = (name) =>
      typeof place === 'string'
        ? channel(name)
        : once(`${name} of ${place}`, () => ofSeat(channel, name, place))
    return once(`${quantity} = ${place}`, () =>
      quantityOf(quantity, channel, of, (other) => values(other, place)),
    )
  }
  return { times: rising(channel('t') ?? new Float64Array()), values }
}

const NOTHING = new Float64Array()

/**
 * The table of a recording whose strokes are still loading: it has the quantities, and no stroke
 * yet.
 */
export function announcedTable({
  boat_channels,
  seats,
}: Pick<Recording, 'boat_channels' | 'seats'>): StrokeTable {
  const announced = new Set([
    ...boat_channels,
    ...seats.flatMap(({ position, channels }) =>
      channels.map((name) => (position === null ? name : `${name}@${position}`)),
    ),
  ])
  return strokeTable((name) => (announced.has(name) ? NOTHING : undefined))
}

/**
 * A clock that stops or goes back would break the axis: such a stroke is put a hundredth of a
 * second after the one before.
 */
function rising(t: Float64Array): Float64Array {
  let last = -Infinity
  let good = true
  for (let i = 0; good && i < t.length; i++) {
    good = (t[i] ?? Number.NaN) > last
    last = t[i] ?? last
  }
  if (good) return t
  last = -0.01
  return t.map((second) => (last = second > last ? second : last + 0.01))
}

/** @param of channels of the place asked about; `made` its other quantities */
function quantityOf(
  quantity: Quantity,
  boat: Channels,
  of: Channels,
  made: (quantity: Quantity) => Float64Array | undefined,
): Float64Array | undefined {
  switch (quantity) {
    case 'rate':
      return boat('stroke_rate')
    case 'speed':
      return boat('speed')
    case 'power':
      return of('power')
    case 'work':
      return of('work')
    case 'quarter1':
      return of('work_q1')
    case 'quarter2':
      return of('work_q2')
    case 'quarter3':
      return of('work_q3')
    case 'quarter4':
      return of('work_q4')
    case 'catch':
      return of('catch_angle')
    case 'finish':
      return of('finish_angle')
    case 'length':
      return less(of('finish_angle'), of('catch_angle'))
    case 'effective':
      return less(less(made('length'), of('slip')), of('wash'))
    case 'slip':
      return of('slip')
    case 'wash':
      return of('wash')
    case 'force':
      return of('peak_force')
    case 'position':
      return of('force_position') ?? positionOf(of, made)
    case 'ratio':
      return share(of('drive_time'), of('recovery_time'))
    case 'driveLength':
      return of('stroke_length')
  }
}

const CM_A_METRE = 100
const PERCENT = 100

/**
 * In percent of the drive: machines tell it in centimetres of metres, oarlocks as an angle between
 * catch and finish.
 */
const positionOf = (of: Channels, made: (quantity: Quantity) => Float64Array | undefined) =>
  share(of('peak_force_position'), of('stroke_length'), PERCENT / CM_A_METRE) ??
  share(less(of('peak_force_angle'), of('catch_angle')), made('length'), PERCENT)

// Stroke by stroke from two, undefined when one of them is not there. NaN is where one says
// nothing. Two plain loops for all there is to work out:
// they run over every stroke, and one that calls a function each time takes several times as long.

function less(
  whole: Float64Array | undefined,
  part: Float64Array | undefined,
): Float64Array | undefined {
  return whole && part && added(whole, 1, part, -1)
}

function added(one: Float64Array, ones: number, other: Float64Array, others: number): Float64Array {
  const sum = new Float64Array(one.length)
  for (let i = 0; i < sum.length; i++) sum[i] = ones * (one[i] ?? 0) + others * (other[i] ?? 0)
  return sum
}

/** Nothing is a share of nothing. */
function share(
  part: Float64Array | undefined,
  whole: Float64Array | undefined,
  times = 1,
): Float64Array | undefined {
  if (!part || !whole) return undefined
  const shares = new Float64Array(part.length)
  for (let i = 0; i < shares.length; i++)
    shares[i] = (whole[i] ?? 0) > 0 ? (times * (part[i] ?? 0)) / (whole[i] ?? 0) : Number.NaN
  return shares
}

/** Forces and work of a sculler's two oars add up, angles are their mean. */
const ADDED = new Set(['power', 'work', 'peak_force', 'avg_force'])

function ofSeat(channel: Channels, name: string, seat: number): Float64Array | undefined {
  const whole = channel(`${name}@${seat}`)
  if (whole) return whole
  const [port, starboard] = [channel(`${name}@${seat}p`), channel(`${name}@${seat}s`)]
  const each = ADDED.has(name) ? 1 : 0.5
  return port && starboard && added(port, each, starboard, each)
}

/** The stroke at or next after a second. */
export function strokeAt(times: ArrayLike<number>, second: number): number {
  let low = 0
  let high = times.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < second) low = middle + 1
    else high = middle
  }
  return Math.max(0, low)
}
