import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { parseMoment, type Moment } from './clock.ts'
import { addRow, channelsOf, columnIndex, dropSilent, emptyColumns, setCell } from './columns.ts'
import type { Columns } from './columns.ts'
import { deviceText } from './device-text.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { finishAll } from './table-reader.ts'
import { opensElement, parseDecimal, parseXml, type XmlOutcome } from './xml.ts'
import { known } from './totals.ts'

/**
 * SLF of SIGMA: `Log` with a child for each value, times in seconds, or from revision 400 on
 * `Activity` with attributes, times in hundredths of a second. Their clock stands still in pauses.
 */
export const sigmaSlfReader = {
  name: 'sigma-slf',
  detect: ({ bytes }: Head): boolean =>
    opensElement(bytes, 'GeneralInformation') &&
    (opensElement(bytes, 'Log') || opensElement(bytes, 'Activity')),
  read,
} as const

/** Values of an entry, a marker or the head by their names in small letters. */
type Values = Map<string, string>

interface Pause {
  /** seconds of training before it */
  readonly at: number
  readonly seconds: number
}

interface SlfState {
  readonly limits: ReadLimits
  /** units of time in a second, of height in a metre */
  hundredths: boolean
  readonly head: Values
  readonly entries: Columns
  readonly pauses: Pause[]
  readonly laps: Values[]
  values: Values
}

const FIELDS: ReadonlyMap<string, ChannelName> = new Map([
  ['distanceabsolute', 'distance'],
  ['heartrate', 'heart_rate'],
  ['speed', 'speed'],
  ['cadence', 'cadence'],
  ['power', 'power'],
  ['latitude', 'lat'],
  ['longitude', 'lon'],
  ['temperature', 'temperature'],
])
const CHANNELS = ['t', 'elevation', ...FIELDS.values()] as const
/** A computer writes zero for what it has no sensor for. */
const SENSORS = ['cadence', 'power', 'speed', 'elevation', 'temperature', 'lat', 'lon'] as const
const MILLIMETRE = 0.001

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const state: SlfState = {
    limits,
    hundredths: false,
    head: new Map(),
    entries: emptyColumns(limits),
    pauses: [],
    laps: [],
    values: new Map(),
  }
  const outcome = parseXml(bytes, limits, {
    open: (name, attributes, parent) => open(state, name, attributes, parent),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  if (state.head.size === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll('sigma-slf', [recordingOf(state, outcome)])
}

const valuesOf = (attributes: Readonly<Record<string, string>>): Values =>
  new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))

function open(
  state: SlfState,
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: string,
): void {
  if (name === 'Activity' && parent === '') state.hundredths = true
  else if (name === 'Computer' || name === 'GeneralInformation')
    for (const [key, value] of valuesOf(attributes)) state.head.set(key, value)
  else if (name === 'Entry') addEntry(state, valuesOf(attributes))
  else if (name === 'Marker') addMarker(state, valuesOf(attributes))
  else if (name === 'LogEntry' || (name === 'Lap' && parent === 'Laps')) state.values = new Map()
}

function close(state: SlfState, name: string, text: string, parent: string): void {
  const key = name.toLowerCase()
  if (parent === 'GeneralInformation' || parent === 'LogValues') state.head.set(key, text)
  else if (parent === 'LogEntry' || parent === 'Lap') state.values.set(key, text)
  else if (name === 'LogEntry') addLogEntry(state, state.values)
  else if (name === 'Lap' && parent === 'Laps') addLap(state, state.values)
}

const numberIn = (values: Values, name: string): number => parseDecimal(values.get(name) ?? '')

function addEntry(state: SlfState, values: Values): void {
  const { entries } = state
  const row = addRow(entries)
  const time = secondsIn(state, values, state.hundredths ? 'trainingtimeabsolute' : 'timeabsolute')
  const set = (channel: ChannelName, value: number) =>
    setCell(entries, columnIndex(entries, channel), row, value)
  set('t', time)
  for (const [name, channel] of FIELDS) {
    const value = numberIn(values, name)
    if (channel !== 'heart_rate' || value > 0) set(channel, value)
  }
  if (state.hundredths) set('elevation', numberIn(values, 'altitude') * MILLIMETRE)
}

/** An entry that marks a pause says how long it was, and nothing else. */
function addLogEntry(state: SlfState, values: Values): void {
  const isPause = values.get('ispause') === 'true' || numberIn(values, 'pausetime') > 0
  if (isPause) addPause(state, numberIn(values, 'timeabsolute'), numberIn(values, 'pausetime'))
  else addEntry(state, values)
}

function addMarker(state: SlfState, values: Values): void {
  const type = values.get('type')
  if (type === 'l') addLap(state, values)
  else if (type === 'p')
    addPause(state, secondsIn(state, values, 'timeabsolute'), secondsIn(state, values, 'duration'))
}

function addPause({ pauses, limits }: SlfState, at: number, seconds: number): void {
  if (pauses.length >= limits.entries) throw new FileRefusal('too_large')
  if (seconds > 0 && !Number.isNaN(at)) pauses.push({ at, seconds })
}

function addLap({ laps, limits }: SlfState, values: Values): void {
  if (laps.length >= limits.entries) throw new FileRefusal('too_large')
  laps.push(values)
}

const secondsIn = ({ hundredths }: SlfState, values: Values, name: string): number =>
  numberIn(values, name) / (hundredths ? 100 : 1)

function recordingOf(state: SlfState, outcome: XmlOutcome): Recording {
  const { head, entries } = state
  const moment = startOf(head)
  const start = moment && 'epoch' in moment ? moment.epoch : 0
  const pauses = state.pauses.toSorted((a, b) => a.at - b.at)
  const channels = channelsOf(entries, CHANNELS)
  dropSilent(channels, SENSORS)
  const t = channels.get('t')
  const breaks = t ? runThroughPauses(t, pauses, start) : []
  const timer = known(secondsIn(state, head, 'trainingtime'))
  const pause = known(secondsIn(state, head, 'pausetime')) ?? 0
  return {
    sport_id: sportOfGpx(head.get('sport') ?? '') ?? sportOfGpx(head.get('activitytype') ?? ''),
    start,
    device: deviceText(`SIGMA ${head.get('unit') ?? ''}`),
    channels,
    records: entries.rows,
    ...(!(moment && 'epoch' in moment) && { wall_clock: moment?.wall ?? [] }),
    laps: lapsOf(state, pauses, start),
    totals: {
      ...NO_TOTALS,
      distance: known(numberIn(head, 'distance')),
      timer,
      elapsed: timer === null ? null : timer + pause,
      averages: {
        ...NO_AVERAGES,
        heart_rate: known(numberIn(head, 'averageheartrate')),
        power: known(numberIn(head, 'averagepower')),
      },
      heart_rate_max: known(numberIn(head, 'maximumheartrate')),
    },
    breaks,
    trust: outcome === 'whole' ? 'trusted' : 'ignored',
    paused: pauses.reduce((sum, { seconds }) => sum + seconds, 0),
    warnings: outcome === 'whole' ? [] : [outcome],
  }
}

/** Makes the clock run on in pauses; returns the first row after each. */
function runThroughPauses(t: Float64Array, pauses: readonly Pause[], start: number): number[] {
  const breaks: number[] = []
  let next = 0
  let paused = 0
  for (let row = 0; row < t.length; row++) {
    const training = t[row] ?? Number.NaN
    for (let pause = pauses[next]; pause && training > pause.at; pause = pauses[++next]) {
      paused += pause.seconds
      if (breaks.at(-1) !== row) breaks.push(row)
    }
    t[row] = start + training + paused
  }
  return breaks
}

/** Laps on the clock that runs on in pauses. */
function lapsOf(state: SlfState, pauses: readonly Pause[], start: number): RecordedLap[] {
  let next = 0
  let paused = 0
  const laps = state.laps.map((values) => lapOf(state, values))
  return laps
    .toSorted((a, b) => a.start - b.start)
    .map((lap) => {
      for (let pause = pauses[next]; pause && pause.at <= lap.start; pause = pauses[++next])
        paused += pause.seconds
      return { ...lap, start: start + lap.start + paused }
    })
}

/** A lap by the clock that stands still in pauses. */
function lapOf(state: SlfState, values: Values): RecordedLap {
  const time = secondsIn(state, values, 'time')
  const mean = numberIn(values, 'averageheartrate')
  return {
    start: secondsIn(state, values, 'timeabsolute') - time,
    time: known(time),
    distance: known(numberIn(values, 'distance')),
    heart_rate_avg: mean > 0 ? mean : null,
    stroke_rate_avg: null,
    rest: false,
  }
}

const DATE = /^\w{3} (\w{3}) (\d\d?) (\d\d:\d\d:\d\d) (?:(?:GMT|UTC)([+-]\d{4})? )?(\d{4})$/

/** Its dates are written Sun Apr 29 12:58:44 GMT+0200 2012. */
function startOf(head: Values): Moment | null {
  const text = head.get('startdate') ?? head.get('datecode') ?? ''
  const [, month, day, clock, offset, year] = DATE.exec(text) ?? []
  const zone = offset ?? (/ (?:GMT|UTC) /.test(text) ? 'Z' : '')
  return parseMoment(`${month} ${day} ${year} ${clock} ${zone}`)
}
