import { predictedTime, SECONDS_A_DOUBLING } from '../training/ergo-prediction.ts'
import { KILOGRAMS_IN } from '../constants/units.ts'

/** Seconds over metres on a day. */
export type TimedTest = { distance: number; time: number; day: string }

/** Two tests foretell with the athlete's own slope when they are no farther apart. */
const SLOPE_WITHIN_DAYS = 28
const SLOPE = { least: 2, most: 10 }

const DAY_MS = 86_400_000
const daysApart = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS

/** Seconds that the pace over 500 m rises with each doubling, and the tests that say so. */
export type OwnSlope = { slope: number; from: readonly [TimedTest, TimedTest] }

/**
 * The slope of Paul's law of one person from a test and the latest one of another length within
 * four weeks of it; null when there is none.
 */
export function ownSlope(test: TimedTest, others: readonly TimedTest[]): OwnSlope | null {
  const [other] = others
    .filter(
      ({ distance, day }) =>
        distance !== test.distance && daysApart(day, test.day) <= SLOPE_WITHIN_DAYS,
    )
    .toSorted((one, two) => daysApart(one.day, test.day) - daysApart(two.day, test.day))
  if (!other) return null
  const pace = ({ distance, time }: TimedTest) => (500 * time) / distance
  const [short, long] =
    test.distance < other.distance ? ([test, other] as const) : ([other, test] as const)
  const measured = (pace(long) - pace(short)) / Math.log2(long.distance / short.distance)
  return {
    slope: Math.min(Math.max(measured, SLOPE.least), SLOPE.most),
    from: [short, long],
  }
}

/** Seconds that a test foretells over a distance; with the slope of most people where none is known. */
export const foretold = (
  test: Pick<TimedTest, 'distance' | 'time'>,
  over: number,
  slope: number = SECONDS_A_DOUBLING,
): number | null => predictedTime(test, over, slope)

const HEAVY_LB = 270
const EXPONENT = 0.222

/** What Concept2 multiplies times by to compare rowers of different weight. */
export const weightFactor = (weight_kg: number): number =>
  (weight_kg / KILOGRAMS_IN.pound / HEAVY_LB) ** EXPONENT

export const weightAdjusted = (time: number, weight_kg: number): number =>
  time * weightFactor(weight_kg)

type Rower = { gender: 'm' | 'w'; weight_kg: number; is_highly_trained: boolean }

/** Litres a minute = from − a_minute · minutes of the 2 km. */
function lineOf({ gender, weight_kg, is_highly_trained }: Rower): [from: number, a_minute: number] {
  if (gender === 'm') {
    if (!is_highly_trained) return [10.7, 0.9]
    return [weight_kg > 75 ? 15.7 : 15.1, 1.5]
  }
  if (!is_highly_trained) return [10.26, 0.93]
  return [weight_kg > 61.36 ? 14.9 : 14.6, 1.5]
}

/**
 * VO2max as Concept2 estimates it from 2 km: litres a minute, and millilitres a minute and kilogram;
 * null where the line falls to nothing.
 */
export function estimatedVo2max(
  time2k: number,
  rower: Rower,
): { absolute: number; relative: number } | null {
  const [from, aMinute] = lineOf(rower)
  const absolute = from - (aMinute * time2k) / 60
  if (absolute <= 0) return null
  return { absolute, relative: (1000 * absolute) / rower.weight_kg }
}

/** How a race was paced, in seconds. */
export type Pacing = {
  /** How far the splits lie from their mean, as a standard deviation. */
  deviation: number
  /** Last split minus the fastest of the others; negative for a finish faster than all. */
  finish: number
  /** Second half minus the first, over splits of equal length; null for one split. */
  fade: number
}

/** @param splits seconds of splits of equal length; null where one is missing */
export function pacingOf(splits: readonly (number | null)[]): Pacing | null {
  const times = splits.flatMap((split) => (split === null ? [] : [split]))
  if (times.length < 2 || times.length !== splits.length) return null
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const mean = sum(times) / times.length
  const half = Math.floor(times.length / 2)
  return {
    deviation: Math.sqrt(sum(times.map((time) => (time - mean) ** 2)) / times.length),
    finish: (times.at(-1) ?? 0) - Math.min(...times.slice(0, -1)),
    fade: sum(times.slice(-half)) - sum(times.slice(0, half)),
  }
}
