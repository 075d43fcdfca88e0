import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { resampled } from '#domain/training/recorded-columns.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { NO_TOTALS, type ReadResult, type RecordedLap } from '../activity.ts'
import type { ChannelName, Channels } from '../channels.ts'
import { parseDuration, parseMoment, wallSeconds } from '../clock.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { finishAll } from '../table-reader.ts'
import { known } from '../totals.ts'

/**
 * CSV of Epson watches: sections in brackets with headings and values, and with curves, each a line
 * of numbers at an interval. Long lines of the track are broken, in numbers too.
 */
export const epsonReader = {
  name: 'epson',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*\[\[Training\]\]\s*\[TrainingResult\]/.test(text()),
  read,
} as const

/** Values by heading, rows of each section, and lists by their names. */
interface Sections {
  readonly values: Map<string, string>
  readonly laps: Map<string, string>[]
  readonly lists: Map<string, string>
}

const HOUR = 3600
const CENTI = 0.01
const MICRO = 1e-6
const NO_HEART_RATE = 255

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { values, laps, lists } = sectionsIn(decodeText(bytes), limits)
  const number = (name: string): number => Number(values.get(name) || Number.NaN)
  const numbers = (name: string): Float64Array =>
    Float64Array.from((lists.get(name) ?? '').split(/[,;]/, limits.records + 1), (cell) =>
      cell === '' ? Number.NaN : Number(cell),
    )
  const channels = channelsFrom(numbers, lists, limits)
  const start = startOf(values)
  const zero = start.epoch ?? 0
  const t = channels.get('t')
  t?.forEach((seconds, row) => (t[row] = zero + seconds))
  const timer = number('TrainingTime') + (number('TrainingTimeCentisecond') || 0) * CENTI
  const heartRate = number('PulseAve')
  return finishAll('epson', [
    {
      sport_id: SPORT.run,
      start: zero,
      device: 'Epson',
      channels,
      records: t?.length ?? 0,
      ...(start.epoch === null && { wall_clock: start.wall }),
      laps: lapsFrom(laps, zero),
      totals: {
        ...NO_TOTALS,
        distance: known(number('Distance')),
        timer: known(timer),
        elapsed: known(start.length),
        averages: { ...NO_AVERAGES, heart_rate: heartRate > 0 ? heartRate : null },
        heart_rate_max: known(number('MaxHeartRate')),
      },
      breaks: [],
      trust: 'trusted',
      paused: 0,
      warnings: [],
    },
  ])
}

/** Goes through the lines; one that begins with no word goes on where the last one broke off. */
function sectionsIn(text: string, limits: ReadLimits): Sections {
  const sections: Sections = { values: new Map(), laps: [], lists: new Map() }
  let section = ''
  let headings: readonly string[] = []
  let list = ''
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const [, name] = /^\[+(\w+)\]+\s*$/.exec(line) ?? []
    if (name !== undefined) {
      section = name
      headings = []
      list = ''
    } else if (section === 'GraphData' || section === 'GPSData')
      list = addToList(sections.lists, list, line)
    else if (headings.length === 0 || /^\p{L}\w*,\p{L}/u.test(line)) headings = cellsOf(line)
    else if (section === 'LapData') {
      if (sections.laps.length >= limits.entries) throw new FileRefusal('too_large')
      sections.laps.push(rowOf(headings, line))
    } else for (const [key, value] of rowOf(headings, line)) sections.values.set(key, value)
  }
  return sections
}

function addToList(lists: Sections['lists'], list: string, line: string): string {
  const [, name, rest = line] = /^(\p{L}\w*),(.*)$/u.exec(line) ?? []
  const key = name ?? list
  lists.set(key, (lists.get(key) ?? '') + rest)
  return key
}

const cellsOf = (line: string): readonly string[] =>
  line.split(',').map((cell) => cell.replaceAll('"', '').trim())

const rowOf = (headings: readonly string[], line: string): Map<string, string> => {
  const cells = cellsOf(line)
  return new Map(headings.map((heading, at) => [heading, cells[at] ?? '']))
}

/** Curves share a clock where they have the same interval; the track has one of its own. */
function channelsFrom(
  numbers: (name: string) => Float64Array,
  lists: Sections['lists'],
  limits: ReadLimits,
): Channels {
  const interval = Number(lists.get('LogInterval')) || 1
  const distance = numbers('GraphDistance')
  const rows = Math.max(...[distance, numbers('GraphSpeed'), numbers('HeartRate')].map(lengthOf))
  if (rows > limits.records) throw new FileRefusal('too_large')
  const channels: Channels = new Map()
  if (rows === 0) return channels
  const t = Float64Array.from({ length: rows }, (_, row) => row * interval)
  const set = (
    name: ChannelName,
    values: Float64Array,
    step: number,
    convert: (value: number) => number,
  ) => {
    if (lengthOf(values) === 0) return
    const times = values.map((_, index) => index * step)
    channels.set(name, resampled(t, times, values.map(convert), 0))
  }
  channels.set('t', t)
  set('distance', distance, interval, (metres) => metres)
  if (!channels.has('distance'))
    set('speed', numbers('GraphSpeed'), interval, (metres) => metres / HOUR)
  set('elevation', numbers('GraphAltitude'), interval, (metres) => metres)
  set('cadence', numbers('GraphPitch'), interval, (steps) => steps)
  set('heart_rate', numbers('HeartRate'), Number(lists.get('HrInterval')) || interval, (rate) =>
    rate > 0 && rate < NO_HEART_RATE ? rate : Number.NaN,
  )
  addTrack(channels, t, numbers, lists)
  return channels
}

const lengthOf = (values: Float64Array): number => (values.every(Number.isNaN) ? 0 : values.length)

function addTrack(
  channels: Channels,
  t: Float64Array,
  numbers: (name: string) => Float64Array,
  lists: Sections['lists'],
): void {
  const times = Float64Array.from((lists.get('GpsTime') ?? '').split(';', t.length), clockOf)
  for (const [name, list] of [
    ['lat', 'GpsLatitude'],
    ['lon', 'GpsLongitude'],
  ] as const) {
    const values = numbers(list).map((degrees) => degrees * MICRO)
    if (lengthOf(values) > 0) channels.set(name, resampled(t, times, values, 0))
  }
}

/** h:m:s, without zeros in front. */
function clockOf(text: string): number {
  const [hours = Number.NaN, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

interface Start {
  readonly epoch: number | null
  readonly wall: readonly string[]
  /** seconds by the clock on the wall */
  readonly length: number
}

/** Its clock is that of the wall, with minutes ahead of UTC beside it. */
function startOf(values: ReadonlyMap<string, string>): Start {
  const at = (which: string): string | null => {
    const moment = parseMoment(`${values.get(`${which}Day`)} ${values.get(`${which}Time`)}`)
    return moment && 'wall' in moment ? (moment.wall[0] ?? null) : null
  }
  const [begin, end] = [at('Start'), at('End')]
  if (begin === null) return { epoch: null, wall: [], length: Number.NaN }
  const offset = values.get('TimeZoneOffset') ?? ''
  const isKnown = /^-?\d+$/.test(offset) && /^0?$/.test(values.get('DaylightSavingsTime') ?? '')
  const length = end === null ? Number.NaN : wallSeconds(end) - wallSeconds(begin)
  return {
    epoch: isKnown ? wallSeconds(begin) - Number(offset) * 60 : null,
    wall: [begin],
    length: length > 0 ? length : Number.NaN,
  }
}

function lapsFrom(rows: readonly ReadonlyMap<string, string>[], zero: number): RecordedLap[] {
  let from = zero
  return rows.map((row) => {
    const number = (name: string): number => Number(row.get(name) || Number.NaN)
    const time =
      parseDuration(row.get('LapTime') ?? '') + (number('LapTimeCentisecond') || 0) * CENTI
    const heartRate = number('LapAverageHeartrate') || number('LapAverageHeartRate')
    const lap = {
      start: from,
      time: known(time),
      distance: known(number('LapDistance')),
      heart_rate_avg: heartRate > 0 ? heartRate : null,
      stroke_rate_avg: null,
      rest: false,
    }
    from += time || 0
    return lap
  })
}
