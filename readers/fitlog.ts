import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { parseMoment, wallSeconds } from './clock.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import { deviceText } from './device-text.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { finishAll } from './table-reader.ts'
import { known, sumKnown } from './totals.ts'
import { opensElement, parseDecimal, parseXml, type XmlOutcome } from './xml.ts'

/**
 * FITLOG of SportTracks: the workouts of a logbook, with points that count from the start of their
 * track, pauses included.
 */
export const fitlogReader = {
  name: 'fitlog',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'FitnessWorkbook'),
  read,
} as const

const POINT_FIELDS: ReadonlyMap<string, ChannelName> = new Map([
  ['tm', 't'],
  ['lat', 'lat'],
  ['lon', 'lon'],
  ['ele', 'elevation'],
  ['hr', 'heart_rate'],
  ['dist', 'distance'],
  ['cadence', 'cadence'],
  ['power', 'power'],
])
const CHANNELS = [...POINT_FIELDS.values()]

type Attributes = Readonly<Record<string, string>>

/** What elements directly below a workout or a lap say, by element and attribute. */
type Values = Map<string, string>

interface Workout {
  readonly start: string
  track: string | null
  readonly points: Columns
  readonly values: Values
  readonly laps: { readonly start: string; readonly values: Values }[]
  readonly pauses: Attributes[]
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const workouts: Workout[] = []
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes, parent) => open(workouts, limits, name, attributes, parent),
    close: () => {},
  })
  if (workouts.length === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  const last = workouts.at(-1)
  return finishAll(
    'fitlog',
    workouts.map((workout) => recordingOf(workout, workout === last ? outcome : 'whole')),
  )
}

function open(
  workouts: Workout[],
  limits: ReadLimits,
  name: string,
  attributes: Attributes,
  parent: string,
): void {
  if (name === 'Activity') {
    refuseBeyond(workouts, limits)
    workouts.push({
      start: attributes['StartTime'] ?? '',
      track: null,
      points: emptyColumns(limits),
      values: new Map(),
      laps: [],
      pauses: [],
    })
    return
  }
  const workout = workouts.at(-1)
  if (!workout) return
  if (name === 'pt') addPoint(workout.points, attributes)
  else if (name === 'Track') workout.track ??= attributes['StartTime'] ?? null
  else if (name === 'Lap') {
    refuseBeyond(workout.laps, limits)
    const values = new Map([['Lap DurationSeconds', attributes['DurationSeconds'] ?? '']])
    workout.laps.push({ start: attributes['StartTime'] ?? '', values })
  } else if (name === 'Pause') {
    refuseBeyond(workout.pauses, limits)
    workout.pauses.push(attributes)
  } else if (parent === 'Activity') note(workout.values, name, attributes)
  else if (parent === 'Lap') note(workout.laps.at(-1)?.values, name, attributes)
}

function refuseBeyond(list: readonly unknown[], { entries }: ReadLimits): void {
  if (list.length >= entries) throw new FileRefusal('too_large')
}

function addPoint(points: Columns, attributes: Attributes): void {
  const row = addRow(points)
  for (const [name, channel] of POINT_FIELDS)
    setCell(points, columnIndex(points, channel), row, parseDecimal(attributes[name] ?? ''))
}

function note(values: Values | undefined, name: string, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) values?.set(`${name} ${key}`, value)
}

/** Seconds on the clock in which the file has its times: since 1970 in UTC, or of a wall. */
function secondsOf(text: string): number {
  const moment = parseMoment(text)
  if (!moment) return Number.NaN
  return 'epoch' in moment ? moment.epoch : wallSeconds(moment.wall[0] ?? '')
}

function recordingOf(workout: Workout, outcome: XmlOutcome): Recording {
  const { points, values, laps } = workout
  const moment = parseMoment(workout.start)
  const isWall = !(moment && 'epoch' in moment)
  const began = secondsOf(workout.start)
  const zero = isWall ? 0 : began
  const after = (text: string): number =>
    zero + (Number.isNaN(began) ? Number.NaN : secondsOf(text) - began)
  const channels = channelsOf(points, CHANNELS)
  const t = channels.get('t')
  const first = workout.track === null ? zero : after(workout.track)
  const trackStart = Number.isNaN(first) ? zero : first
  t?.forEach((seconds, row) => (t[row] = trackStart + seconds))
  const number = (name: string): number | null => known(parseDecimal(values.get(name) ?? ''))
  const pauses = workout.pauses.map(({ StartTime = '', EndTime = '' }) => ({
    end: after(EndTime),
    seconds: secondsOf(EndTime) - secondsOf(StartTime),
  }))
  return {
    sport_id: sportOfGpx((values.get('Category Name') ?? '').split(':').at(-1) ?? ''),
    start: zero,
    device: deviceOf(values.get('Metadata Source') ?? ''),
    channels,
    records: points.rows,
    ...(isWall && { wall_clock: moment?.wall ?? [] }),
    laps: laps.map((lap) => lapOf(lap.values, after(lap.start))),
    totals: {
      ...NO_TOTALS,
      distance: number('Distance TotalMeters'),
      lap_distance: sumKnown(
        laps.map((lap) => known(parseDecimal(lap.values.get('Distance TotalMeters') ?? ''))),
      ),
      timer: number('Duration TotalSeconds'),
      averages: {
        ...NO_AVERAGES,
        heart_rate: number('HeartRate AverageBPM'),
        stroke_rate: number('Cadence AverageRPM'),
        power: number('Power AverageWatts'),
      },
      heart_rate_max: number('HeartRate MaximumBPM'),
    },
    breaks: t ? rowsAfter(t, pauses) : [],
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: pauses.reduce((sum, { seconds }) => sum + (seconds > 0 ? seconds : 0), 0),
    warnings: outcome === 'whole' ? [] : [outcome],
  }
}

/** The first row after each pause. */
function rowsAfter(t: Float64Array, pauses: readonly { readonly end: number }[]): number[] {
  const ends = pauses.map(({ end }) => end).toSorted((a, b) => a - b)
  const rows: number[] = []
  let next = 0
  for (let row = 1; row < t.length && next < ends.length; row++) {
    const before = next
    while (next < ends.length && (t[row] ?? Number.NaN) >= (ends[next] ?? Infinity)) next++
    if (next > before) rows.push(row)
  }
  return rows
}

const lapOf = (values: Values, start: number): RecordedLap => {
  const number = (name: string): number | null => known(parseDecimal(values.get(name) ?? ''))
  return {
    start,
    time: number('Lap DurationSeconds'),
    distance: number('Distance TotalMeters'),
    heart_rate_avg: number('HeartRate AverageBPM'),
    stroke_rate_avg: number('Cadence AverageRPM'),
    rest: false,
  }
}

/** The program says where a workout came from in its own language. */
const deviceOf = (source: string): string | null =>
  deviceText(source.replace(/^\S+ (?:from|von|de|da|van|från|fra)\s+/iu, ''))
