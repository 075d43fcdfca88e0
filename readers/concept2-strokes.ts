import { numberOf, part } from './json.ts'
import type { WrittenLap, WrittenRecording } from './recording-json.ts'

/** Times are tenths of a second, distances of strokes tenths of a metre. */
export const tenths = (value: unknown): number | null => {
  const number = numberOf(value)
  return number === null ? null : number / 10
}

/**
 * Times and distances of strokes begin again at each interval; here they run on, on the axis of the
 * laps, on which rests take time too.
 */
export function strokeChannels(
  strokes: readonly unknown[],
  laps: readonly WrittenLap[],
): Pick<WrittenRecording, 'channels' | 'restarts'> {
  if (strokes.length === 0) return { channels: {} }
  const { t, distance, restarts } = runOn(
    strokes.map((stroke) => ({
      t: tenths(part(stroke, 't')),
      distance: tenths(part(stroke, 'd')),
    })),
    intervalsOf(laps),
  )
  const paces = strokes.map((stroke) => tenths(part(stroke, 'p')))
  return {
    channels: {
      t,
      distance,
      speed: paces.map((pace) => (pace !== null && pace > 0 ? 500 / pace : null)),
      cadence: strokes.map((stroke) => numberOf(part(stroke, 'spm'))),
      heart_rate: strokes.map((stroke) => numberOf(part(stroke, 'hr'))),
      stroke: strokes.map((_, index) => index + 1),
    },
    ...(restarts.length > 0 && { restarts }),
  }
}

type Point = { t: number; distance: number }

/** Where an interval begins, and how long its work takes. */
type Interval = Point & { time: number }

function intervalsOf(laps: readonly WrittenLap[]): Interval[] {
  let at: Point = { t: 0, distance: 0 }
  return laps.flatMap(({ time, distance, rest }) => {
    const began = at
    at = { t: at.t + (time ?? 0), distance: at.distance + (distance ?? 0) }
    return rest ? [] : [{ ...began, time: time ?? 0 }]
  })
}

/** The last stroke of an interval may be reported a moment after its end. */
const OVER_S = 1

/**
 * Strokes of one interval count from where it begins. One without strokes is passed over as far as
 * its time shows it; where the intervals
 * tell nothing, strokes go on where the last one ended, by the rows of `restarts`.
 */
function runOn(
  strokes: readonly { [K in keyof Point]: number | null }[],
  intervals: readonly Interval[],
) {
  const rows: Record<keyof Point, (number | null)[]> = { t: [], distance: [] }
  const restarts: number[] = []
  let next = 0
  let last: Point = { t: 0, distance: 0 }
  for (const run of runsOf(strokes)) {
    const end = {
      t: greatest(run.map(({ t }) => t)),
      distance: greatest(run.map(({ distance }) => distance)),
    }
    const found = intervals.findIndex(({ time }, index) => index >= next && time + OVER_S >= end.t)
    const began = intervals[found] ?? last
    if (found >= 0) next = found + 1
    else if (rows.t.length > 0) restarts.push(rows.t.length)
    for (const { t, distance } of run) {
      rows.t.push(t === null ? null : began.t + t)
      rows.distance.push(distance === null ? null : began.distance + distance)
    }
    last = { t: began.t + end.t, distance: began.distance + end.distance }
  }
  return { ...rows, restarts }
}

/** Groups consecutive strokes whose clock continues. */
function runsOf<S extends { t: number | null }>(strokes: readonly S[]): S[][] {
  const runs: S[][] = []
  let before = Infinity
  for (const stroke of strokes) {
    if (stroke.t !== null && stroke.t < before) runs.push([])
    before = stroke.t ?? before
    if (runs.length === 0) runs.push([])
    runs.at(-1)?.push(stroke)
  }
  return runs
}

const greatest = (values: readonly (number | null)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
