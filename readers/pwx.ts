import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { parseMoment } from './clock.ts'
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
 * PWX of TrainingPeaks: workouts with summaries of the whole and of segments, and samples that
 * count from the start, whose time may be that of a clock on the wall.
 */
export const pwxReader = {
  name: 'pwx',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'pwx'),
  read,
} as const

const SAMPLE_FIELDS: ReadonlyMap<string, ChannelName> = new Map([
  ['timeoffset', 't'],
  ['hr', 'heart_rate'],
  ['spd', 'speed'],
  ['pwr', 'power'],
  ['cad', 'cadence'],
  ['dist', 'distance'],
  ['lat', 'lat'],
  ['lon', 'lon'],
  ['alt', 'elevation'],
  ['temp', 'temperature'],
])
const CHANNELS = [...SAMPLE_FIELDS.values()]

/** Seconds, metres, beats a minute and watts of a whole or a segment; NaN where it says nothing. */
interface Summary {
  beginning: number
  duration: number
  stopped: number
  distance: number
  heartRate: number
  highest: number
  power: number
}

const emptySummary = (): Summary => ({
  beginning: Number.NaN,
  duration: Number.NaN,
  stopped: Number.NaN,
  distance: Number.NaN,
  heartRate: Number.NaN,
  highest: Number.NaN,
  power: Number.NaN,
})

interface Workout {
  readonly samples: Columns
  readonly whole: Summary
  readonly segments: Summary[]
  sport: string
  time: string
  maker: string
  model: string
  inSegment: boolean
}

interface PwxState {
  readonly limits: ReadLimits
  readonly workouts: Workout[]
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: PwxState = { limits, workouts: [] }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes, parent) => open(state, name, attributes, parent),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  const recordings = state.workouts.map((workout) => recordingOf(workout, outcome))
  if (recordings.length === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll('pwx', recordings)
}

function open(
  { limits, workouts }: PwxState,
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: string,
): void {
  if (name === 'workout') {
    if (workouts.length >= limits.entries) throw new FileRefusal('too_large')
    workouts.push({
      samples: emptyColumns(limits),
      whole: emptySummary(),
      segments: [],
      sport: '',
      time: '',
      maker: '',
      model: '',
      inSegment: false,
    })
    return
  }
  const workout = workouts.at(-1)
  if (!workout) return
  if (name === 'sample') addRow(workout.samples)
  else if (name === 'segment') {
    if (workout.segments.length >= limits.entries) throw new FileRefusal('too_large')
    workout.segments.push(emptySummary())
    workout.inSegment = true
  } else if (parent === 'summarydata') noteMeans(summaryOf(workout), name, attributes)
}

const summaryOf = ({ inSegment, segments, whole }: Workout): Summary =>
  (inSegment ? segments.at(-1) : undefined) ?? whole

/** What is summed up of a channel stands in attributes. */
function noteMeans(
  summary: Summary,
  name: string,
  { avg = '', max = '' }: Readonly<Record<string, string>>,
): void {
  if (name === 'hr') Object.assign(summary, { heartRate: positive(avg), highest: positive(max) })
  else if (name === 'pwr') summary.power = positive(avg)
}

const positive = (text: string): number => {
  const value = parseDecimal(text)
  return value > 0 ? value : Number.NaN
}

function close({ workouts }: PwxState, name: string, text: string, parent: string): void {
  const workout = workouts.at(-1)
  if (!workout) return
  if (name === 'segment') workout.inSegment = false
  else if (parent === 'sample') {
    const channel = SAMPLE_FIELDS.get(name)
    const { samples } = workout
    if (channel)
      setCell(samples, columnIndex(samples, channel), samples.rows - 1, parseDecimal(text))
  } else if (parent === 'summarydata') closeSummary(summaryOf(workout), name, text)
  else if (parent === 'device' && name === 'make') workout.maker = text
  else if (parent === 'device' && name === 'model') workout.model = text
  else if (parent === 'workout' && name === 'sportType') workout.sport = text
  else if (parent === 'workout' && name === 'time') workout.time = text
}

function closeSummary(summary: Summary, name: string, text: string): void {
  if (name === 'beginning') summary.beginning = parseDecimal(text)
  else if (name === 'duration') summary.duration = parseDecimal(text)
  else if (name === 'durationstopped') summary.stopped = parseDecimal(text)
  else if (name === 'dist') summary.distance = parseDecimal(text)
}

function recordingOf(workout: Workout, outcome: XmlOutcome): Recording {
  const { samples, whole, segments, sport, time, maker, model } = workout
  const moment = parseMoment(time)
  const start = moment && 'epoch' in moment ? moment.epoch : 0
  const channels = channelsOf(samples, CHANNELS)
  const t = channels.get('t')
  t?.forEach((seconds, row) => (t[row] = start + seconds))
  const duration = known(whole.duration)
  return {
    sport_id: sportOfGpx(sport),
    start,
    device: deviceText(model.startsWith(maker) ? model : `${maker} ${model}`),
    channels,
    records: samples.rows,
    ...(!(moment && 'epoch' in moment) && { wall_clock: moment?.wall ?? [] }),
    laps: segments.map((segment) => lapOf(segment, start)),
    totals: {
      ...NO_TOTALS,
      distance: known(whole.distance),
      lap_distance: sumKnown(segments.map(({ distance }) => known(distance))),
      elapsed: duration,
      timer: duration === null ? null : duration - (known(whole.stopped) ?? 0),
      averages: { ...NO_AVERAGES, heart_rate: known(whole.heartRate), power: known(whole.power) },
      heart_rate_max: known(whole.highest),
    },
    breaks: [],
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: 0,
    warnings: outcome === 'whole' ? [] : [outcome],
  }
}

const lapOf = (
  { beginning, duration, distance, heartRate }: Summary,
  start: number,
): RecordedLap => ({
  start: start + beginning,
  time: known(duration),
  distance: known(distance),
  heart_rate_avg: known(heartRate),
  stroke_rate_avg: null,
  rest: false,
})
