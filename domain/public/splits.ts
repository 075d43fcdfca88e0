import { usualSplit } from '../constants/sports.ts'
import { stretchesIn } from '../live/races.ts'
import { piecesBegun } from '../live/ranks.ts'
import {
  splitsOf,
  stretchIn,
  type Course,
  type Moments,
  type Section,
  type Stretch,
} from '../live/sections.ts'
import type { Marked } from '../live/standing.ts'
import { weightedMean } from '../training/weighted-means.ts'
import type { Moment } from './course.ts'
import { trackOf } from './track.ts'

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
const LONG_M = 20_000
const COARSE_M = 2_000
/** A part at the end that is shorter belongs to the one before it. */
const SHORTEST_M = 0.5

/** How long the parts of so many metres are. */
export function splitLength(distance: number, sportId: number): number {
  const usual = usualSplit(sportId)
  if (distance <= SHORT_M) return Math.min(FINE_M, usual)
  return distance > LONG_M ? COARSE_M : usual
}

/** A boat that is followed, with what is shown of it. */
export type RacedBoat = { marks: readonly Marked[]; shown: readonly Moment[] }

/** A boat as sections read it. */
export const recordedBoat = ({ marks, shown }: RacedBoat, recording_id: number) => ({
  recording_id,
  started_at: marks.find(({ mark }) => mark === 'start')?.at ?? shown[0]?.at ?? null,
  marks,
  moments: trackOf(shown),
})

/**
 * The rounds of boats with their splits: their pieces, or all of their recordings where none was
 * marked. Parts that are not finished have none yet.
 */
export function roundsOf(boats: readonly RacedBoat[], sportId: number): Round[][] {
  const recorded = boats.map(recordedBoat)
  const pieces = piecesBegun(boats)
  const sections: Section[] =
    pieces.length === 0
      ? [{ kind: 'whole' }]
      : pieces.map((number) => ({ kind: 'piece', number }) as const)
  const rounds = sections.map((section, at) => ({
    number: pieces[at] ?? 1,
    stretches: stretchesIn(recorded, section),
  }))
  return recorded.map(({ recording_id, moments }, place) =>
    rounds.flatMap(({ number, stretches }) => {
      const stretch = stretches.get(recording_id) ?? null
      const shown = boats[place]?.shown ?? []
      return stretch && shown.length > 0
        ? [roundOf(number, stretch, { moments, shown, sportId })]
        : []
    }),
  )
}

type Raced = { moments: Moments; shown: readonly Moment[]; sportId: number }

function roundOf(number: number, stretch: Stretch, { moments, shown, sportId }: Raced): Round {
  const last = shown.at(-1) ?? { at: 0, distance: 0 }
  const { started_at, from } = stretch
  const [finished_at, to] = [stretch.finished_at ?? last.at, stretch.to ?? last.distance]
  const length = splitLength(to - from, sportId)
  const rateBetween = (start: number, end: number) =>
    meanRate(shown.filter(({ at }) => at > start && at <= end))
  const time = (finished_at - started_at) / SECOND_MS
  const ends = splitsOf(moments, stretch, length).map((total, place) => ({
    total,
    distance: (place + 1) * length,
  }))
  const rest = to - from - (ends.at(-1)?.distance ?? 0)
  if (stretch.finished_at !== null && rest > SHORTEST_M)
    ends.push({ total: time, distance: to - from })
  const splits = ends.map(({ total, distance }, place): Split => {
    const begun = ends[place - 1]?.total ?? 0
    const stroke_rate = rateBetween(started_at + begun * SECOND_MS, started_at + total * SECOND_MS)
    return { number: place + 1, line: null, distance, time: total - begun, total, stroke_rate }
  })
  return {
    number,
    distance: to - from,
    time,
    stroke_rate: rateBetween(started_at - 1, finished_at),
    is_done: stretch.finished_at !== null,
    splits,
  }
}

/**
 * What a boat did until its finish: that of its last piece or pass, where it has one and is not on
 * another. What follows is the way home.
 */
export function untilFinish(boat: RacedBoat, course: Course | null): readonly Moment[] {
  const last = piecesBegun([boat]).at(-1)
  const section: Section = course
    ? { kind: 'course', course }
    : last === undefined
      ? { kind: 'whole' }
      : { kind: 'piece', number: last }
  const finish = stretchIn(recordedBoat(boat, 0), section)?.finished_at ?? null
  return finish === null ? boat.shown : boat.shown.filter(({ at }) => at <= finish)
}

export const meanRate = (moments: readonly Moment[]): number | null =>
  weightedMean(
    moments.map(({ at }) => at / SECOND_MS),
    moments.map(({ stroke_rate }) => stroke_rate ?? Number.NaN),
  )
