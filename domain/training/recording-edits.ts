import { OF_BOAT, OF_OAR, OF_ROWER } from '../constants/oar-quantities.ts'

/**
 * Values of each channel by name, all at the times of `t`, seconds on the recording's own clock. A
 * curve holds many values a record. NaN is no value.
 */
export type Columns = ReadonlyMap<string, Float64Array>

/** Between pieces of a recording, in seconds of its own clock. */
export type Cut = { start: number; finish: number }

/** A stretch the device marked; seconds of the recording's own clock. */
export type RecordedLap = {
  start: number
  time: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
}

export type Recording = { columns: Columns; strokes: Columns | null; laps: readonly RecordedLap[] }

/**
 * A recording beside this one, and the offset of its clock: its zero in seconds of this clock.
 * `whole` is its columns without what was cut off.
 */
export type OtherRecording = Recording & { zero: number; whole?: Columns }

export type Edit =
  | ({ kind: 'trim' } & Cut)
  | { kind: 'shift'; seconds: number }
  | { kind: 'halve' }
  | { kind: 'heart-rate' | 'strokes' | 'merge'; other: OtherRecording }

export type Edited = Recording & {
  /** Seconds of the recording's clock before what is left of it begins. */
  offset: number
  /** Seconds its clock was wrong by. */
  shift: number
  /** Whether something was cut off or added, so that time and distance are others. */
  resized: boolean
}

const RATES = ['stroke_rate', 'cadence']
/** What comes along with the strokes of another recording. */
const STROKE_CHANNELS = [
  'stroke_rate',
  'cadence',
  'stroke',
  'power',
  'stroke_length',
  'stroke_distance',
  'drive_time',
  'recovery_time',
  'work',
]
/** Between two samples further apart than this, in seconds, nothing is known. */
const LONGEST_GAP_S = 10

/**
 * The recording as its edits make it, in the order they were made. Times still count on the
 * recording's own clock.
 */
export function applyEdits(recording: Recording, edits: readonly Edit[]): Edited {
  let edited: Edited = { ...recording, offset: 0, shift: 0, resized: false }
  for (const edit of edits) edited = applied(edited, edit)
  return edited
}

function applied(edited: Edited, edit: Edit): Edited {
  const { columns, strokes } = edited
  switch (edit.kind) {
    case 'trim':
      return {
        ...edited,
        ...cut(edited, edit),
        offset: Math.max(edited.offset, edit.start),
        resized: true,
      }
    case 'shift':
      return { ...edited, shift: edited.shift + edit.seconds }
    case 'halve':
      return { ...edited, columns: halved(columns), strokes: strokes && halved(strokes) }
    case 'heart-rate':
      return { ...edited, columns: borrowed(columns, edit.other, ['heart_rate'], edited.shift) }
    case 'strokes':
      return {
        ...edited,
        columns: borrowed(columns, edit.other, STROKE_CHANNELS, edited.shift),
        strokes: strokesOf(columns, edit.other, edited.shift),
      }
    case 'merge':
      return { ...edited, ...merged(edited, edit.other), resized: true }
  }
}

/** The samples from start up to finish, and of the laps what lies in what is left. */
function cut({ columns, strokes, laps }: Recording, { start, finish }: Cut): Recording {
  const left = within(columns, { start, finish })
  const end = left.get('t')?.at(-1) ?? start
  return {
    columns: left,
    strokes: strokes && within(strokes, { start, finish }),
    laps: lapsWithin(laps, { start, finish: end }, columns),
  }
}

/**
 * One that was cut through is shorter, and as far as the recording says that what is left of it
 * went.
 */
function lapsWithin(
  laps: readonly RecordedLap[],
  { start: from, finish: to }: Cut,
  columns: Columns,
): RecordedLap[] {
  return laps.flatMap((lap) => {
    const start = Math.max(from, lap.start)
    const time = Math.min(to, lap.start + (lap.time ?? 0)) - start
    if (time < 1) return []
    const whole = lap.time !== null && time >= lap.time - 1
    if (whole) return [{ ...lap, start }]
    const [before, after] = [distanceAt(columns, start), distanceAt(columns, start + time)]
    const distance = before === null || after === null ? null : after - before
    return [{ ...lap, start, time, distance, heart_rate_avg: null, stroke_rate_avg: null }]
  })
}

/**
 * Metres at a time, between two samples in proportion, outside of them as at the nearest; null
 * where no distance was recorded.
 */
function distanceAt(columns: Columns, time: number): number | null {
  const [t, distance] = [columns.get('t'), columns.get('distance')]
  if (!t || !distance) return null
  let before = -1
  for (let i = 0; i < t.length; i++) {
    const [now = 0, metres = Number.NaN] = [t[i], distance[i]]
    if (Number.isNaN(metres)) continue
    if (now >= time)
      return before < 0
        ? metres
        : between([t[before] ?? 0, distance[before] ?? 0], [now, metres], time)
    before = i
  }
  return distance[before] ?? null
}

const between = (
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  at: number,
) => y + ((toY - y) * (at - x)) / Math.max(toX - x, Number.EPSILON)

/** The samples from start up to finish, both included. */
function within(columns: Columns, { start, finish }: Cut): Columns {
  const t = columns.get('t')
  if (!t) return columns
  const from = t.findIndex((time) => time >= start)
  const after = t.findIndex((time) => time > finish)
  const [first, last] = [from < 0 ? t.length : from, after < 0 ? t.length : after]
  return mapColumns(columns, (values) => {
    const width = widthOf(values, t)
    return values.slice(first * width, Math.max(first, last) * width)
  })
}

const widthOf = (values: Float64Array, t: Float64Array) =>
  t.length > 0 ? Math.max(1, Math.round(values.length / t.length)) : 1

const mapColumns = (
  columns: Columns,
  change: (values: Float64Array, name: string) => Float64Array,
): Columns => new Map([...columns].map(([name, values]) => [name, change(values, name)]))

/** A sensor on the seat counts two strokes for each. */
const halved = (columns: Columns): Columns =>
  mapColumns(columns, (values, name) =>
    RATES.includes(baseOf(name)) ? values.map((value) => value / 2) : values,
  )

/**
 * Channels of another recording on this one's clock. One that the other does not have stays as it
 * is, unless strokes are taken as a whole.
 */
function borrowed(
  columns: Columns,
  { columns: other, zero }: OtherRecording,
  names: readonly string[],
  shift: number,
): Columns {
  const [t, from] = [columns.get('t'), other.get('t')]
  if (!t || !from || !names.some((name) => other.has(name))) return columns
  const taken = new Map(columns)
  for (const name of names) {
    const values = other.get(name)
    if (values) taken.set(name, resampled(t, from, values, zero - shift))
    else taken.delete(name)
  }
  return taken
}

/** The latest value of the other clock at each time of `t`, unless that is too long ago. */
function resampled(
  t: Float64Array,
  from: Float64Array,
  values: Float64Array,
  zero: number,
): Float64Array {
  const taken = new Float64Array(t.length).fill(Number.NaN)
  let at = -1
  for (let i = 0; i < t.length; i++) {
    const now = (t[i] ?? Number.NaN) - zero
    while (at + 1 < from.length && (from[at + 1] ?? Number.NaN) <= now) at++
    if (at >= 0 && now - (from[at] ?? 0) <= LONGEST_GAP_S) taken[i] = values[at] ?? Number.NaN
  }
  return taken
}

/** The strokes of another recording on this one's clock, as far as they were rowed while it ran. */
function strokesOf(
  own: Columns,
  { strokes, columns, zero }: OtherRecording,
  shift: number,
): Columns | null {
  const [lent, t] = [strokes ?? strokeRecords(columns), own.get('t')]
  return (
    lent && within(moved(lent, zero - shift), { start: t?.[0] ?? 0, finish: t?.at(-1) ?? Infinity })
  )
}

const baseOf = (name: string): string => name.split('@')[0] ?? ''
const OAR: ReadonlySet<string> = new Set(OF_OAR)
const OF_STROKES: ReadonlySet<string> = new Set([...OF_OAR, ...OF_BOAT, ...OF_ROWER])

/** A sensor on the oar writes a record a stroke: these are its strokes. Null where it is none. */
function strokeRecords(columns: Columns): Columns | null {
  if (!columns.has('t') || ![...columns.keys()].some((name) => OAR.has(baseOf(name)))) return null
  return new Map([...columns].filter(([name]) => OF_STROKES.has(baseOf(name))))
}

/**
 * Appends the other recording to this one; its distance goes on from where this one ended, and
 * where they overlap this one counts. The distance between two consecutive samples was covered as
 * well.
 */
function merged({ columns, strokes, laps, shift }: Edited, other: OtherRecording): Recording {
  const end = columns.get('t')?.at(-1) ?? 0
  const rest = cut(movedBy(other.zero - shift, other), { start: end + 0.001, finish: Infinity })
  const next = rest.columns.get('t')?.[0] ?? end
  const known =
    next - end <= LONGEST_GAP_S
      ? moved(other.whole ?? other.columns, other.zero - shift)
      : rest.columns
  return {
    columns: joined(columns, rest.columns, distanceAt(known, end) ?? 0),
    strokes:
      strokes && rest.strokes
        ? joined(strokes, rest.strokes, distanceAt(rest.strokes, end) ?? 0)
        : (strokes ?? rest.strokes),
    laps: [...laps, ...rest.laps],
  }
}

const movedBy = (seconds: number, { columns, strokes, laps }: Recording): Recording => ({
  columns: moved(columns, seconds),
  strokes: strokes && moved(strokes, seconds),
  laps: laps.map((lap) => ({ ...lap, start: lap.start + seconds })),
})

const moved = (columns: Columns, seconds: number): Columns =>
  mapColumns(columns, (values, name) =>
    name === 't' ? values.map((time) => time + seconds) : values,
  )

/** `from`: metres of the other at which it goes on where the first ended. */
function joined(one: Columns, other: Columns, from: number): Columns {
  const [t, rest] = [one.get('t') ?? new Float64Array(), other.get('t') ?? new Float64Array()]
  const names = new Set([...one.keys(), ...other.keys()])
  return new Map(
    [...names].map((name) => {
      const [before, after] = [one.get(name), other.get(name)]
      const width = before ? widthOf(before, t) : after ? widthOf(after, rest) : 1
      const both = new Float64Array((t.length + rest.length) * width).fill(Number.NaN)
      if (before) both.set(before)
      if (after)
        both.set(
          name === 'distance' ? after.map((value) => value - from + lastKnown(before)) : after,
          t.length * width,
        )
      return [name, both]
    }),
  )
}

const lastKnown = (values: Float64Array | undefined) =>
  values?.findLast((value) => !Number.isNaN(value)) ?? 0

/** The same from zero: what is left of a recording begins with it. */
export function fromZero(columns: Columns, offset: number): Columns {
  const distance = columns.get('distance')
  const first = offset > 0 ? (distance?.find((value) => !Number.isNaN(value)) ?? 0) : 0
  return mapColumns(columns, (values, name) => {
    if (name === 't' && offset !== 0)
      return values.map((time) => Math.round((time - offset) * 1000) / 1000)
    return name === 'distance' && first !== 0
      ? values.map((value) => Math.max(0, value - first))
      : values
  })
}
