import { resampled } from '#domain/training/recorded-columns.ts'
import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { parseMoment } from './clock.ts'
import { addRow, channelsOf, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import { deviceText } from './device-text.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx, sportOfSuunto } from './sport-map.ts'
import { finishAll } from './table-reader.ts'
import { known, maximum } from './totals.ts'
import { opensElement, parseDecimal, parseTime, parseXml, type XmlOutcome } from './xml.ts'

/**
 * SML of Suunto: samples of different kinds on one clock that runs through pauses. Rates are in
 * hertz, angles in radians, temperatures in kelvin. Beats stand beside the samples.
 */
export const smlReader = {
  name: 'sml',
  detect: ({ bytes }: Head): boolean => opensElement(bytes, 'sml'),
  read,
} as const

const DEGREES = 180 / Math.PI
const KELVIN = 273.15
/** A heart beats and legs turn less often in a second, and more often in a minute. */
const MOST_HERTZ = 10

const perMinute = (rate: number): number => (rate < MOST_HERTZ ? rate * 60 : rate)
const same = (value: number): number => value

type Field = readonly [channel: ChannelName, convert: (value: number) => number]
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['HR', ['heart_rate', perMinute]],
  ['Cadence', ['cadence', perMinute]],
  ['Speed', ['speed', same]],
  ['Distance', ['distance', same]],
  ['Altitude', ['elevation', same]],
  ['GPSAltitude', ['elevation', same]],
  ['Latitude', ['lat', (angle) => angle * DEGREES]],
  ['Longitude', ['lon', (angle) => angle * DEGREES]],
  ['Temperature', ['temperature', (kelvin) => kelvin - KELVIN]],
  ['Power', ['power', same]],
  ['BikePower', ['power', same]],
])
const CHANNELS = ['t', ...new Set([...FIELDS.values()].map(([channel]) => channel))] as const

interface SmlState {
  readonly limits: ReadLimits
  readonly samples: Columns
  /** the sample that is open */
  values: Map<ChannelName, number>
  time: number
  utc: number
  isPausing: boolean | null
  /** seconds since 1970 at which the clock of the samples is zero */
  zero: number
  readonly laps: { at: number; time: number; distance: number }[]
  pausedAt: number | null
  paused: number
  readonly breaks: number[]
  /** texts of the head and of the device by their names */
  readonly head: Map<string, string>
  beats: string
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: SmlState = {
    limits,
    samples: emptyColumns(limits),
    values: new Map(),
    time: Number.NaN,
    utc: Number.NaN,
    isPausing: null,
    zero: Number.NaN,
    laps: [],
    pausedAt: null,
    paused: 0,
    breaks: [],
    head: new Map(),
    beats: '',
  }
  const outcome = parseXml(bytes, limits, {
    long: 'Data',
    open: (name, _, parent) => open(state, name, parent),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  if (state.samples.rows === 0 && state.head.size === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll('sml', [recordingOf(state, outcome)])
}

function open(state: SmlState, name: string, parent: string): void {
  if (name === 'Sample') {
    state.values = new Map()
    state.time = Number.NaN
    state.utc = Number.NaN
    state.isPausing = null
  } else if (name === 'Lap' && parent === 'Events') {
    if (state.laps.length >= state.limits.entries) throw new FileRefusal('too_large')
    state.laps.push({ at: Number.NaN, time: Number.NaN, distance: Number.NaN })
  }
}

/** What the head says of a channel stands one level further down. */
const SUMMED = new Set(['HR', 'Cadence', 'Power', 'BikePower'])

function close(state: SmlState, name: string, text: string, parent: string): void {
  if (name === 'Sample') closeSample(state)
  else if (parent === 'Sample') closeField(state, name, text)
  else if (parent === 'Header' || (parent === 'Device' && name === 'Name'))
    state.head.set(name, text)
  else if (SUMMED.has(parent) && (name === 'Avg' || name === 'Max'))
    state.head.set(`${parent} ${name}`, text)
  else if (parent === 'Pause' && name === 'State') state.isPausing = /^true$/i.test(text)
  else if (parent === 'Lap') closeLap(state.laps.at(-1), name, text)
  else if (parent === 'R-R' && name === 'Data') state.beats = text
}

function closeField(state: SmlState, name: string, text: string): void {
  if (name === 'Time') state.time = parseDecimal(text)
  else if (name === 'UTC') state.utc = parseTime(text)
  const [channel, convert] = FIELDS.get(name) ?? []
  if (channel && convert && !state.values.has(channel))
    state.values.set(channel, convert(parseDecimal(text)))
}

function closeLap(lap: SmlState['laps'][number] | undefined, name: string, text: string): void {
  if (lap && name === 'Duration') lap.time = parseDecimal(text)
  else if (lap && name === 'Distance') lap.distance = parseDecimal(text)
}

/** A sample without values only says what happened then. */
function closeSample(state: SmlState): void {
  const { samples, values, utc } = state
  if (Number.isNaN(state.zero)) state.zero = utc - (Number.isNaN(state.time) ? 0 : state.time)
  const time = Number.isNaN(state.time) ? utc - state.zero : state.time
  for (const lap of state.laps) if (Number.isNaN(lap.at)) lap.at = time
  if (state.isPausing === true) state.pausedAt ??= time
  else if (state.isPausing === false && state.pausedAt !== null) {
    state.paused += Math.max(0, time - state.pausedAt) || 0
    state.pausedAt = null
    state.breaks.push(samples.rows)
  }
  if (values.size === 0) return
  const row = addRow(samples)
  setCell(samples, columnIndex(samples, 't'), row, time)
  for (const [channel, value] of values) setCell(samples, columnIndex(samples, channel), row, value)
}

function recordingOf(state: SmlState, outcome: XmlOutcome): Recording {
  const { samples, head, laps, breaks } = state
  const channels = channelsOf(samples, CHANNELS)
  const t = channels.get('t')
  if (t) addBeats(state, channels, t)
  const isKnown = !Number.isNaN(state.zero)
  const zero = isKnown ? state.zero : 0
  const last = maximum(t)
  t?.forEach((seconds, row) => (t[row] = zero + seconds))
  const number = (name: string): number | null => known(parseDecimal(head.get(name) ?? ''))
  const rate = (name: string): number | null => {
    const value = number(name)
    return value === null ? null : perMinute(value)
  }
  const distance = number('Distance')
  const closed = closedLaps(laps, last, distance)
  const wall = isKnown ? null : parseMoment(head.get('DateTime') ?? '')
  return {
    sport_id: sportOfSuunto(number('ActivityType')) ?? sportOfGpx(head.get('Activity') ?? ''),
    start: zero,
    device: deviceText(head.get('Name') ?? ''),
    channels,
    records: samples.rows,
    ...(!isKnown && { wall_clock: wall && 'wall' in wall ? wall.wall : [] }),
    laps: closed.map((lap) => ({ ...lap, start: zero + lap.start })),
    totals: {
      ...NO_TOTALS,
      distance,
      lap_distance: sumOfAll(closed),
      timer: number('Duration'),
      averages: {
        ...NO_AVERAGES,
        heart_rate: rate('HR Avg'),
        stroke_rate: rate('Cadence Avg'),
        power: number('Power Avg') ?? number('BikePower Avg'),
      },
      heart_rate_max: rate('HR Max'),
    },
    breaks: breaks.filter((row) => row > 0 && row < samples.rows),
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: state.paused,
    warnings: outcome === 'whole' ? [] : [outcome],
  }
}

/** Where samples have no heart rate, the milliseconds from beat to beat give one. */
function addBeats(state: SmlState, channels: ReturnType<typeof channelsOf>, t: Float64Array): void {
  if (channels.has('heart_rate') || state.beats === '') return
  const beats = state.beats.split(/[\s,]+/, state.limits.records).map(Number)
  const lengths = Float64Array.from(beats.filter((beat) => beat > 0))
  let clock = 0
  const times = lengths.map((beat) => (clock += beat / 1000))
  const rates = lengths.map((beat) => 60_000 / beat)
  const heartRate = resampled(t, times, rates, 0)
  if (heartRate.some((value) => !Number.isNaN(value))) channels.set('heart_rate', heartRate)
}

/** An event closes the lap before it; what follows the last is one more. */
function closedLaps(
  events: SmlState['laps'],
  last: number | null,
  total: number | null,
): RecordedLap[] {
  let from = 0
  const laps: RecordedLap[] = []
  const add = (to: number, time: number, distance: number | null) => {
    const empty = { heart_rate_avg: null, stroke_rate_avg: null, rest: false }
    laps.push({ start: from, time: time > 0 ? time : to - from, distance, ...empty })
    from = to
  }
  for (const { at, time, distance } of events)
    if (at > from) add(at, time, distance > 0 ? distance : null)
  if (laps.length > 0 && last !== null && last - from > 1) {
    const sum = sumOfAll(laps)
    add(last, last - from, sum !== null && total !== null && total > sum ? total - sum : null)
  }
  return laps
}

const sumOfAll = (laps: readonly RecordedLap[]): number | null =>
  laps.length === 0
    ? null
    : laps.reduce<number | null>(
        (sum, { distance }) => (sum === null || distance === null ? null : sum + distance),
        0,
      )
