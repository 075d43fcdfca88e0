/**
 * Series of an activity's chart in the order they are drawn, with the decimals their values are
 * read to.
 */
export const CHART_SERIES = [
  { key: 'cadence', decimals: 0 },
  { key: 'heart-rate', decimals: 0 },
  { key: 'power', decimals: 1 },
  { key: 'pace', decimals: 1 },
  { key: 'speed', decimals: 1 },
  { key: 'elevation', decimals: 2 },
] as const
export type ChartSeriesKey = (typeof CHART_SERIES)[number]['key']

export const SINGLE_PIECE_COLUMNS = [
  'accumulated-time',
  'increment-time',
  'speed',
  'pace',
  'prognostic',
  'stroke-rate',
  'ewps',
  'dps',
] as const
export const MULTI_PIECE_COLUMNS = [
  'time',
  'distance',
  'prognostic',
  'stroke-rate',
  'ewps',
  'dps',
  'pace',
] as const
/** Shown at first in the team ergo and racing tables. */
export const DEFAULT_RACING_COLUMNS = ['time', 'pace', 'prognostic', 'stroke-rate'] as const
export type RacingColumn =
  | (typeof SINGLE_PIECE_COLUMNS)[number]
  | (typeof MULTI_PIECE_COLUMNS)[number]
