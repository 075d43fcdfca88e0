import type { JudgedSample } from '#domain/live/judge.ts'

const DECIMALS = { distance: 1, speed: 2, stroke_rate: 1, degrees: 6 } as const

const rounded = (value: number | null, decimals: number) =>
  value === null ? null : Number(value.toFixed(decimals))

/** A sample as those who follow get it; what heart rate it has, only some may hear. */
export const pointOf = ({ at, distance, speed, stroke_rate, lat, lon }: JudgedSample) => [
  at,
  rounded(distance, DECIMALS.distance),
  rounded(speed, DECIMALS.speed),
  rounded(stroke_rate, DECIMALS.stroke_rate),
  rounded(lat, DECIMALS.degrees),
  rounded(lon, DECIMALS.degrees),
]
