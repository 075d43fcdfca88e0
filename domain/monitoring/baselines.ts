import { addDays } from '../time/week.ts'
import { isIll, type MorningHealth, type MorningNumber, type MorningNumbers } from './fields.ts'

/** What was entered on a morning; a day without one is not in a list of them. */
export type Morning = MorningNumbers & { day: string; health: MorningHealth | null }

/** Of a morning before the one that is judged only what is read of it. */
export type PastMorning = Partial<MorningNumbers> & { day: string; health: MorningHealth | null }

/** The numbers that are judged by what they were on the days before. */
export const COURSE_NUMBERS = [
  'waking_hr',
  'standing_hr',
  'hrv_rmssd',
  'weight',
] as const satisfies readonly MorningNumber[]

/** How many days before a day are looked at to know what is normal for somebody. */
export const HISTORY_DAYS = 28
/** Days before a day of which a heart rate has its own mean. */
const HEART_DAYS = 14
/** The days of a week, those of a mean over a week included. */
const WEEK_DAYS = 7
/** With fewer values nobody knows what is normal. */
export const FEWEST_VALUES = 5
/** The same of a mean over a week. */
export const FEWEST_OF_A_WEEK = 3

/** What is normal for a person, with the number of values it is known from. */
type Baseline = { mean: number; sd: number; count: number }
export type Known = { baseline: Baseline | null; count: number }

type BaselineSpan = { first: string; last: string; fewest: number; withIll: boolean }

/**
 * The mean of the values of some days and their standard deviation; null where there are too few.
 * @param read what is taken of a value, such as its logarithm
 */
function over(
  mornings: readonly PastMorning[],
  field: MorningNumber,
  { first, last, fewest, withIll }: BaselineSpan,
  read: (value: number) => number = (value) => value,
): Known {
  const values: number[] = []
  for (const morning of mornings) {
    const value = morning[field]
    if (value == null || morning.day < first || morning.day > last) continue
    if (withIll || !isIll(morning.health)) values.push(read(value))
  }
  const count = values.length
  if (count < fewest) return { baseline: null, count }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { baseline: { mean, sd: Math.sqrt(squares / Math.max(1, count - 1)), count }, count }
}

/** Finds out once what is asked for the same day again and again, of one person after the other. */
function keptForDay<T>(find: (day: string) => T): (day: string) => T {
  let kept: { day: string; found: T } | undefined
  return (day) => {
    if (kept?.day !== day) kept = { day, found: find(day) }
    return kept.found
  }
}

const daysAround = keptForDay((day) => {
  const before = (days: number) => addDays(day, -days)
  return {
    last: before(1),
    heart: before(HEART_DAYS),
    history: before(HISTORY_DAYS),
    weekBefore: before(WEEK_DAYS),
    week: before(WEEK_DAYS - 1),
  }
})

/** The own mean of a heart rate: the 14 days before, without days on which somebody was ill. */
export function heartBaseline(
  mornings: readonly PastMorning[],
  field: 'waking_hr' | 'standing_hr',
  day: string,
): Known {
  const { heart: first, last } = daysAround(day)
  return over(mornings, field, { first, last, fewest: FEWEST_VALUES, withIll: false })
}

/** The logarithm of the variability of the heart rate over the 28 days before, without ill days. */
export function variabilityBaseline(mornings: readonly PastMorning[], day: string): Known {
  const { history: first, last } = daysAround(day)
  const asked = { first, last, fewest: FEWEST_VALUES, withIll: false }
  return over(mornings, 'hrv_rmssd', asked, Math.log)
}

/** The same over the seven days that end with this one. */
export function variabilityOfWeek(mornings: readonly PastMorning[], day: string): Known {
  const { week: first } = daysAround(day)
  const asked = { first, last: day, fewest: FEWEST_OF_A_WEEK, withIll: true }
  return over(mornings, 'hrv_rmssd', asked, Math.log)
}

/** The mean weight of the seven days before. */
export function weightOfWeek(mornings: readonly PastMorning[], day: string): Known {
  const { weekBefore: first, last } = daysAround(day)
  return over(mornings, 'weight', { first, last, fewest: FEWEST_OF_A_WEEK, withIll: true })
}
