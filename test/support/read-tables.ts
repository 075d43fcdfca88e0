import { expect } from 'vitest'
import { TABLES } from './tables.ts'
import type { Activity } from '../../readers/activity.ts'
import { readActivity } from '../../readers/read-activity.ts'

export type Name = keyof typeof TABLES
export const NAMES = Object.keys(TABLES).filter((name): name is Name => name in TABLES)
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const read = (text: string) => readActivity(bytesOf(text))

export async function only(name: Name): Promise<Activity> {
  const { activities } = await read(TABLES[name])
  expect(activities).toHaveLength(1)
  return activities[0] ?? expect.fail('nothing was read')
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10
export const figuresOf = ({
  records,
  distance,
  duration,
  heart_rate_avg,
  stroke_rate_avg,
  power_avg,
  laps,
}: Activity) => ({
  records,
  distance: round(distance),
  duration: round(duration),
  heart_rate: round(heart_rate_avg),
  rate: round(stroke_rate_avg),
  power: round(power_avg),
  laps: laps.length,
})

/** Twenty strokes of 2 s and 9 m. */
export const ROW = {
  records: 20,
  distance: 180,
  duration: 40,
  heart_rate: 140,
  rate: 30,
  power: 250,
  laps: 1,
}
