import type { ReportName } from './report.ts'

/**
 * What can be set against each other: figures that reports work out, each by its name and the
 * report it is of.
 */
export const MEASURES = {
  sessions: 'training-summary',
  time: 'training-summary',
  distance: 'training-summary',
  compliance: 'training-summary',
  ets: 'training-summary',
  foster: 'training-summary',
  trimp: 'training-summary',
  planned_rpe: 'rpe',
  felt_rpe: 'rpe',
  rpe_difference: 'rpe',
  attendance: 'attendance',
  medal_percent: 'gmt',
  best_medal_percent: 'gmt',
  ergo_2000: 'ergo-progress',
  ergo_2000_watts: 'ergo-progress',
  watts_per_kilogram: 'ergo-progress',
  predicted_2000: 'ergo-progress',
  ergo_500: 'ergo-progress',
  ergo_5000: 'ergo-progress',
  ergo_6000: 'ergo-progress',
} as const satisfies Record<string, ReportName>

export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]

/** What one point stands for: a session of an athlete, or their days together. */
export const POINTS = ['week', 'session', 'day', 'month', 'all'] as const
export type Point = (typeof POINTS)[number]
