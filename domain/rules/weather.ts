import { streamBand, windBand, type StreamBand, type WindBand } from '../constants/scales.ts'

/**
 * °C, m/s and degrees clockwise from north: wind comes from its direction, stream and boats go in
 * theirs.
 */
export type Weather = {
  air_temperature?: number | null
  water_temperature?: number | null
  wind_speed?: number | null
  wind_direction?: number | null
  stream_speed?: number | null
  stream_direction?: number | null
  rowing_direction?: number | null
}

export type WeatherFault =
  | 'wind_direction_needed'
  | 'wind_speed_needed'
  | 'rowing_direction_needed'
  | 'stream_speed_needed'
export type WeatherFaults = Partial<Record<keyof Weather, WeatherFault>>

/**
 * Wind has speed and direction or neither; a stream needs its speed, and with it the direction that
 * is rowed.
 */
export function weatherFaults(weather: Weather): WeatherFaults {
  const has = (field: keyof Weather) => (weather[field] ?? null) !== null
  return {
    ...(has('wind_speed') && !has('wind_direction') && { wind_direction: 'wind_direction_needed' }),
    ...(has('wind_direction') && !has('wind_speed') && { wind_speed: 'wind_speed_needed' }),
    ...(has('stream_speed') &&
      !has('rowing_direction') && { rowing_direction: 'rowing_direction_needed' }),
    ...(has('stream_direction') && !has('stream_speed') && { stream_speed: 'stream_speed_needed' }),
  }
}

const KMH_PER_MS = 3.6

/** The words of the wind and stream scales; null for a speed that is not given. */
export function weatherBands({ wind_speed = null, stream_speed = null }: Weather): {
  wind: WindBand | null
  stream: StreamBand | null
} {
  return {
    wind: wind_speed === null ? null : windBand(wind_speed),
    stream: stream_speed === null ? null : streamBand(stream_speed * KMH_PER_MS),
  }
}
