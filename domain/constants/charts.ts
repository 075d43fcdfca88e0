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
