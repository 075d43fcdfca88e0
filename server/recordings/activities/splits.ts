import type { Split } from '#contract/recordings/activities.ts'
import { originOf, splitTrack } from '#domain/time/splits.ts'
import { weightedMean } from '#domain/training/weighted-means.ts'
import type { ChannelColumns } from './queries.ts'

/**
 * Splits at every `every_m` metres, with the time-weighted means of heart rate and stroke rate
 * inside each.
 */
export function splitsOf(channels: ChannelColumns, every_m: number): Split[] {
  const t = channels.get('t')
  const distance = channels.get('distance')
  if (!t || !distance) return []
  const origin = originOf(t, distance)
  let from = 0
  let startDistance = 0
  return splitTrack(t, distance, every_m, origin).map((split) => {
    const { accumulated_s, increment_s, length_m, speed } = split
    const mean = (name: string) =>
      weightedMean(t, channels.get(name), {
        start: origin.time_s + from,
        finish: origin.time_s + accumulated_s,
      })
    const row = {
      start_distance: startDistance,
      distance: length_m,
      accumulated_time: accumulated_s,
      increment_time: increment_s,
      speed,
      heart_rate_avg: mean('heart_rate'),
      stroke_rate_avg: mean('stroke_rate'),
    }
    from = accumulated_s
    startDistance += length_m
    return row
  })
}
