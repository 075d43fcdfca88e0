import { addDays } from '../time/week.ts'
import { isIll, type MorningHealth, type MorningNumber, type MorningNumbers } from './fields.ts'

/** What was entered on a morning; a day without one is not in a list of them. */
export type Morning = MorningNumbers & { day: string; health: MorningHealth | null }

/** How many days before a day are looked at to know what is normal for somebody. */
export const HISTORY_DAYS = 28
/** Days before a day of which a heart rate has its own mean. */
export const HEART_DAYS = 14
/** The days of a week, those of a mean over a week included. */
const WEEK_DAYS = 7
/** With fewer values nobody knows what is normal. */
export const FEWEST_VALUES = 5
/** The same of a mean over a week. */
export const FEWEST_OF_A_WEEK = 3

/** What is normal for a person, with the number of values it is known from. */
export type Baseline = { mean: number; sd: number; count: number }
export type Known = { baseline: Baseline | null; count: number }

type Asked = { first: string; last: string; fewest: number; withIll: boolean }

/**
 * The mean of the values of some days and their standard deviation; null where there are too few.
 * @param read what is taken of a value, such as its logarithm
 */
function over(
  mornings: readonly Morning[],
  field: MorningNumber,
  { first, last, fewest, withIll }: Asked,
  read: (value: number) => number = (value) => value,
): Known {
  const values = mornings
    .filter(({ day, health }) => day >= first && day <= last && (withIll || !isIll(health)))
    .flatMap((morning) => morning[field] ?? [])
    .map(read)
  const count = values.length
  if (count < fewest) return { baseline: null, count }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { baseline: { mean, sd: Math.sqrt(squares / Math.max(1, count - 1)), count }, count }
}

/** The own mean of a heart rate: the 14 days before, without days on which somebody was ill. */
export const heartBaseline = (
  mornings: readonly Morning[],
  field: 'waking_hr' | 'standing_hr',
  day: string,
): Known =>
  over(mornings, field, {
    first: addDays(day, -HEART_DAYS),
    last: addDays(day, -1),
    fewest: FEWEST_VALUES,
    withIll: false,
  })

/** The logarithm of the variability of the heart rate over the 28 days before, without ill days. */
export const variabilityBaseline = (mornings: readonly Morning[], day: string): Known =>
  over(
    mornings,
    'hrv_rmssd',
    {
      first: addDays(day, -HISTORY_DAYS),
      last: addDays(day, -1),
      fewest: FEWEST_VALUES,
      withIll: false,
    },
    Math.log,
  )

/** The same over the seven days that end with this one. */
export const variabilityOfWeek = (mornings: readonly Morning[], day: string): Known =>
  over(
    mornings,
    'hrv_rmssd',
    { first: addDays(day, 1 - WEEK_DAYS), last: day, fewest: FEWEST_OF_A_WEEK, withIll: true },
    Math.log,
  )

/** The mean weight of the seven days before. */
export const weightOfWeek = (mornings: readonly Morning[], day: string): Known =>
  over(mornings, 'weight', {
    first: addDays(day, -WEEK_DAYS),
    last: addDays(day, -1),
    fewest: FEWEST_OF_A_WEEK,
    withIll: true,
  })
