import { describe, expect, test } from 'vitest'
import { weatherBands, weatherFaults, type Weather } from './weather.ts'

describe('weather', () => {
  test.each<[Weather, object]>([
    [{}, {}],
    [{ wind_speed: 3, wind_direction: 0 }, {}],
    [{ wind_speed: 3 }, { wind_direction: 'wind_direction_needed' }],
    [{ wind_speed: 0, wind_direction: null }, { wind_direction: 'wind_direction_needed' }],
    [{ wind_direction: 270 }, { wind_speed: 'wind_speed_needed' }],
    [{ stream_speed: 1 }, { rowing_direction: 'rowing_direction_needed' }],
    [{ stream_speed: 1, rowing_direction: 90 }, {}],
    [{ stream_direction: 90 }, { stream_speed: 'stream_speed_needed' }],
    [{ rowing_direction: 90 }, {}],
  ])('%j', (weather, faults) => expect(weatherFaults(weather)).toEqual(faults))

  test.each<[Weather, ReturnType<typeof weatherBands>]>([
    [{}, { wind: null, stream: null }],
    [
      { wind_speed: 0, stream_speed: 0 },
      { wind: 'calm', stream: 'none' },
    ],
    [
      { wind_speed: 11, stream_speed: 1.2 },
      { wind: 'fresh', stream: 'moderate' },
    ],
    [
      { wind_speed: 11.1, stream_speed: 2 },
      { wind: 'too-windy', stream: 'flooding' },
    ],
  ])('is described in words: %j', (weather, bands) => expect(weatherBands(weather)).toEqual(bands))
})
