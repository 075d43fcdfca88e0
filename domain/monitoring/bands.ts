import { isUnder } from '../constants/decimals.ts'
import {
  HEART_RATE_LINES,
  heartRateIncreaseBand,
  SLEEP_LINES,
  TEMPERATURE_LINES,
  temperatureBand,
} from '../constants/scales.ts'
import {
  FEWEST_OF_A_WEEK,
  FEWEST_VALUES,
  heartBaseline,
  variabilityBaseline,
  variabilityOfWeek,
  weightOfWeek,
  type PastMorning,
} from './baselines.ts'
import { MORNING_FIELDS, type MorningNumber, type ScaleNumber } from './fields.ts'

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

const OF_INCREASE = { none: 'green', warning: 'amber', alert: 'red' } as const
/** Standard deviations below the own mean. */
const VARIABILITY_LINES = { amber: 0.5, red: 1 } as const
/** Percent below the mean of the week. */
const WEIGHT_LINES = { amber: 2, red: 3 } as const

/** Between which values nothing is to be noted on a day; null where that is open or unknown. */
export type Normal = { low: number | null; high: number | null }

type Mornings = readonly PastMorning[]
type Judge = {
  reading: (value: number, mornings: Mornings, day: string) => Reading
  normal: (mornings: Mornings, day: string) => Normal | null
}

/**
 * The band of a value of a morning, with the facts that say why; null where nothing was entered.
 * @param mornings of the person, with the 28 days before the day
 */
export function readingOf(field: MorningNumber, mornings: Mornings, day: string): Reading | null {
  const value = mornings.find((morning) => morning.day === day)?.[field] ?? null
  return value === null ? null : JUDGES[field].reading(value, mornings, day)
}

export const normalOf = (field: MorningNumber, mornings: Mornings, day: string): Normal | null =>
  JUDGES[field].normal(mornings, day)

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

const judgeHeart = (field: 'waking_hr' | 'standing_hr'): Judge => ({
  reading(value, mornings, day) {
    const rule = 'own-mean'
    const { baseline, count } = heartBaseline(mornings, field, day)
    if (!baseline) return unknown(value, { rule, count, needs: FEWEST_VALUES })
    const { mean } = baseline
    const difference = value - mean
    const level = OF_INCREASE[heartRateIncreaseBand(difference)]
    return { value, level, rule, mean, difference, count, needs: FEWEST_VALUES }
  },
  normal(mornings, day) {
    const { baseline } = heartBaseline(mornings, field, day)
    return baseline && { low: null, high: baseline.mean + HEART_RATE_LINES.warning }
  },
})

/** The mean of seven days against that of 28, in logarithms: one night says little. */
const VARIABILITY: Judge = {
  reading(value, mornings, day) {
    const rule = 'own-range'
    const { baseline, count } = variabilityBaseline(mornings, day)
    if (!baseline) return unknown(value, { rule, count, needs: FEWEST_VALUES })
    const week = variabilityOfWeek(mornings, day)
    if (!week.baseline) return unknown(value, { rule, count: week.count, needs: FEWEST_OF_A_WEEK })
    const { mean, sd } = baseline
    const change = week.baseline.mean - mean
    const level = below(change, {
      amber: -VARIABILITY_LINES.amber * sd,
      red: -VARIABILITY_LINES.red * sd,
    })
    const difference = sd > 0 ? change / sd : 0
    return { value, level, rule, mean: Math.exp(mean), difference, count, needs: FEWEST_VALUES }
  },
  normal(mornings, day) {
    const { baseline } = variabilityBaseline(mornings, day)
    return (
      baseline && {
        low: Math.exp(baseline.mean - VARIABILITY_LINES.amber * baseline.sd),
        high: Math.exp(baseline.mean + VARIABILITY_LINES.amber * baseline.sd),
      }
    )
  },
}

const WEIGHT: Judge = {
  reading(value, mornings, day) {
    const rule = 'own-week'
    const { baseline, count } = weightOfWeek(mornings, day)
    if (!baseline) return unknown(value, { rule, count, needs: FEWEST_OF_A_WEEK })
    const { mean } = baseline
    const difference = (100 * (value - mean)) / mean
    const level = below(difference, { amber: -WEIGHT_LINES.amber, red: -WEIGHT_LINES.red })
    return { value, level, rule, mean, difference, count, needs: FEWEST_OF_A_WEEK }
  },
  normal(mornings, day) {
    const { baseline } = weightOfWeek(mornings, day)
    return baseline && { low: baseline.mean * (1 - WEIGHT_LINES.amber / 100), high: null }
  },
}

const TEMPERATURE: Judge = {
  reading: (value) => plain(value, 'temperature', temperatureBand(value)),
  normal: () => ({ low: TEMPERATURE_LINES.green, high: TEMPERATURE_LINES.amber }),
}

const SLEEP: Judge = {
  reading: (value) => plain(value, 'sleep', below(value, SLEEP_LINES)),
  normal: () => ({ low: SLEEP_LINES.amber, high: null }),
}

const below = (value: number, lines: { amber: number; red: number }): Level =>
  isUnder(value, lines.red) ? 'red' : isUnder(value, lines.amber) ? 'amber' : 'green'

/** The worst step of a scale is red, the one before it amber. */
function judgeScale(field: ScaleNumber): Judge {
  const { min, max, worse } = MORNING_FIELDS[field]
  const levelOf = (steps: number) => (steps === 0 ? 'red' : steps === 1 ? 'amber' : 'green')
  return {
    reading: (value) => plain(value, 'scale', levelOf(worse === 'low' ? value - min : max - value)),
    normal: () => (worse === 'low' ? { low: min + 2, high: null } : { low: null, high: max - 2 }),
  }
}

/** How each number of a morning is judged. */
const JUDGES: Record<MorningNumber, Judge> = {
  waking_hr: judgeHeart('waking_hr'),
  standing_hr: judgeHeart('standing_hr'),
  hrv_rmssd: VARIABILITY,
  sleep_time: SLEEP,
  sleep_quality: judgeScale('sleep_quality'),
  perceived_shape: judgeScale('perceived_shape'),
  fatigue: judgeScale('fatigue'),
  soreness: judgeScale('soreness'),
  stress: judgeScale('stress'),
  mood: judgeScale('mood'),
  hydration: judgeScale('hydration'),
  training_quality: judgeScale('training_quality'),
  temperature: TEMPERATURE,
  weight: WEIGHT,
}
