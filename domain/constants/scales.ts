import { isAtLeast, isOver, isUnder } from './decimals.ts'

/**
 * Wind in m/s. The first band from above whose `from` is reached holds; the last one only beyond
 * it.
 */
export const WIND_SCALE = [
  { key: 'calm', from: 0 },
  { key: 'light', from: 2 },
  { key: 'gentle', from: 4 },
  { key: 'moderate', from: 6 },
  { key: 'fresh', from: 9 },
  { key: 'too-windy', from: 11 },
] as const
export type WindBand = (typeof WIND_SCALE)[number]['key']

/** Stream in km/h; read like the wind scale. */
const STREAM_SCALE = [
  { key: 'none', from: 0 },
  { key: 'light', from: 2 },
  { key: 'moderate', from: 4 },
  { key: 'strong', from: 6 },
  { key: 'flooding', from: 7 },
] as const
export type StreamBand = (typeof STREAM_SCALE)[number]['key']

function bandOf<K extends string>(
  scale: readonly { key: K; from: number }[],
  value: number,
): K | null {
  const reached = scale.findLast((band, index) =>
    index === scale.length - 1 ? isOver(value, band.from) : isAtLeast(value, band.from),
  )
  return reached?.key ?? null
}

/** @param speed m/s; negative or NaN has no band */
export function windBand(speed: number): WindBand | null {
  return bandOf(WIND_SCALE, speed)
}

/** @param speed km/h; negative or NaN has no band */
export function streamBand(speed: number): StreamBand | null {
  return bandOf(STREAM_SCALE, speed)
}

/** Session RPE: the id is stored, loads are computed with the CR10 value. */
export const RPE_STEPS = [
  { id: 1, key: 'very-easy', cr10: 1 },
  { id: 2, key: 'easy', cr10: 2 },
  { id: 3, key: 'moderate', cr10: 3 },
  { id: 4, key: 'somewhat-hard', cr10: 4 },
  { id: 5, key: 'hard', cr10: 5 },
  { id: 6, key: 'very-hard', cr10: 7 },
  { id: 7, key: 'extremely-hard', cr10: 9 },
  { id: 8, key: 'maximal', cr10: 10 },
] as const
export type RpeId = (typeof RPE_STEPS)[number]['id']
/** CR10 value of an RPE step; null for an id outside 1-8. */
export function cr10Of(rpeId: number): number | null {
  return RPE_STEPS.find((step) => step.id === rpeId)?.cr10 ?? null
}

export type TemperatureBand = 'low' | 'green' | 'amber' | 'red'

/** Morning temperature in °C: green from `green`, amber from `amber`, red above `red`. */
export const TEMPERATURE_LINES = { green: 35, amber: 37, red: 38 } as const
/** Minutes of sleep: less is amber, or red. */
export const SLEEP_LINES = { amber: 420, red: 360 } as const

export function temperatureBand(celsius: number): TemperatureBand {
  if (celsius < TEMPERATURE_LINES.green) return 'low'
  if (celsius < TEMPERATURE_LINES.amber) return 'green'
  return celsius <= TEMPERATURE_LINES.red ? 'amber' : 'red'
}

export type HeartRateBand = 'none' | 'warning' | 'alert'

/** Beats above the baseline of a morning heart rate, unrounded: from 7 a warning, over 10 an alert. */
export const HEART_RATE_LINES = { warning: 7, alert: 10 } as const

export function heartRateIncreaseBand(beats: number): HeartRateBand {
  if (isUnder(beats, HEART_RATE_LINES.warning)) return 'none'
  return isOver(beats, HEART_RATE_LINES.alert) ? 'alert' : 'warning'
}
