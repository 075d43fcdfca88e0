import type { ChannelName, Channels } from '../../../readers/channels.ts'
import { averages, maximum, movingTime, recordSpan, sumKnown } from '../../../readers/totals.ts'
import { fromZero, type Columns } from '#domain/training/recorded-columns.ts'
import {
  applyEdits,
  type Edit,
  type Edited,
  type RecordedLap,
} from '#domain/training/recording-edits.ts'

/**
 * What was read of an activity, as it is kept beside its channels. Laps in seconds on the
 * recording's own clock.
 */
export type RecordedFigures = {
  start_time: string | null
  elapsed_time: number | null
  timer_time: number | null
  moving_time: number | null
  work_time: number | null
  rest_time: number | null
  distance: number | null
  records: number
  heart_rate_avg: number | null
  heart_rate_max: number | null
  stroke_rate_avg: number | null
  power_avg: number | null
  laps: RecordedLap[]
  restarts: number[]
}

export type Derived = {
  figures: RecordedFigures
  channels: ReadonlyMap<string, Float64Array>
  clock_offset: number
}

const STROKES = 'stroke:'

/** Channels by the names they are stored under, apart into records and strokes. */
export function partsOf(stored: ReadonlyMap<string, Float64Array>): {
  columns: Columns
  strokes: Columns | null
} {
  const columns = new Map([...stored].filter(([name]) => !name.startsWith(STROKES)))
  const strokes = new Map(
    [...stored].flatMap(([name, values]) =>
      name.startsWith(STROKES) ? [[name.slice(STROKES.length), values]] : [],
    ),
  )
  return { columns, strokes: strokes.size > 0 ? strokes : null }
}

/** What the edits make of a recording. Without any it is the recording. */
export function derive(
  recorded: RecordedFigures,
  stored: ReadonlyMap<string, Float64Array>,
  edits: readonly Edit[],
): Derived {
  const { laps, restarts } = recorded
  const edited = applyEdits({ ...partsOf(stored), laps, restarts }, edits)
  const shown = fromZero(edited.columns, edited.offset)
  const channels = new Map([
    ...shown,
    ...[...(edited.strokes ? fromZero(edited.strokes, edited.offset) : [])].map(
      ([name, values]) => [STROKES + name, values] as const,
    ),
  ])
  const figures = {
    ...recorded,
    ...(edits.some(({ kind }) => kind !== 'shift') &&
      averages(
        typed(shown),
        edited.strokes && typed(edited.strokes),
        deviceFigures(recorded, [stored, channels], edits, edited),
      )),
    ...(edited.resized && extentOf(shown, recorded)),
    start_time: startOf(recorded.start_time, edited),
    laps: edited.laps.map((lap) => ({ ...lap, start: lap.start - edited.offset })),
    restarts: edited.restarts.map((at) => at - edited.offset).filter((at) => at > 0),
  }
  return {
    figures: edited.resized ? withRests(figures) : figures,
    channels,
    clock_offset: edited.offset,
  }
}

/**
 * What only the device said, of channels that were neither recorded nor taken from another
 * recording: it holds as long as nothing was cut off or added.
 */
function deviceFigures(
  { heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg }: RecordedFigures,
  channels: readonly ReadonlyMap<string, Float64Array>[],
  edits: readonly Edit[],
  { resized }: Edited,
) {
  const isKnownBySamples = (name: ChannelName) =>
    channels.some((columns) => columns.has(name) || columns.has(STROKES + name))
  const kept = (name: ChannelName, figure: number | null) =>
    resized || isKnownBySamples(name) ? null : figure
  const stroke_rate = kept('stroke_rate', stroke_rate_avg)
  const halves = edits.filter(({ kind }) => kind === 'halve').length
  return {
    heart_rate: kept('heart_rate', heart_rate_avg),
    heart_rate_max: kept('heart_rate', heart_rate_max),
    stroke_rate: stroke_rate && stroke_rate / 2 ** halves,
    power: kept('power', power_avg),
  }
}

const typed = (columns: Columns): Channels =>
  new Map([...columns].map(([name, values]) => [name as ChannelName, values]))

function extentOf(columns: Columns, { distance }: RecordedFigures) {
  const t = columns.get('t')
  return {
    elapsed_time: recordSpan(t) ?? 0,
    // The samples do not show where in a recording the timer stood still.
    timer_time: null,
    moving_time: movingTime(typed(columns)),
    distance: columns.has('distance') ? (maximum(columns.get('distance')) ?? 0) : distance,
    records: t?.length ?? 0,
  }
}

const startOf = (recorded: string | null, { shift, offset }: Edited): string | null =>
  recorded === null ? null : new Date(Date.parse(recorded) + 1000 * (shift + offset)).toISOString()

/** Work and rest by the laps that are left, where the device distinguished them. */
function withRests(figures: RecordedFigures): RecordedFigures {
  const { laps } = figures
  if (!laps.some(({ rest }) => rest)) return { ...figures, work_time: null, rest_time: null }
  const time = (resting: boolean) =>
    sumKnown(laps.filter(({ rest }) => rest === resting).map((lap) => lap.time))
  return { ...figures, work_time: time(false), rest_time: time(true) }
}
