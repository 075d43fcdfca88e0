import {
  NO_TOTALS,
  type ReadResult,
  type Recording,
  type RecordedLap,
  type Warning,
} from './activity.ts'
import type { ChannelName } from './channels.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import { deviceText } from './device-text.ts'
import { finishActivities } from './finish.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { inContext, type ReadContext } from './read-context.ts'
import { FileRefusal } from './refusal.ts'
import { isSportUnknown, sportOfTcx } from './sport-map.ts'
import { known, sumKnown } from './totals.ts'
import { opensElement, parseDecimal, parseTime, parseXml, type XmlOutcome } from './xml.ts'

/** Garmin's Training Center XML. */
export const tcxReader = {
  name: 'tcx',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'TrainingCenterDatabase'),
  read: readTcx,
} as const

interface TcxActivity {
  readonly sport: string
  start: number | null
  device: string | null
  readonly laps: { -readonly [Key in keyof RecordedLap]: RecordedLap[Key] }[]
  readonly points: Columns
  readonly breaks: number[]
}

interface TcxState {
  readonly limits: ReadLimits
  readonly activities: TcxActivity[]
  activity: TcxActivity | null
  inPoint: boolean
  tracksInLap: number
  decimalComma: boolean
}

const COUNTED_CHANNELS = [
  't',
  'lat',
  'lon',
  'elevation',
  'distance',
  'heart_rate',
  'cadence',
  'speed',
  'power',
] as const

/**
 * Elements inside a Trackpoint, extensions of all versions included. A foot pod's rate replaces the
 * missing Cadence.
 */
const POINT_FIELDS: ReadonlyMap<string, ChannelName> = new Map([
  ['LatitudeDegrees', 'lat'],
  ['LongitudeDegrees', 'lon'],
  ['AltitudeMeters', 'elevation'],
  ['DistanceMeters', 'distance'],
  ['HeartRateBpm/Value', 'heart_rate'],
  ['Cadence', 'cadence'],
  ['RunCadence', 'cadence'],
  ['Speed', 'speed'],
  ['Watts', 'power'],
])

export function readTcx(bytes: Uint8Array, limits: ReadLimits, context?: ReadContext): ReadResult {
  const state: TcxState = {
    limits,
    activities: [],
    activity: null,
    inPoint: false,
    tracksInLap: 0,
    decimalComma: false,
  }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes) => open(state, name, attributes),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  // A point that was cut in two is not counted.
  if (state.inPoint && state.activity) state.activity.points.rows--
  return resultOf(state, outcome, context)
}

function open(state: TcxState, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === 'Activity') {
    if (state.activities.length >= state.limits.entries) throw new FileRefusal('too_large')
    state.activity = {
      sport: attributes['Sport'] ?? '',
      start: null,
      device: null,
      laps: [],
      points: emptyColumns(state.limits),
      breaks: [],
    }
    state.activities.push(state.activity)
    return
  }
  const { activity } = state
  if (!activity) return
  if (name === 'Trackpoint') {
    addRow(activity.points)
    state.inPoint = true
  } else if (name === 'Track') {
    // A second track in one lap begins after a pause; a new lap goes on where the last one ended.
    if (state.tracksInLap++ > 0) activity.breaks.push(activity.points.rows)
  } else if (name === 'Lap') {
    openLap(state, activity, attributes['StartTime'] ?? '')
  }
}

function openLap(state: TcxState, activity: TcxActivity, startTime: string): void {
  if (activity.laps.length >= state.limits.entries) throw new FileRefusal('too_large')
  const start = parseTime(startTime)
  activity.laps.push({
    start,
    time: null,
    distance: null,
    heart_rate_avg: null,
    stroke_rate_avg: null,
    rest: false,
  })
  if (!Number.isNaN(start)) activity.start ??= start
  state.tracksInLap = 0
}

function close(state: TcxState, name: string, text: string, parent: string): void {
  const { activity } = state
  if (!activity) return
  if (name === 'Activity') state.activity = null
  else if (name === 'Trackpoint') state.inPoint = false
  else if (name === 'Lap') closeLap(state, activity)
  else if (state.inPoint) closePointField(state, activity.points, name, text, parent)
  else if (name === 'Id') activity.start ??= known(parseTime(text))
  else if (name === 'Name' && parent === 'Creator') activity.device = deviceText(text)
  else closeLapField(state, activity.laps.at(-1), name, text, parent)
}

/** Seconds by which the last point of a lap may be later than its timer stopped. */
const SHORTEST_PAUSE = 2

/** A pause shows by points that are later than the timer ran; one that ends a lap has none. */
function closeLap({ tracksInLap }: TcxState, { laps, points }: TcxActivity): void {
  const lap = laps.at(-1)
  if (!lap || lap.time === null || tracksInLap === 0 || points.rows === 0) return
  const last = points.arrays[columnIndex(points, 't')]?.[points.rows - 1] ?? Number.NaN
  const elapsed = last - lap.start
  if (elapsed > lap.time + SHORTEST_PAUSE) lap.elapsed = elapsed
}

function closePointField(
  state: TcxState,
  points: Columns,
  name: string,
  text: string,
  parent: string,
): void {
  const row = points.rows - 1
  if (name === 'Time') {
    setCell(points, columnIndex(points, 't'), row, parseTime(text))
    return
  }
  const channel = POINT_FIELDS.get(name === 'Value' ? `${parent}/Value` : name)
  if (channel) setCell(points, columnIndex(points, channel), row, numberOf(state, text))
}

function closeLapField(
  state: TcxState,
  lap: TcxActivity['laps'][number] | undefined,
  name: string,
  text: string,
  parent: string,
): void {
  if (!lap) return
  if (name === 'TotalTimeSeconds') lap.time = known(numberOf(state, text))
  else if (name === 'DistanceMeters') lap.distance = known(numberOf(state, text))
  else if (name === 'Value' && parent === 'AverageHeartRateBpm')
    lap.heart_rate_avg = known(numberOf(state, text))
  else if (name === 'Cadence') lap.stroke_rate_avg = known(numberOf(state, text))
  else if (name === 'Intensity') lap.rest = text === 'Resting'
}

function numberOf(state: TcxState, text: string): number {
  if (text.includes(',')) state.decimalComma = true
  return parseDecimal(text)
}

function resultOf(state: TcxState, outcome: XmlOutcome, context?: ReadContext): ReadResult {
  const warnings: Warning[] = state.decimalComma ? ['decimal_comma'] : []
  const withRecords = state.activities.filter(({ points }) => points.rows > 0)
  if (withRecords.length === 0) {
    if (outcome !== 'whole') throw new FileRefusal('file_damaged')
    throw new FileRefusal(state.activities.length > 0 ? 'no_records' : 'not_an_activity')
  }
  const last = state.activities.at(-1)
  const recordings = withRecords.map((activity) =>
    recordingOf(activity, activity === last ? outcome : 'whole', warnings),
  )
  return { kind: 'tcx', ...finishActivities(inContext(recordings, context)) }
}

function recordingOf(
  activity: TcxActivity,
  outcome: XmlOutcome,
  warnings: readonly Warning[],
): Recording {
  const { laps, points } = activity
  const rested = laps.some((lap) => lap.rest)
  const timeOf = (rest: boolean): number | null =>
    sumKnown(laps.filter((lap) => lap.rest === rest).map((lap) => lap.time))
  return {
    sport_id: sportOfTcx(activity.sport),
    start: activity.start,
    device: activity.device,
    channels: channelsOf(points, COUNTED_CHANNELS),
    records: points.rows,
    laps,
    totals: {
      ...NO_TOTALS,
      lap_distance: sumKnown(laps.map((lap) => lap.distance)),
      timer: sumKnown(laps.map((lap) => lap.time)),
      work: rested ? timeOf(false) : null,
      rest: rested ? timeOf(true) : null,
    },
    breaks: activity.breaks,
    trust: outcome === 'truncated' ? 'ignored' : outcome === 'damaged' ? 'checked' : 'trusted',
    paused: 0,
    warnings: [
      ...warnings,
      ...(isSportUnknown(activity.sport) ? ['sport_unknown' as const] : []),
      ...(outcome === 'whole' ? [] : [outcome]),
    ],
  }
}
