import { driveRatio } from '#domain/training/stroke.ts'
import { forcePosition, oarLength } from '#domain/training/telemetry-oar.ts'

/** One value a stroke; null, or NaN, where there is none. */
export type Values = ArrayLike<number | null>
/** Whose values: a seat, the boat as a whole, or the only rower of a recording without seats. */
export type Place = number | 'boat' | 'rower'

export const QUANTITIES = [
  'rate',
  'speed',
  'power',
  'work',
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

/** What only the boat has; everything else is a rower's, and some of it the boat's as well. */
export const OF_BOAT: readonly Quantity[] = ['rate', 'speed']

/** The strokes of a recording: seconds from its start, rising, and every quantity by whose it is. */
export type StrokeTable = {
  times: Float64Array
  values: (quantity: Quantity, place: Place) => Float64Array | undefined
}

type Channels = ReadonlyMap<string, Float64Array>

export function strokeTable(channels: Channels): StrokeTable {
  const times = rising(channels.get('t') ?? new Float64Array())
  const kept = new Map<string, Float64Array | undefined>()
  return {
    times,
    values: (quantity, place) => {
      const key = `${quantity} ${place}`
      if (!kept.has(key)) kept.set(key, quantityOf(channels, quantity, place))
      return kept.get(key)
    },
  }
}

/** A clock that stands or falls back would break the axis: such a stroke follows a hundredth of a second after the one before. */
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

function quantityOf(channels: Channels, quantity: Quantity, place: Place): Float64Array | undefined {
  const of = (name: string) => channelOf(channels, name, place)
  switch (quantity) {
    case 'rate':
      return channels.get('stroke_rate')
    case 'speed':
      return channels.get('speed')
    case 'power':
      return of('power')
    case 'work':
      return of('work')
    case 'catch':
      return of('catch_angle')
    case 'finish':
      return of('finish_angle')
    case 'length':
      return combined([of('catch_angle'), of('finish_angle')], ([start = 0, finish = 0]) => oarLength(start, finish))
    case 'effective':
      return combined(
        [of('catch_angle'), of('finish_angle'), of('slip'), of('wash')],
        ([start = 0, finish = 0, slip = 0, wash = 0]) => oarLength(start, finish) - slip - wash,
      )
    case 'slip':
      return of('slip')
    case 'wash':
      return of('wash')
    case 'force':
      return of('peak_force')
    case 'position':
      return of('force_position') ?? positionOf(of)
    case 'ratio':
      return combined([of('drive_time'), of('recovery_time')], ([drive = 0, recovery = 0]) => driveRatio(drive, recovery))
    case 'driveLength':
      return of('stroke_length')
  }
}

const METRE_CM = 100

/** Machines tell it in centimetres of the drive, oarlocks as an angle between catch and finish. */
const positionOf = (of: (name: string) => Float64Array | undefined) =>
  combined([of('peak_force_position'), of('stroke_length')], ([peak = 0, length = 0]) => forcePosition(peak, length * METRE_CM)) ??
  combined([of('peak_force_angle'), of('catch_angle'), of('finish_angle')], ([peak = 0, start = 0, finish = 0]) =>
    forcePosition(peak - start, oarLength(start, finish)),
  )

/** Stroke by stroke from several channels; undefined when one of them is not there, NaN where one says nothing. */
function combined(
  sources: readonly (Float64Array | undefined)[],
  value: (known: readonly number[]) => number | null,
): Float64Array | undefined {
  const known = sources.filter((source) => source !== undefined)
  const [first] = known
  if (!first || known.length < sources.length) return undefined
  const made = new Float64Array(first.length)
  const at = known.map(() => 0)
  for (let i = 0; i < made.length; i++) {
    for (let source = 0; source < known.length; source++) at[source] = known[source]?.[i] ?? Number.NaN
    made[i] = value(at) ?? Number.NaN
  }
  return made
}

/** Forces and work of a sculler's two oars add up, angles are their mean. */
const ADDED = new Set(['power', 'work', 'peak_force', 'avg_force'])

function channelOf(channels: Channels, name: string, place: Place): Float64Array | undefined {
  if (typeof place === 'string') return channels.get(name)
  const whole = channels.get(`${name}@${place}`)
  if (whole) return whole
  const share = ADDED.has(name) ? 1 : 0.5
  return combined(
    [channels.get(`${name}@${place}p`), channels.get(`${name}@${place}s`)],
    ([port = 0, starboard = 0]) => share * (port + starboard),
  )
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

/** Values as the drawing wants them: gaps are null. The array itself where it has none. */
export function drawable(values: Float64Array): Values {
  for (let i = 0; i < values.length; i++)
    if (Number.isNaN(values[i])) return Array.from(values, (value) => (Number.isNaN(value) ? null : value))
  return values
}
