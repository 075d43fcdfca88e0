import { OF_BOAT, OF_OAR, OF_ROWER } from '../constants/oar-quantities.ts'
import {
  LONGEST_GAP_S,
  distanceAt,
  joined,
  mapColumns,
  moved,
  resampled,
  within,
  type Columns,
  type Cut,
} from './recorded-columns.ts'

/** A stretch the device marked; seconds of the recording's own clock. */
export type RecordedLap = {
  start: number
  time: number | null
  /** Seconds until it ended by the clock, where its timer stood still within it. */
  elapsed?: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
  /** The place in its workout of the step that it was done for. */
  step?: number | null
}

/**
 * `restarts`: seconds of its clock at which a piece was timed from zero again, those of what was cut
 * off included.
 */
export type Recording = {
  columns: Columns
  strokes: Columns | null
  laps: readonly RecordedLap[]
  restarts: readonly number[]
}

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
function cut({ columns, strokes, laps, restarts }: Recording, { start, finish }: Cut): Recording {
  const left = within(columns, { start, finish })
  const end = left.get('t')?.at(-1) ?? start
  return {
    columns: left,
    strokes: strokes && within(strokes, { start, finish }),
    laps: lapsWithin(laps, { start, finish: end }, columns),
    restarts,
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
  return laps.flatMap(({ elapsed, ...lap }) => {
    const lasted = elapsed ?? lap.time
    const start = Math.max(from, lap.start)
    const time = Math.min(to, lap.start + (lasted ?? 0)) - start
    if (time < 1) return []
    const whole = lasted !== null && time >= lasted - 1
    if (whole) return [{ ...lap, start, ...(elapsed && { elapsed }) }]
    const [before, after] = [distanceAt(columns, start), distanceAt(columns, start + time)]
    const distance = before === null || after === null ? null : after - before
    return [{ ...lap, start, time, distance, heart_rate_avg: null, stroke_rate_avg: null }]
  })
}

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
function merged(
  { columns, strokes, laps, restarts, shift }: Edited,
  other: OtherRecording,
): Recording {
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
    restarts: [...restarts.filter((at) => at <= end), ...rest.restarts.filter((at) => at >= end)],
  }
}

const movedBy = (seconds: number, { columns, strokes, laps, restarts }: Recording): Recording => ({
  columns: moved(columns, seconds),
  strokes: strokes && moved(strokes, seconds),
  laps: laps.map((lap) => ({ ...lap, start: lap.start + seconds })),
  restarts: restarts.map((at) => at + seconds),
})
