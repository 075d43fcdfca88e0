/** Every channel a reader may yield, with the decimals it is kept to. All SI: s, m, m/s, W, N, deg; rates are per minute. */
export const CHANNEL_DECIMALS = {
  t: 3,
  distance: 2,
  speed: 3,
  heart_rate: 0,
  stroke_rate: 2,
  cadence: 2,
  power: 0,
  elevation: 2,
  lat: 7,
  lon: 7,
  temperature: 1,
  stroke_length: 2,
  drive_time: 3,
  recovery_time: 3,
  drive_length: 3,
  effective_length: 3,
  avg_force: 1,
  peak_force: 1,
  peak_force_angle: 2,
  catch_angle: 2,
  finish_angle: 2,
  slip: 2,
  wash: 2,
  drag_factor: 0,
} as const

export type ChannelName = keyof typeof CHANNEL_DECIMALS

/** One value per record in each array; NaN where the record says nothing. `t` is seconds since the activity's start. */
export type Channels = Map<ChannelName, Float64Array>
