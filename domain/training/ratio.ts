import { isOver, isUnder } from '../constants/decimals.ts'
import { RATIO_DAYS } from '../constants/limits.ts'
import type { TrainingRatioStatus } from '../constants/statuses.ts'

/**
 * Coupled: the acute days are part of the chronic ones. Uncoupled: they are not. EWMA: recent days
 * weigh more.
 */
export type RatioMethod = 'rolling' | 'uncoupled' | 'ewma'

export type TrainingRatio = {
  acute: number | null
  chronic: number | null
  ratio: number | null
  status: TrainingRatioStatus | null
}

export const RATIO_METHODS = [
  'rolling',
  'uncoupled',
  'ewma',
] as const satisfies readonly RatioMethod[]

/** Where the statuses meet: below `low`, up to `high`, below `danger`, from `danger`. */
export type RatioLines = { low: number; high: number; danger: number }

/** No line may be higher. */
export const HIGHEST_LINE = 5

/** The lines of a club that has moved none. */
export const RATIO_LINES: RatioLines = { low: 0.8, high: 1.3, danger: 1.5 }

/** Compared unrounded. */
export function ratioStatus(
  ratio: number,
  { low, high, danger }: RatioLines = RATIO_LINES,
): TrainingRatioStatus {
  if (isUnder(ratio, low)) return 'detraining'
  if (!isOver(ratio, high)) return 'optimum'
  return isUnder(ratio, danger) ? 'tough' : 'danger'
}

function mean(loads: readonly number[]): number {
  return loads.reduce((sum, load) => sum + load, 0) / loads.length
}

/** Exponentially weighted mean with λ = 2 / (days + 1), started at the first day's load. */
export function ewma(loads: readonly number[], days: number): number | null {
  const lambda = 2 / (days + 1)
  return loads.reduce<number | null>(
    (average, load) => (average === null ? load : lambda * load + (1 - lambda) * average),
    null,
  )
}

function windows(
  loads: readonly number[],
  method: RatioMethod,
): { acute: number | null; chronic: number | null } {
  const { acute, chronic } = RATIO_DAYS
  switch (method) {
    case 'rolling':
      return { acute: mean(loads.slice(-acute)), chronic: mean(loads.slice(-chronic)) }
    case 'uncoupled':
      return { acute: mean(loads.slice(-acute)), chronic: mean(loads.slice(-chronic, -acute)) }
    case 'ewma':
      return { acute: ewma(loads, acute), chronic: ewma(loads, chronic) }
  }
}

/**
 * Acute to chronic load, an indicator of change, not of injury.
 * @param loads one a day, oldest first, from the athlete's first recorded load to the day asked
 * for; days without a load are 0
 * @returns nulls before 28 days are known; ratio and status are null, too, when the chronic load is
 * 0
 */
export function trainingRatio(
  loads: readonly number[],
  method: RatioMethod = 'rolling',
  lines: RatioLines = RATIO_LINES,
): TrainingRatio {
  if (loads.length < RATIO_DAYS.chronic)
    return { acute: null, chronic: null, ratio: null, status: null }
  const { acute, chronic } = windows(loads, method)
  const ratio = acute !== null && chronic !== null && chronic > 0 ? acute / chronic : null
  return { acute, chronic, ratio, status: ratio === null ? null : ratioStatus(ratio, lines) }
}
