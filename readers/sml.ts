import type { ReadResult } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { addRow, columnIndex, emptyColumns, setCell, type Columns } from './columns.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { perMinute, smlRecording, type SmlState } from './sml-recording.ts'
import { finishAll } from './table-reader.ts'
import { opensElement, parseDecimal, parseTime, parseXml } from './xml.ts'

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
    dated: 0,
    pausedAt: null,
    paused: 0,
    breaks: [],
    head: new Map(),
    beats: '',
    position: null,
  }
  const outcome = parseXml(bytes, limits, {
    long: 'Data',
    open: (name, _, parent) => open(state, name, parent),
    close: (name, text, parent) => close(state, name, text, parent),
  })
  if (state.position) addSample(state.samples, state.position.time, state.position.values)
  if (state.samples.rows === 0 && state.head.size === 0)
    throw new FileRefusal(outcome === 'whole' ? 'not_an_activity' : 'file_damaged')
  return finishAll('sml', [smlRecording(state, outcome)])
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
  for (; state.dated < state.laps.length; state.dated++)
    Object.assign(state.laps[state.dated] ?? {}, { at: time })
  if (state.isPausing === true) state.pausedAt ??= time
  else if (state.isPausing === false && state.pausedAt !== null) {
    state.paused += Math.max(0, time - state.pausedAt) || 0
    state.pausedAt = null
    state.breaks.push(samples.rows)
  }
  if (values.size === 0) return
  const { position } = state
  if (position && !values.has('lat') && time - position.time <= LONGEST_APART)
    for (const [channel, value] of position.values)
      values.set(channel, values.get(channel) ?? value)
  else if (position) addSample(samples, position.time, position.values)
  state.position = null
  if ([...values.keys()].every((channel) => OF_POSITION.has(channel)))
    state.position = { time, values }
  else addSample(samples, time, values)
}

/** Seconds between a position and the sample of other sensors that it is put to. */
const LONGEST_APART = 1.5
const OF_POSITION: ReadonlySet<ChannelName> = new Set(['lat', 'lon', 'elevation'])

function addSample(samples: Columns, time: number, values: SmlState['values']): void {
  const row = addRow(samples)
  setCell(samples, columnIndex(samples, 't'), row, time)
  for (const [channel, value] of values) setCell(samples, columnIndex(samples, channel), row, value)
}
