import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import {
  NO_TOTALS,
  type DeviceTotals,
  type ReadResult,
  type Recording,
  type RecordedLap,
} from './activity.ts'
import { parseMoment, wallSeconds } from './clock.ts'
import { deviceText } from './device-text.ts'
import type { Head } from './head.ts'
import { isFields, isoDuration, parseJson, part, textOf, listOf, type Fields } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { amount, polarChannels } from './polar-flow-samples.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx, sportOfPolar } from './sport-map.ts'
import { finishAll } from './table-reader.ts'

/** The laps of an exercise that a hand or a plan made, else those the watch made by itself. */
function polarLaps(exercise: Fields, zero: number, limits: ReadLimits): RecordedLap[] {
  const byHand = lapsIn(part(exercise, 'laps'))
  const laps = byHand.length > 0 ? byHand : lapsIn(part(exercise, 'autoLaps'))
  if (laps.length > limits.entries) throw new FileRefusal('too_large')
  let from = 0
  return laps.map((lap) => {
    const time = secondsIn(lap, 'duration')
    const end = secondsIn(lap, 'splitTime') ?? from + (time ?? 0)
    const start = time === null ? from : Math.max(0, end - time)
    from = end
    return {
      start: zero + start,
      time,
      distance: amount(part(lap, 'distance') ?? part(lap, 'distanceMeters')),
      heart_rate_avg: amount(part(part(lap, 'heartRate'), 'avg')),
      stroke_rate_avg: null,
      rest: false,
    }
  })
}

const lapsIn = (held: unknown): readonly unknown[] => {
  const list = Array.isArray(held) ? held : part(held, 'laps')
  return listOf(Array.isArray(list) ? list : part(held, 'autoLaps'))
}

/** As a duration of ISO 8601, or in milliseconds. */
function secondsIn(lap: unknown, name: string): number | null {
  const millis = amount(part(lap, `${name}Millis`))
  return isoDuration(textOf(part(lap, name))) ?? (millis === null ? null : millis / 1000)
}

/**
 * A training session of the personal data that Polar Flow hands out: an exercise for each sport.
 * The older layout has lists of times and values, the newer blocks of values at an interval. Times
 * are those of a clock on the wall, with its distance from UTC beside them.
 */
export const polarFlowReader = {
  name: 'polar-flow',
  detect: ({ text }: Head): boolean => isSession(text()),
  read,
} as const

/** A session has been trained, so it has an end; a planned one has none. */
const isSession = (text: string): boolean =>
  /^\uFEFF?\s*\{/.test(text) &&
  /"startTime"\s*:\s*"/.test(text) &&
  /"(?:stopTime|durationMillis)"\s*:/.test(text) &&
  /"(?:exercises|durationMillis|duration)"\s*:/.test(text)

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const session = parseJson(bytes)
  if (!isFields(session)) throw new FileRefusal('file_damaged')
  const held = part(session, 'exercises')
  const exercises = Array.isArray(held) ? held.filter(isFields) : []
  if (exercises.length > limits.entries) throw new FileRefusal('too_large')
  const whole = exercises.length > 0 ? exercises : [session]
  return finishAll(
    'polar-flow',
    whole.map((exercise) => recordingOf(session, exercise, whole.length === 1, limits)),
  )
}

const MINUTE_S = 60

function recordingOf(
  session: Fields,
  exercise: Fields,
  isOnly: boolean,
  limits: ReadLimits,
): Recording {
  const startText = textOf(part(exercise, 'startTime') ?? part(session, 'startTime')) ?? ''
  const { epoch, wall } = startOf(startText, offsetIn(exercise) ?? offsetIn(session))
  const zero = epoch ?? 0
  const channels = polarChannels(exercise, startText, limits)
  const t = channels.get('t')
  t?.forEach((seconds, row) => (t[row] = zero + seconds))
  const model = textOf(part(part(session, 'product'), 'modelName')) ?? ''
  return {
    sport_id: sportIn(exercise) ?? (isOnly ? sportIn(session) : null),
    start: zero,
    device: deviceText(`Polar ${model}`),
    channels,
    records: t?.length ?? 0,
    ...(epoch === null && { wall_clock: wall }),
    laps: polarLaps(exercise, zero, limits),
    totals: totalsOf(isOnly ? [exercise, session] : [exercise]),
    breaks: [],
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

/** What the exercise does not say, the session does where it is its only one. */
function totalsOf(sources: readonly Fields[]): DeviceTotals {
  const find = (...names: readonly string[]): unknown =>
    sources
      .flatMap((fields) => names.map((name) => part(fields, name)))
      .find((value) => value !== undefined && value !== null)
  const heartRate = find('heartRate')
  return {
    ...NO_TOTALS,
    distance: amount(find('distance', 'distanceMeters')),
    timer: isoDuration(textOf(find('duration'))) ?? milliseconds(find('durationMillis')),
    averages: {
      ...NO_AVERAGES,
      heart_rate: amount(part(heartRate, 'avg') ?? find('averageHeartRate', 'hrAvg')),
    },
    heart_rate_max: amount(part(heartRate, 'max') ?? find('maximumHeartRate', 'hrMax')),
  }
}

function startOf(text: string, offset: unknown): { epoch: number | null; wall: string[] } {
  const moment = parseMoment(text)
  if (moment && 'epoch' in moment) return { epoch: moment.epoch, wall: [] }
  const [wall] = moment?.wall ?? []
  const minutes = amount(offset)
  if (wall === undefined) return { epoch: null, wall: [] }
  if (minutes === null) return { epoch: null, wall: [wall.replace(/\.\d+$/, '')] }
  return { epoch: wallSeconds(wall) - minutes * MINUTE_S, wall: [] }
}

const offsetIn = (fields: Fields): unknown =>
  ['timezoneOffsetMinutes', 'timezoneOffset', 'timeZoneOffset']
    .map((name) => part(fields, name))
    .find((value) => value !== undefined)

function milliseconds(value: unknown): number | null {
  const number = amount(value)
  return number === null ? null : number / 1000
}

/** A word in the older layout, a number in the newer. */
function sportIn(fields: Fields): number | null {
  const sport = part(fields, 'sport')
  const id = part(sport, 'id')
  const number = typeof id === 'number' ? String(id) : textOf(id)
  return number === null ? sportOfGpx(textOf(sport) ?? '') : sportOfPolar(number)
}
