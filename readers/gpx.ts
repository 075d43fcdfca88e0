import {
  NO_TOTALS,
  type ReadResult,
  type Recording,
  type RecordedLap,
  type Warning,
} from './activity.ts'
import { addBeat, addHeartRate } from './beats.ts'
import type { ChannelName } from './channels.ts'
import {
  addRow,
  channelsOf,
  columnIndex,
  columnSlice,
  emptyColumns,
  setCell,
  type Columns,
} from './columns.ts'
import { deviceText } from './device-text.ts'
import { finishActivities } from './finish.ts'
import { trackDistance } from './geo.ts'
import { workoutsOf, type Segment, type Tracks } from './gpx-workouts.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { inContext, type ReadContext } from './read-context.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { maximum } from './totals.ts'
import { opensElement, parseDecimal, parseTime, parseXml, type XmlOutcome } from './xml.ts'

/** GPX 1.0 and 1.1: the tracks of a file, not its routes and waypoints. */
export const gpxReader = {
  name: 'gpx',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'gpx'),
  read: readGpx,
} as const

interface GpxState extends Tracks {
  readonly limits: ReadLimits
  /** heart rates that SportTracks writes beside the track, on a clock of their own */
  readonly beats: Columns
  readonly segments: Segment[]
  track: number
  inPoint: boolean
  /** what each track says it is, by its number */
  readonly types: Map<number, string>
  device: string | null
}

const GPX_CHANNELS = [
  't',
  'lat',
  'lon',
  'elevation',
  'heart_rate',
  'cadence',
  'speed',
  'power',
  'temperature',
] as const

/** Elements inside a trkpt, by local name: writers put the same words into many namespaces. */
const POINT_FIELDS: ReadonlyMap<string, ChannelName> = new Map([
  ['ele', 'elevation'],
  ['hr', 'heart_rate'],
  ['heartrate', 'heart_rate'],
  ['cad', 'cadence'],
  ['cadence', 'cadence'],
  ['power', 'power'],
  ['watts', 'power'],
  ['PowerInWatts', 'power'],
  ['atemp', 'temperature'],
  ['temp', 'temperature'],
  ['speed', 'speed'],
])

export function readGpx(bytes: Uint8Array, limits: ReadLimits, context?: ReadContext): ReadResult {
  const points = emptyColumns(limits)
  const state: GpxState = {
    limits,
    points,
    beats: emptyColumns(limits),
    segments: [],
    track: 0,
    inPoint: false,
    types: new Map(),
    device: null,
  }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes, parent) => open(state, name, attributes, parent),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  // A point that was cut in two is not counted.
  if (state.inPoint) points.rows--
  if (points.rows === 0)
    throw new FileRefusal(
      outcome !== 'whole'
        ? 'file_damaged'
        : state.segments.length > 0
          ? 'no_records'
          : 'not_an_activity',
    )
  return resultOf(state, outcome, context)
}

function open(
  state: GpxState,
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: string,
): void {
  if (name === 'trkpt' && parent === 'trkseg') {
    const row = addRow(state.points)
    state.inPoint = true
    setCell(
      state.points,
      columnIndex(state.points, 'lat'),
      row,
      parseDecimal(attributes['lat'] ?? ''),
    )
    setCell(
      state.points,
      columnIndex(state.points, 'lon'),
      row,
      parseDecimal(attributes['lon'] ?? ''),
    )
  } else if (name === 'trkseg') {
    if (state.segments.length >= state.limits.entries) throw new FileRefusal('too_large')
    state.segments.push({ from: state.points.rows, track: state.track })
  } else if (name === 'heartRate') addBeat(state.beats, attributes)
  else if (name === 'trk') state.track++
  else if (name === 'gpx') state.device = deviceText(attributes['creator'] ?? '')
}

function close(state: GpxState, name: string, text: string, parent: string): void {
  if (name === 'trkpt') state.inPoint = false
  else if (name === 'type' && parent === 'trk') state.types.set(state.track, text)
  else if (state.inPoint) {
    const row = state.points.rows - 1
    const channel = POINT_FIELDS.get(name)
    if (name === 'time' && parent === 'trkpt')
      setCell(state.points, columnIndex(state.points, 't'), row, parseTime(text))
    else if (channel)
      setCell(state.points, columnIndex(state.points, channel), row, parseDecimal(text))
  }
}

function resultOf(state: GpxState, outcome: XmlOutcome, context?: ReadContext): ReadResult {
  const recordings = workoutsOf(state).map((workout) => recordingOf(state, workout, outcome))
  const filled = recordings.filter((recording) => recording.records > 0)
  return { kind: 'gpx', ...finishActivities(inContext(filled, context)) }
}

function recordingOf(
  state: GpxState,
  { points, segments }: Tracks,
  outcome: XmlOutcome,
): Recording {
  const channels = channelsOf(points, GPX_CHANNELS)
  addHeartRate(channels, state.beats)
  const t = channels.get('t')
  // A segment without points begins where the next one does.
  const breaks = [...new Set(segments.map(({ from }) => from))]
  const warnings: Warning[] = outcome === 'whole' ? [] : [outcome]
  return {
    sport_id: sportOfGpx(typeOf(state, segments)),
    start: t ? firstTime(t) : null,
    device: state.device,
    channels,
    records: points.rows,
    laps: segments.map(({ from }, index) =>
      lapOf(points, from, segments[index + 1]?.from ?? points.rows),
    ),
    // As written: from the first point that has a time to the last, without what lies between two
    // segments.
    totals: {
      ...NO_TOTALS,
      timer: t && outcome === 'whole' ? lastTime(t) - firstTime(t) - brokenOff(t, breaks) : null,
    },
    breaks,
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: 0,
    warnings,
  }
}

/**
 * The type that one of its tracks gives; else that of another in the file, since not every program
 * repeats it.
 */
function typeOf({ types }: GpxState, segments: readonly Segment[]): string {
  const own = segments.find(({ track }) => types.has(track))
  return (own ? types.get(own.track) : types.values().next().value) ?? ''
}

const isKnown = (time: number): boolean => !Number.isNaN(time)
const firstTime = (t: Float64Array): number => t.find(isKnown) ?? Number.NaN
const lastTime = (t: Float64Array): number => t.findLast(isKnown) ?? Number.NaN

/** Segments that follow each other faster are one stretch that a program has cut. */
const SHORTEST_BREAK = 10

/** Seconds between the last point before each break and the first one after it. */
function brokenOff(t: Float64Array, breaks: readonly number[]): number {
  return breaks
    .map((row) => (t[row] ?? Number.NaN) - (t[row - 1] ?? Number.NaN))
    .filter((seconds) => seconds > SHORTEST_BREAK)
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** A segment is what lies between two pauses; GPX has no other laps. */
function lapOf(points: Columns, from: number, to: number): RecordedLap {
  const t = columnSlice(points, 't', from, to)
  const lat = columnSlice(points, 'lat', from, to)
  const lon = columnSlice(points, 'lon', from, to)
  return {
    start: t ? firstTime(t) : Number.NaN,
    time: t ? Math.max(0, lastTime(t) - firstTime(t)) : null,
    distance: lat && lon ? maximum(trackDistance(lat, lon, [])) : null,
    heart_rate_avg: null,
    stroke_rate_avg: null,
    rest: false,
  }
}
