import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import type { ReadResult, Recording, RecordedLap } from './activity.ts'
import { NO_TOTALS } from './activity.ts'
import type { ChannelName, Channels } from './channels.ts'
import { deviceText } from './device-text.ts'
import { finishActivities } from './finish.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
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

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parse(decodeText(bytes))
  const start = numberOf(parseTime(textOf(file['start'])))
  return { kind: 'recording-json', ...finishActivities([recordingOf(file, start, limits)]) }
}

function parse(text: string): Fields {
  try {
    const file: unknown = JSON.parse(text)
    if (isFields(file)) return file
  } catch {
    // This is reported below, like anything else that is not an object.
  }
  throw new FileRefusal('file_damaged')
}

function recordingOf(file: Fields, start: number | null, limits: ReadLimits): Recording {
  const channels = channelsOf(file['channels'], limits)
  const t = channels.get('t')
  if (t) for (let i = 0; i < t.length; i++) t[i] = (t[i] ?? Number.NaN) + (start ?? 0)
  const elapsed = numberOf(file['elapsed'])
  const wall = start === null ? wallStart(textOf(file['wall_end']), elapsed) : null
  return {
    sport_id: sportOfGpx(textOf(file['sport'])),
    start: start ?? (wall === null ? null : 0),
    device: deviceText(textOf(file['device'])),
    channels,
    records: t?.length ?? 0,
    ...(wall !== null && { wall_clock: [wall] }),
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
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

function channelsOf(given: unknown, limits: ReadLimits): Channels {
  const channels: Channels = new Map()
  const lists = isFields(given) ? given : {}
  const rows = Array.isArray(lists['t']) ? lists['t'].length : 0
  if (rows > limits.records || rows * CHANNELS.length > limits.cells)
    throw new FileRefusal('too_large')
  for (const name of rows > 0 ? CHANNELS : []) {
    const list = lists[name]
    if (!Array.isArray(list) || list.length === 0) continue
    channels.set(
      name,
      Float64Array.from({ length: rows }, (_, row) => numberOf(list[row]) ?? Number.NaN),
    )
  }
  return channels
}

function lapsOf(given: unknown, limits: ReadLimits): RecordedLap[] {
  const laps = Array.isArray(given) ? given.filter(isFields) : []
  if (laps.length > limits.entries) throw new FileRefusal('too_large')
  return laps.map((lap) => ({
    start: numberOf(parseTime(textOf(lap['start']))) ?? Number.NaN,
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
