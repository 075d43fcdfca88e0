import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { resampled } from '#domain/training/recorded-columns.ts'
import { NO_TOTALS, type RecordedLap, type Recording } from './activity.ts'
import type { ChannelName, Channels } from './channels.ts'
import { parseMoment } from './clock.ts'
import { channelsOf, type Columns } from './columns.ts'
import { deviceText } from './device-text.ts'
import type { ReadLimits } from './limits.ts'
import { sportOfGpx, sportOfSuunto } from './sport-map.ts'
import { known, maximum } from './totals.ts'
import { parseDecimal, type XmlOutcome } from './xml.ts'

const CHANNELS = [
  't',
  'lat',
  'lon',
  'elevation',
  'distance',
  'heart_rate',
  'cadence',
  'speed',
  'power',
  'temperature',
] as const

/** A heart beats and legs turn less often in a second, and more often in a minute. */
const MOST_HERTZ = 10

export const perMinute = (rate: number): number => (rate < MOST_HERTZ ? rate * 60 : rate)
/** What is known of a file while it is read, and at its end. */
export interface SmlState {
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
  /** laps whose time is known, which is that of the sample they are an event of */
  dated: number
  pausedAt: number | null
  paused: number
  readonly breaks: number[]
  /** texts of the head and of the device by their names */
  readonly head: Map<string, string>
  beats: string
  /** a position that came by itself, for the next sample of other sensors */
  position: { readonly time: number; readonly values: SmlState['values'] } | null
}

/** The recording that the samples, events and the head of a file are of. */
export function smlRecording(state: SmlState, outcome: XmlOutcome): Recording {
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
function addBeats(state: SmlState, channels: Channels, t: Float64Array): void {
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
