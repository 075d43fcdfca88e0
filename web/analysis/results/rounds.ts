import type { activityDetail, Split } from '#contract/recordings/activities.ts'
import type { Reply } from '#contract/endpoint.ts'
import { speedOf } from '#domain/time/pace.ts'

type Lap = Reply<typeof activityDetail>['data']['laps'][number]

/** A lap or a split, as both tables show it: metres, seconds, m/s. */
export type Round = {
  number: number
  distance: number | null
  /**
   * Metres and seconds from the start of the recording to the end of the round; null where they are
   * not known.
   */
  until_distance: number | null
  until_time: number | null
  time: number | null
  speed: number | null
  heart_rate: number | null
  stroke_rate: number | null
  rest: boolean
}

export const roundsOfSplits = (splits: readonly Split[]): Round[] =>
  splits.map((split, place) => ({
    number: place + 1,
    distance: split.distance,
    until_distance: split.start_distance + split.distance,
    until_time: split.accumulated_time,
    time: split.increment_time,
    speed: split.speed,
    heart_rate: split.heart_rate_avg,
    stroke_rate: split.stroke_rate_avg,
    rest: false,
  }))

export const roundsOfLaps = (laps: readonly Lap[]): Round[] =>
  laps.map(({ start, time, distance, heart_rate_avg, stroke_rate_avg, rest }, place) => ({
    number: place + 1,
    distance,
    until_distance: null,
    until_time: time === null ? null : start + time,
    time,
    speed: speedOf(distance, time),
    heart_rate: heart_rate_avg,
    stroke_rate: stroke_rate_avg,
    rest,
  }))
