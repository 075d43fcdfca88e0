import { NO_AVERAGES } from '#domain/training/device-averages.ts'
import { NO_TOTALS, type ReadResult, type Recording, type RecordedLap } from '../activity.ts'
import type { Channels } from '../channels.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { finishAll } from '../table-reader.ts'
import { parseDuration } from '../clock.ts'
import { maximum } from '../totals.ts'
import { cellReader, readWorkouts, type Cells } from './summary.ts'
import { SPORT } from './units.ts'

/**
 * CrewNerd's summary of an outing: a row an interval, of one workout after the other. The day is in
 * the file's name alone.
 */
export const crewnerdSummaryReader = { name: 'crewnerd-summary', detect, read } as const

const SIGNATURE = [['workoutname'], ['intervaltype', 'interval'], ['distancem'], ['time']] as const

function detect({ rows }: Head): boolean {
  const keys = new Set(rows()[0]?.map(headingKey))
  return SIGNATURE.every((group) => group.some((key) => keys.has(key)))
}

const DAY = 86_400

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { rows, comma } = readWorkouts(bytes, limits, SIGNATURE)
  if (rows.length === 0) throw new FileRefusal('no_records')
  return finishAll('crewnerd-summary', [
    recordingOf(rows.map((row) => cellReader(row, comma, null))),
  ])
}

/** Intervals are placed where the clock showed they began; without one they follow each other. */
function recordingOf(rows: readonly Cells[]): Recording {
  const clocks = rows.map((cells) => parseDuration(cells.text('intervalstart')))
  const zero = clocks.find((clock) => !Number.isNaN(clock)) ?? 0
  let end = 0
  const laps: RecordedLap[] = rows.map((cells, index) => {
    const clock = clocks[index] ?? Number.NaN
    const start = Number.isNaN(clock) ? end : (clock - zero + DAY) % DAY
    const time = cells.duration('time')
    end = start + (time ?? 0)
    return {
      start,
      time,
      distance: cells.number('distancem'),
      heart_rate_avg: cells.number('avghr'),
      stroke_rate_avg: cells.number('avgsr'),
      rest: /^rest/i.test(cells.text('intervaltype')),
    }
  })
  const sumOf = (some: readonly RecordedLap[]): number =>
    some.reduce((sum, { time }) => sum + (time ?? 0), 0)
  return {
    sport_id: SPORT.rowing,
    start: 0,
    device: 'CrewNerd',
    channels: channelsOf(laps),
    records: laps.length,
    wall_clock: [],
    laps,
    totals: {
      ...NO_TOTALS,
      averages: {
        ...NO_AVERAGES,
        heart_rate: meanOf(laps, 'heart_rate_avg'),
        stroke_rate: meanOf(laps, 'stroke_rate_avg'),
      },
      heart_rate_max: maximum(
        Float64Array.from(rows, (cells) => cells.number('maxhr') ?? Number.NaN),
      ),
      timer: sumOf(laps),
      moving: sumOf(laps),
      elapsed: end,
      work: sumOf(laps.filter(({ rest }) => !rest)),
      rest: sumOf(laps.filter(({ rest }) => rest)),
    },
    breaks: [],
    trust: 'trusted',
    paused: 0,
    warnings: [],
  }
}

/** Weighted by the time of each interval, of which nothing else is known. */
function meanOf(
  laps: readonly RecordedLap[],
  name: 'heart_rate_avg' | 'stroke_rate_avg',
): number | null {
  const known = laps.flatMap((lap) => (lap[name] === null ? [] : [{ ...lap, value: lap[name] }]))
  const seconds = known.reduce((sum, { time }) => sum + (time ?? 0), 0)
  const sum = known.reduce((total, { time, value }) => total + (time ?? 0) * value, 0)
  return seconds > 0 ? sum / seconds : null
}

function channelsOf(laps: readonly RecordedLap[]): Channels {
  let metres = 0
  return new Map([
    ['t', Float64Array.from(laps, ({ start, time }) => start + (time ?? 0))],
    ['distance', Float64Array.from(laps, ({ distance }) => (metres += distance ?? 0))],
  ])
}
