import { weightedMean } from '../training/weighted-means.ts'
import type { Moment } from './course.ts'

/** Values of a boat along its way, thinned: seconds since its start, metres, m/s, 1/min. */
export type Series = {
  time: number[]
  distance: number[]
  speed: (number | null)[]
  stroke_rate: (number | null)[]
}

/** More points than this no line on a screen shows. */
const MOST_POINTS = 240
const SHORTEST_STEP_S = 5
const SECOND_MS = 1000

/** Means of equal steps of time, at least five seconds each. */
export function seriesOf(moments: readonly Moment[]): Series {
  const series: Series = { time: [], distance: [], speed: [], stroke_rate: [] }
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return series
  const whole = (last.at - first.at) / SECOND_MS
  const step = Math.max(SHORTEST_STEP_S, Math.ceil(whole / MOST_POINTS))
  const steps = Map.groupBy(moments, ({ at }) => Math.floor((at - first.at) / SECOND_MS / step))
  for (const [place, own] of steps) {
    series.time.push(place * step)
    series.distance.push(own.at(-1)?.distance ?? 0)
    series.speed.push(mean(own, ({ speed }) => speed))
    series.stroke_rate.push(mean(own, ({ stroke_rate }) => stroke_rate))
  }
  return series
}

const mean = (moments: readonly Moment[], of: (moment: Moment) => number | null): number | null =>
  weightedMean(
    moments.map(({ at }) => at / SECOND_MS),
    moments.map((moment) => of(moment) ?? Number.NaN),
  )

/** The way of a boat on a map, with at most so many places; the last of them is where it is. */
export function wayOf(moments: readonly Moment[], most: number): [number, number][] {
  const placed = moments.flatMap(({ lat, lon }): [number, number][] =>
    lat === null || lon === null ? [] : [[lat, lon]],
  )
  const step = Math.max(1, Math.ceil(placed.length / most))
  const last = placed.at(-1)
  const way = placed.filter((_, place) => place % step === 0)
  return last && way.at(-1) !== last ? [...way, last] : way
}
