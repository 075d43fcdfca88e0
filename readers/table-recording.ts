import { weightedMean } from '#domain/training/weighted-means.ts'
import { NO_TOTALS, type Recording, type RecordedLap } from './activity.ts'
import { CURVE_POINTS, type Channels, type ChannelName } from './channels.ts'
import { columnSlice } from './columns.ts'
import type { Moment } from './clock.ts'
import type { Table } from './table.ts'
import { areSplits } from './plausible-totals.ts'
import { FileRefusal } from './refusal.ts'
import { maximum } from './totals.ts'

export interface RecordingOptions {
  readonly sport_id: number | null
  readonly device?: string | null
  /** the moment of zero, from elsewhere in the file */
  readonly began?: Moment | null
  /**
   * by which column the rows are timed: the elapsed time `t`, else the clock; or the other way
   * round
   */
  readonly axis?: 'elapsed' | 'clock'
  /** the elapsed time is counted from the first row, not from zero */
  readonly fromFirst?: boolean
  /** whether a piece of that name was a rest */
  readonly isRest?: (label: string) => boolean
  readonly totals?: Partial<Recording['totals']>
  /** the strokes are those of one seat, which the file does not name */
  readonly ofOneSeat?: boolean
  /** the column that names pieces numbers splits in some files */
  readonly mayNameSplits?: boolean
}

/**
 * Turns a table into a recording: counters that restart at each piece are made continuous, and
 * pieces become laps. Where no column marks the pieces, each begins where a counter restarts.
 * Throws FileRefusal when there are no rows.
 */
export function tableRecording(table: Table, options: RecordingOptions): Recording {
  const { columns } = table
  if (columns.rows === 0) throw new FileRefusal('no_records')
  const channels = channelsOfTable(table)
  const elapsed = channels.get('t')
  const distance = channels.get('distance')
  if (distance) countUpwards(distance)
  const { breaks, restarts } = unroll(
    elapsed,
    distance,
    table.pieces.map(({ row }) => row),
  )
  const clock = columnSlice(columns, '~clock')
  const timing = timingOf(elapsed, clock, table, options)
  if (timing.t) channels.set('t', timing.t)
  return {
    sport_id: options.sport_id,
    start: timing.start,
    device: options.device ?? null,
    channels,
    records: columns.rows,
    ...(timing.wall_clock && { wall_clock: timing.wall_clock }),
    laps: settledLaps(
      table.pieces.length > 0 ? table : { ...table, pieces: piecesAt(breaks) },
      channels,
      timing.start,
      options,
      breaks,
    ),
    totals: { ...NO_TOTALS, timer: timing.timer, ...options.totals },
    breaks,
    restarts: timing.t === elapsed ? restarts : [],
    trust: 'trusted',
    paused: 0,
    warnings: [
      ...(table.cut ? (['truncated'] as const) : []),
      ...(options.ofOneSeat ? (['seat_unknown'] as const) : []),
    ],
  }
}

function channelsOfTable({ columns, curves }: Table): Channels {
  const channels: Channels = new Map()
  for (const name of columns.names) {
    const values = name.startsWith('~') ? undefined : columnSlice(columns, name)
    if (values) channels.set(name as ChannelName, values)
  }
  for (const [name, values] of curves) {
    const whole = new Float64Array(columns.rows * CURVE_POINTS).fill(Number.NaN)
    whole.set(values.subarray(0, whole.length))
    channels.set(name, whole)
  }
  return channels
}

interface Timing {
  readonly t: Float64Array | undefined
  readonly start: number | null
  readonly timer: number | null
  readonly wall_clock?: readonly string[]
}

/** The clock that times the rows, and what is known of the moment it began. */
function timingOf(
  elapsed: Float64Array | undefined,
  clock: Float64Array | undefined,
  table: Table,
  options: RecordingOptions,
): Timing {
  const zero = clock?.find((second) => !Number.isNaN(second)) ?? null
  const moment = options.began ?? table.first
  const known = table.first !== null && 'epoch' in table.first
  const walls = moment && 'wall' in moment ? moment.wall : []
  const timer = elapsed && !options.fromFirst ? maximum(elapsed) : null
  if (clock && zero !== null && (!elapsed || options.axis === 'clock')) {
    if (known) return { t: clock, start: null, timer: null }
    for (let i = 0; i < clock.length; i++) clock[i] = (clock[i] ?? Number.NaN) - zero
    return { t: clock, start: 0, timer: null, wall_clock: walls }
  }
  if (!elapsed) return { t: undefined, start: null, timer: null, wall_clock: walls }
  const first = elapsed.find((second) => !Number.isNaN(second)) ?? 0
  if (options.began && 'epoch' in options.began)
    return startingAt(options.began.epoch, elapsed, timer)
  if (!known || zero === null)
    return { t: elapsed, start: options.fromFirst ? null : 0, timer, wall_clock: walls }
  return startingAt(zero - first, elapsed, timer)
}

function startingAt(start: number, elapsed: Float64Array, timer: number | null): Timing {
  return { t: elapsed.map((second) => start + second), start, timer }
}

/** Some devices count a fixed distance down to zero: it is turned into the distance covered. */
function countUpwards(distance: Float64Array): void {
  const first = distance.find((metres) => !Number.isNaN(metres)) ?? 0
  const last = distance.findLast((metres) => !Number.isNaN(metres)) ?? 0
  let falls = 0
  let rises = 0
  for (let i = 1; i < distance.length; i++) {
    const step = (distance[i] ?? Number.NaN) - (distance[i - 1] ?? Number.NaN)
    if (step < 0) falls++
    else if (step > 0) rises++
  }
  if (last >= first || falls < 10 * rises || falls < 3) return
  for (let i = 0; i < distance.length; i++) distance[i] = first - (distance[i] ?? Number.NaN)
}

/**
 * A counter that falls to less than half has restarted; noise and rows out of order do not fall so
 * far.
 */
const BEGINS_AGAIN = 0.5

/**
 * Makes counters that begin again at each piece run on, in place. Returns the rows at which one
 * did, and those at which the clock did.
 */
function unroll(
  t: Float64Array | undefined,
  distance: Float64Array | undefined,
  pieces: readonly number[],
): { breaks: number[]; restarts: number[] } {
  const begins = new Set(pieces)
  const restarts = t ? runOn(t, begins, new Set()) : []
  const more = distance ? runOn(distance, begins, new Set(restarts), t !== undefined) : []
  return { breaks: [...new Set([...restarts, ...more])].toSorted((a, b) => a - b), restarts }
}

/**
 * With `onlyThere` the counter restarts at those rows and at no other, so that a value that is off
 * does not count as a restart.
 */
function runOn(
  counter: Float64Array,
  pieces: ReadonlySet<number>,
  restarts: ReadonlySet<number>,
  onlyThere = false,
): number[] {
  const found: number[] = []
  let before = 0
  let highest = 0
  let begins = false
  for (let i = 0; i < counter.length; i++) {
    const now = counter[i] ?? Number.NaN
    if (pieces.has(i) || restarts.has(i)) begins = true
    if (Number.isNaN(now)) continue
    if (now < highest && (begins || (!onlyThere && now < highest * BEGINS_AGAIN))) {
      if (!begins && isStray(counter, i, highest)) {
        counter[i] = Number.NaN
        continue
      }
      before += highest
      highest = 0
      found.push(i)
    }
    begins = false
    if (now > highest) highest = now
    counter[i] = before + now
  }
  return found
}

/** One low value in a counter that then goes on where it was. */
function isStray(counter: Float64Array, at: number, highest: number): boolean {
  const next = counter.subarray(at + 1).find((value) => !Number.isNaN(value))
  return next !== undefined && next >= highest
}

const piecesAt = (rows: readonly number[]): Table['pieces'] =>
  (rows.length > 0 ? [0, ...rows] : []).map((row) => ({ row, label: '' }))

/** The laps, or one lap where what is numbered are splits. */
function settledLaps(
  table: Table,
  channels: Channels,
  zero: number | null,
  options: RecordingOptions,
  breaks: readonly number[],
): RecordedLap[] {
  const laps = lapsOf(table, channels, zero, options)
  return options.mayNameSplits && areSplits(laps, breaks)
    ? lapsOf({ ...table, pieces: [] }, channels, zero, options)
    : laps
}

/**
 * A lap for each piece in which something happened. The time up to the first row of a piece belongs
 * to it.
 */
function lapsOf(
  { pieces, columns }: Table,
  channels: Channels,
  zero: number | null,
  { isRest }: RecordingOptions,
): RecordedLap[] {
  const t = channels.get('t')
  const distance = channels.get('distance')
  const ranges = pieces.length === 0 ? [{ row: 0, label: '' }] : pieces
  const heartRate = channels.get('heart_rate')?.map((rate) => (rate > 0 ? rate : Number.NaN))
  const cadence = channels.get('cadence')
  const meanOf = (values: Float64Array | undefined, from: number, to: number) =>
    weightedMean(t?.subarray(from, to), values?.subarray(from, to))
  let before = { t: zero ?? t?.find(isKnown) ?? null, distance: 0 }
  const laps = ranges.map(({ label, row }, index) => {
    const from = index === 0 ? 0 : row
    const to = ranges[index + 1]?.row ?? columns.rows
    const end = {
      t: lastOf(t, from, to) ?? before.t,
      distance: lastOf(distance, from, to) ?? before.distance,
    }
    const lap = {
      start: before.t ?? Number.NaN,
      time: end.t === null || before.t === null ? null : Math.max(0, end.t - before.t),
      distance: distance ? Math.max(0, end.distance - before.distance) : null,
      heart_rate_avg: meanOf(heartRate, from, to),
      stroke_rate_avg: meanOf(cadence, from, to),
      rest: isRest?.(label) ?? false,
    }
    before = end
    return lap
  })
  const rowed = laps.filter((lap) => lap.distance === null || lap.distance > 0)
  return rowed.length > 0 ? rowed : laps.slice(0, 1)
}

const isKnown = (value: number): boolean => !Number.isNaN(value)

const lastOf = (values: Float64Array | undefined, from: number, to: number): number | null =>
  values?.subarray(from, to).findLast(isKnown) ?? null
