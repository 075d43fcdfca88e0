import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from './activity.ts'
import { CURVE_POINTS, curveOf, type ChannelName, type Channels } from './channels.ts'
import { deviceText } from './device-text.ts'
import { finishActivities } from './finish.ts'
import type { Head } from './head.ts'
import { isFields, listOf, numberOf, parseJson, part, type Fields } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { parseTime } from './xml.ts'

/**
 * recording/1 is what a provider says of one workout in answers instead of a file, as the
 * integrations write it down.
 */
export const recordingJsonReader = {
  name: 'recording-json',
  detect: ({ text }: Head): boolean => /^\s*\{\s*"format"\s*:\s*"recording\/1"/.test(text()),
  read,
} as const

/** SI units; `start` of a lap as an instant, null when it follows the lap before. */
export type WrittenLap = {
  start: string | null
  time: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
}

type WrittenChannels = Readonly<Record<string, readonly (number | null)[]>>

/**
 * What a provider sends as JSON instead of a file. Channels are named as everywhere, and `t` is in
 * seconds from the start.
 */
export type WrittenRecording = {
  provider: string
  id: string
  name: string | null
  sport: string | null
  device: string | null
  start: string | null
  /** a clock on the wall at the end, where that is all there is */
  wall_end?: string | null
  elapsed: number | null
  timer?: number | null
  moving?: number | null
  work?: number | null
  rest?: number | null
  distance: number | null
  heart_rate_avg: number | null
  heart_rate_max: number | null
  channels: WrittenChannels
  /** by place, the first records of pieces that were timed from zero again, their rest left out */
  restarts?: readonly number[]
  /** by stroke, beside the samples: newtons over each drive at even steps */
  strokes?: { channels: WrittenChannels; forces: readonly (readonly number[])[] }
  laps: readonly WrittenLap[]
}

const CHANNELS: readonly ChannelName[] = [
  't',
  'distance',
  'speed',
  'heart_rate',
  'cadence',
  'power',
  'elevation',
  'lat',
  'lon',
  'temperature',
  'stroke',
]

const STROKE_CHANNELS: readonly ChannelName[] = [
  't',
  'distance',
  'speed',
  'stroke_rate',
  'power',
  'peak_force',
  'avg_force',
]

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parseJson(bytes)
  if (!isFields(file)) throw new FileRefusal('file_damaged')
  return { kind: 'recording-json', ...finishActivities([writtenRecording(file, limits)]) }
}

/** A recording as it is written down in recording/1. */
export function writtenRecording(file: Fields, limits: ReadLimits): Recording {
  const start = numberOf(parseTime(wordOf(file['start'])))
  const channels = channelsOf(file['channels'], CHANNELS, limits)
  const strokes = strokesOf(file['strokes'], limits)
  for (const own of [channels, strokes]) beginAt(own, start ?? 0)
  const elapsed = numberOf(file['elapsed'])
  const wall = start === null ? wallStart(wordOf(file['wall_end']), elapsed) : null
  return {
    sport_id: sportOfGpx(wordOf(file['sport'])),
    start: start ?? (wall === null ? null : 0),
    device: deviceText(wordOf(file['device'])),
    channels,
    records: channels.get('t')?.length ?? 0,
    ...(strokes.size > 0 && { strokes }),
    ...(start === null && { wall_clock: wall === null ? [] : [wall] }),
    laps: lapsOf(file['laps'], limits),
    totals: {
      ...NO_TOTALS,
      distance: numberOf(file['distance']),
      timer: numberOf(file['timer']) ?? elapsed,
      elapsed,
      moving: numberOf(file['moving']),
      work: numberOf(file['work']),
      rest: numberOf(file['rest']),
      averages: { ...NO_AVERAGES, heart_rate: numberOf(file['heart_rate_avg']) },
      heart_rate_max: numberOf(file['heart_rate_max']),
    },
    breaks: [],
    restarts: listOf(file['restarts']).flatMap((row) => numberOf(row) ?? []),
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

function beginAt(channels: Channels, start: number): void {
  const t = channels.get('t') ?? new Float64Array()
  for (let i = 0; i < t.length; i++) t[i] = (t[i] ?? Number.NaN) + start
}

function channelsOf(given: unknown, names: readonly ChannelName[], limits: ReadLimits): Channels {
  const channels: Channels = new Map()
  const lists = isFields(given) ? given : {}
  const rows = Array.isArray(lists['t']) ? lists['t'].length : 0
  if (rows > limits.records || rows * names.length > limits.cells)
    throw new FileRefusal('too_large')
  for (const name of rows > 0 ? names : []) {
    const list = lists[name]
    if (!Array.isArray(list) || list.length === 0) continue
    channels.set(
      name,
      Float64Array.from({ length: rows }, (_, row) => numberOf(list[row]) ?? Number.NaN),
    )
  }
  return channels
}

/** Channels by stroke, with the curves of force. */
function strokesOf(given: unknown, limits: ReadLimits): Channels {
  const channels = channelsOf(part(given, 'channels'), STROKE_CHANNELS, limits)
  const rows = channels.get('t')?.length ?? 0
  if (rows * CURVE_POINTS > limits.cells) throw new FileRefusal('too_large')
  const curves = new Float64Array(rows * CURVE_POINTS).fill(Number.NaN)
  for (const [row, force] of listOf(part(given, 'forces')).slice(0, rows).entries()) {
    const curve = curveOf(listOf(force).map((newtons) => numberOf(newtons) ?? Number.NaN))
    if (curve) curves.set(curve, row * CURVE_POINTS)
  }
  if (rows > 0) channels.set('force_curve', curves)
  return channels
}

function lapsOf(given: unknown, limits: ReadLimits): RecordedLap[] {
  const laps = Array.isArray(given) ? given.filter(isFields) : []
  if (laps.length > limits.entries) throw new FileRefusal('too_large')
  return laps.map((lap) => ({
    start: numberOf(parseTime(wordOf(lap['start']))) ?? Number.NaN,
    time: numberOf(lap['time']),
    distance: numberOf(lap['distance']),
    heart_rate_avg: numberOf(lap['heart_rate_avg']),
    stroke_rate_avg: numberOf(lap['stroke_rate_avg']),
    rest: lap['rest'] === true,
  }))
}

/** The wall clock at the start of what was that long until the clock at its end. */
function wallStart(end: string, elapsed: number | null): string | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(end)
    ? Date.parse(`${end}Z`)
    : Number.NaN
  return Number.isNaN(at) ? null : new Date(at - (elapsed ?? 0) * 1000).toISOString().slice(0, 19)
}
