import { piecesOf, type Marked } from '../live/standing.ts'
import { weightedMean } from '../training/weighted-means.ts'
import type { Moment } from './course.ts'

/** An equal part of a round, or one to a line of a course: metres since its start, and seconds. */
export type Split = {
  /** its place among all parts of the round, from 1 on */
  number: number
  /** the line at its end */
  line: string | null
  distance: number
  /** of this part */
  time: number
  /** since the start of the round */
  total: number
  /** mean of this part, 1/min */
  stroke_rate: number | null
}
/** One piece of a boat or pass of a course, or its whole recording where none was marked. */
export type Round = {
  number: number
  distance: number
  time: number
  stroke_rate: number | null
  is_done: boolean
  splits: Split[]
}

const SECOND_MS = 1000
/** Rounds up to this long are split finely. */
const SHORT_M = 1_250
const FINE_M = 250
const USUAL_M = 500
const LONG_M = 20_000
const COARSE_M = 2_000

/** How long the parts of so many metres are. */
export function splitLength(distance: number): number {
  if (distance <= SHORT_M) return FINE_M
  return distance > LONG_M ? COARSE_M : USUAL_M
}

type Span = { number: number; from: number; start: number; to: number; end: number; done: boolean }

/** The rounds of a boat with their splits. Parts that are not finished have none yet. */
export function roundsOf(marks: readonly Marked[], moments: readonly Moment[]): Round[] {
  const last = moments.at(-1)
  if (!last) return []
  return spansOf(marks, moments, last).map(({ number, from, start, to, end, done }) => {
    const own = moments.filter(({ at }) => at >= start && at <= end)
    const length = splitLength(to - from)
    const count = Math.floor((to - from) / length)
    const splits: Split[] = []
    let [at, total] = [start, 0]
    for (let place = 1; place <= count; place += 1) {
      const reached = timeAt(own, from + place * length) ?? end
      const time = (reached - at) / SECOND_MS
      total += time
      const stroke_rate = meanRate(own.filter((one) => one.at > at && one.at <= reached))
      splits.push({ number: place, line: null, distance: place * length, time, total, stroke_rate })
      at = reached
    }
    const time = (end - start) / SECOND_MS
    return { number, distance: to - from, time, stroke_rate: meanRate(own), is_done: done, splits }
  })
}

function spansOf(marks: readonly Marked[], moments: readonly Moment[], last: Moment): Span[] {
  const pieces = piecesOf(marks)
  const spans = pieces.flatMap(({ number, from, started_at, finished_at, to }): Span[] =>
    number === null
      ? []
      : [
          {
            number,
            from,
            start: started_at,
            to: to ?? last.distance,
            end: finished_at ?? last.at,
            done: finished_at !== null,
          },
        ],
  )
  const [first] = moments
  if (spans.length > 0 || !first) return spans
  const done = marks.some(({ mark }) => mark === 'finish')
  const { at: start, distance: from } = first
  return [{ number: 1, from, start, to: last.distance, end: last.at, done }]
}

/** When a boat was at a distance, between the moments before and after it. */
function timeAt(moments: readonly Moment[], distance: number): number | null {
  const place = moments.findIndex((one) => one.distance >= distance)
  const after = moments[place]
  if (!after) return null
  const before = moments[place - 1]
  if (!before || after.distance === before.distance) return after.at
  const share = (distance - before.distance) / (after.distance - before.distance)
  return before.at + share * (after.at - before.at)
}

export const meanRate = (moments: readonly Moment[]): number | null =>
  weightedMean(
    moments.map(({ at }) => at / SECOND_MS),
    moments.map(({ stroke_rate }) => stroke_rate ?? Number.NaN),
  )
