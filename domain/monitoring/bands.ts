import { heartRateIncreaseBand, temperatureBand } from '../constants/scales.ts'
import {
  FEWEST_OF_A_WEEK,
  FEWEST_VALUES,
  heartBaseline,
  variabilityBaseline,
  variabilityOfWeek,
  weightOfWeek,
  type PastMorning,
} from './baselines.ts'
import { MORNING_FIELDS, type MorningNumber } from './fields.ts'

/** What a value is; `low` is a temperature below what is measured right. */
export const LEVELS = ['green', 'amber', 'red', 'low'] as const
export type Level = (typeof LEVELS)[number]

/** By what a value is judged: its own course, or lines that are the same for everybody. */
export const BAND_RULES = [
  'own-mean',
  'own-range',
  'own-week',
  'temperature',
  'sleep',
  'scale',
] as const
type BandRule = (typeof BAND_RULES)[number]

/**
 * What is known of one value. `level` is null where too little is known to judge it. Of `own-mean`
 * mean and difference are beats, of `own-range` milliseconds and standard deviations, of `own-week`
 * kilograms and percent.
 */
export type Reading = {
  value: number
  level: Level | null
  rule: BandRule
  mean: number | null
  difference: number | null
  /** Of how many values the own normal is, and how many it takes. */
  count: number | null
  needs: number | null
}

/** Beats above the own mean from which on a heart rate is amber. */
const HEART_LINE = 7
const OF_INCREASE = { none: 'green', warning: 'amber', alert: 'red' } as const
/** Standard deviations below the own mean. */
const VARIABILITY_LINES = { amber: 0.5, red: 1 } as const
/** Percent below the mean of the week. */
const WEIGHT_LINES = { amber: 2, red: 3 } as const
/** What binary fractions may be off a line that is drawn in decimals. */
const EDGE = 1e-9
/** Minutes: less is amber, or red. */
const SLEEP_LINES = { amber: 420, red: 360 } as const
/** Degrees between which a temperature is green. */
const TEMPERATURE_LINES = { low: 35, amber: 37 } as const

/**
 * The band of a value of a morning, with the facts that say why; null where nothing was entered.
 * @param mornings of the person, with the 28 days before the day
 */
export function readingOf(
  field: MorningNumber,
  mornings: readonly PastMorning[],
  day: string,
): Reading | null {
  const value = mornings.find((morning) => morning.day === day)?.[field] ?? null
  if (value === null) return null
  switch (field) {
    case 'waking_hr':
    case 'standing_hr':
      return heartReading(field, value, mornings, day)
    case 'hrv_rmssd':
      return variabilityReading(value, mornings, day)
    case 'weight':
      return weightReading(value, mornings, day)
    case 'temperature':
      return plain(value, 'temperature', temperatureBand(value))
    case 'sleep_time':
      return plain(value, 'sleep', below(value, SLEEP_LINES))
    default:
      return plain(value, 'scale', scaleLevel(field, value))
  }
}

const plain = (value: number, rule: BandRule, level: Level): Reading => ({
  value,
  level,
  rule,
  mean: null,
  difference: null,
  count: null,
  needs: null,
})

type Unknown = { rule: BandRule; count: number; needs: number }

const unknown = (value: number, { rule, count, needs }: Unknown): Reading => ({
  value,
  level: null,
  rule,
  mean: null,
  difference: null,
  count,
  needs,
})

function heartReading(
  field: 'waking_hr' | 'standing_hr',
  value: number,
  mornings: readonly PastMorning[],
  day: string,
): Reading {
  const rule = 'own-mean'
  const { baseline, count } = heartBaseline(mornings, field, day)
  if (!baseline) return unknown(value, { rule, count, needs: FEWEST_VALUES })
  const { mean } = baseline
  const difference = value - mean
  const level = OF_INCREASE[heartRateIncreaseBand(difference)]
  return { value, level, rule, mean, difference, count, needs: FEWEST_VALUES }
}

/** The mean of seven days against that of 28, in logarithms: one night says little. */
function variabilityReading(value: number, mornings: readonly PastMorning[], day: string): Reading {
  const rule = 'own-range'
  const { baseline, count } = variabilityBaseline(mornings, day)
  if (!baseline) return unknown(value, { rule, count, needs: FEWEST_VALUES })
  const week = variabilityOfWeek(mornings, day)
  if (!week.baseline) return unknown(value, { rule, count: week.count, needs: FEWEST_OF_A_WEEK })
  const { mean, sd } = baseline
  const change = week.baseline.mean - mean
  const level =
    change < -VARIABILITY_LINES.red * sd
      ? 'red'
      : change < -VARIABILITY_LINES.amber * sd
        ? 'amber'
        : 'green'
  const difference = sd > 0 ? change / sd : 0
  return { value, level, rule, mean: Math.exp(mean), difference, count, needs: FEWEST_VALUES }
}

function weightReading(value: number, mornings: readonly PastMorning[], day: string): Reading {
  const rule = 'own-week'
  const { baseline, count } = weightOfWeek(mornings, day)
  if (!baseline) return unknown(value, { rule, count, needs: FEWEST_OF_A_WEEK })
  const { mean } = baseline
  const difference = (100 * (value - mean)) / mean
  const level = below(difference + EDGE, { amber: -WEIGHT_LINES.amber, red: -WEIGHT_LINES.red })
  return { value, level, rule, mean, difference, count, needs: FEWEST_OF_A_WEEK }
}

const below = (value: number, lines: { amber: number; red: number }): Level =>
  value < lines.red ? 'red' : value < lines.amber ? 'amber' : 'green'

/** The worst step of a scale is red, the one before it amber. */
function scaleLevel(field: MorningNumber, value: number): Level {
  const { min, max, worse } = MORNING_FIELDS[field]
  const steps = worse === 'low' ? value - min : max - value
  return steps === 0 ? 'red' : steps === 1 ? 'amber' : 'green'
}

/** Between which values nothing is to be noted on a day; null where that is open or unknown. */
export type Normal = { low: number | null; high: number | null }

export function normalOf(
  field: MorningNumber,
  mornings: readonly PastMorning[],
  day: string,
): Normal | null {
  switch (field) {
    case 'waking_hr':
    case 'standing_hr': {
      const { baseline } = heartBaseline(mornings, field, day)
      return baseline && { low: null, high: baseline.mean + HEART_LINE }
    }
    case 'hrv_rmssd': {
      const { baseline } = variabilityBaseline(mornings, day)
      return (
        baseline && {
          low: Math.exp(baseline.mean - VARIABILITY_LINES.amber * baseline.sd),
          high: Math.exp(baseline.mean + VARIABILITY_LINES.amber * baseline.sd),
        }
      )
    }
    case 'weight': {
      const { baseline } = weightOfWeek(mornings, day)
      return baseline && { low: baseline.mean * (1 - WEIGHT_LINES.amber / 100), high: null }
    }
    case 'temperature':
      return { low: TEMPERATURE_LINES.low, high: TEMPERATURE_LINES.amber }
    case 'sleep_time':
      return { low: SLEEP_LINES.amber, high: null }
    default: {
      const { min, max, worse } = MORNING_FIELDS[field]
      return worse === 'low' ? { low: min + 2, high: null } : { low: null, high: max - 2 }
    }
  }
}
