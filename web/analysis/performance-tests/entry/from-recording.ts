import type { Split } from '#contract/recordings/activities.ts'
import type { Lap } from '#contract/recordings/imports-activity.ts'
import type { TestRecording } from '#contract/analysis/performance-tests-days.ts'
import type { Static } from '#contract/schema.ts'
import type { TestLine } from '#contract/analysis/performance-tests.ts'
import { emptyLine } from '#domain/performance-tests/cells.ts'
import { LINE_NUMBERS } from '#domain/performance-tests/fields.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { ergoWattsOfPace, paceOf } from '#domain/time/pace.ts'

type RecordedLap = Pick<
  Static<typeof Lap>,
  'time' | 'distance' | 'heart_rate_avg' | 'stroke_rate_avg' | 'rest'
>
type Recorded = {
  recording: Pick<TestRecording, 'heart_rate_avg' | 'heart_rate_max'>
  laps: readonly RecordedLap[]
  splits: readonly Split[]
}
/** What a test takes from a recording. */
export type Taken = {
  lines: TestLine[]
  time_s: number | null
  hr_avg: number | null
  hr_max: number | null
}

/** The tenth is what an ergometer shows. */
const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
const beats = (value: number | null) => {
  const { min, max } = LINE_NUMBERS.heart_rate
  return value === null || value < min || value > max ? null : Math.round(value)
}

type Stretch = Omit<RecordedLap, 'rest'>
function lineOf({ time, distance, heart_rate_avg, stroke_rate_avg }: Stretch): TestLine {
  const watts = distance && time ? ergoWattsOfPace(paceOf(distance, time, 500)) : null
  return {
    ...emptyLine(),
    time_s: tenth(time),
    distance: distance === null ? null : Math.round(distance),
    watts: tenth(watts),
    heart_rate: beats(heart_rate_avg),
    stroke_rate: tenth(stroke_rate_avg),
  }
}

/** A device may stop a few metres off. */
const METRES_OFF = 5
const isNear = (distance: number | null, metres: number) =>
  distance !== null && Math.abs(distance - metres) <= METRES_OFF

/** Laps of the length of a split that follow each other, as many as the test has. */
function lapsOfTest(laps: readonly RecordedLap[], count: number, metres: number) {
  for (let from = 0; from + count <= laps.length; from++) {
    const some = laps.slice(from, from + count)
    if (some.every(({ rest, distance }) => !rest && isNear(distance, metres))) return some
  }
  return null
}

const stretchOf = (split: Split): Stretch => ({
  time: split.increment_time,
  distance: split.distance,
  heart_rate_avg: split.heart_rate_avg,
  stroke_rate_avg: split.stroke_rate_avg,
})

/**
 * The splits of a race from a recording of it alone or from its laps, the steps of a step test from
 * its laps; null where it holds no such test.
 */
export function takenFrom(kind: TestKind, { recording, laps, splits }: Recorded): Taken | null {
  const hearts = {
    hr_avg: beats(recording.heart_rate_avg),
    hr_max: beats(recording.heart_rate_max),
  }
  if (!isDistanceKind(kind)) {
    const steps = laps.filter(({ rest, time }) => !rest && time !== null)
    if (steps.length < 2) return null
    return { lines: steps.map(lineOf), time_s: null, ...hearts }
  }
  const { distance, split } = TEST_DISTANCES[kind]
  const count = distance / split
  const isAlone =
    splits.length >= count &&
    splits.slice(0, count).every((one) => isNear(one.distance, split)) &&
    splits.slice(count).reduce((metres, one) => metres + one.distance, 0) <= METRES_OFF
  const raced = isAlone ? splits.slice(0, count).map(stretchOf) : lapsOfTest(laps, count, split)
  if (!raced) return null
  const times = raced.flatMap(({ time }) => time ?? [])
  const time_s =
    times.length === count ? tenth(times.reduce((total, time) => total + time, 0)) : null
  return { lines: raced.map(lineOf), time_s, ...hearts }
}

type Filled = Partial<Omit<Taken, 'lines'>> & Pick<Taken, 'lines'>

/** What a form holds once a recording is taken into it: what the recording does not know stays. */
export function withRecording(
  lines: readonly TestLine[],
  { lines: rowed, ...whole }: Taken,
): Filled {
  const count = Math.max(lines.length, rowed.length)
  return {
    ...known(whole),
    lines: Array.from({ length: count }, (_, index) => {
      const { left_out: _left, ...numbers } = rowed[index] ?? emptyLine()
      return { ...(lines[index] ?? emptyLine()), ...known(numbers) }
    }),
  }
}

function known<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Partial<Values>
}
