import { usualSplit } from '../constants/sports.ts'
import { crossingsOf, passesBetween, type GateLine, type Positions } from '../training/gates.ts'
import { piecesOf, type Marked } from './standing.ts'

/** A moment of a track: milliseconds since 1970, metres of the recording, degrees. */
type Moment = { at: number; distance: number }
/** The moments of a track in their order; neither time nor distance runs back. */
export type Moments = {
  count: number
  at: (index: number) => Moment
  /** Where it was, in seconds since 1970 and degrees; no number where that is not known. */
  positions: () => Positions
}
export const NO_MOMENTS: Moments = {
  count: 0,
  at: () => ({ at: 0, distance: 0 }),
  positions: () => ({ t: NOWHERE, lat: NOWHERE, lon: NOWHERE }),
}
const NOWHERE = new Float64Array()
export type Course = {
  start: GateLine
  finish: GateLine
  /** Those between, in their order along the water. */
  lines: readonly { name: string; line: GateLine }[]
}
/** What boats are compared on: all they recorded, a piece by its number, or a course. */
export type Section =
  | { kind: 'whole' }
  | { kind: 'piece'; number: number }
  | { kind: 'course'; course: Course }

/** The part of a recording that a section is: milliseconds since 1970 and metres; open at its end. */
export type Stretch = {
  started_at: number
  from: number
  finished_at: number | null
  to: number | null
}

const SECOND_MS = 1000

/** What is known of a recording; only a course asks where it was. */
export type Recorded = {
  started_at: number | null
  marks: readonly Marked[]
  moments?: Moments
}

/** Where a boat is in a section; null for one that has not begun it. */
export function stretchIn(
  { started_at, marks, moments = NO_MOMENTS }: Recorded,
  section: Section,
): Stretch | null {
  switch (section.kind) {
    case 'piece':
      return piecesOf(marks).find(({ number }) => number === section.number) ?? null
    case 'course':
      return passesOf(moments, section.course).at(-1) ?? null
    case 'whole': {
      if (started_at === null) return null
      const end = marks.findLast(({ mark }) => mark === 'finish')
      const [finished_at, to] = end ? [end.at, end.distance] : [null, null]
      return { started_at, from: 0, finished_at, to }
    }
  }
}

/** The passes of a course in their order, at last the one that is under way. */
export function passesOf(moments: Moments, { start, finish }: Course): Stretch[] {
  const positions = moments.positions()
  const starts = crossingsOf(positions, start)
  const done = passesBetween(starts, crossingsOf(positions, finish))
  const begun = starts.at(-1)
  const metres = (seconds: number) => metresAt(moments, seconds * SECOND_MS)
  const passes = done.map((pass) => ({
    started_at: pass.start * SECOND_MS,
    from: metres(pass.start),
    finished_at: pass.finish * SECOND_MS,
    to: metres(pass.finish),
  }))
  if (begun === undefined || begun <= (done.at(-1)?.start ?? -Infinity)) return passes
  const underWay = { started_at: begun * SECOND_MS, from: metres(begun) }
  return [...passes, { ...underWay, finished_at: null, to: null }]
}

/** The first of some moments, from one on, that is so far; their number where none is. */
function firstFrom(
  { count, at }: Moments,
  from: number,
  isReached: (moment: Moment) => boolean,
): number {
  let [low, high] = [from, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(at(middle))) high = middle
    else low = middle + 1
  }
  return low
}

/** How far a recording was at a time, by a straight line between the moments before and after. */
export function metresAt(moments: Moments, time: number): number {
  const next = firstFrom(moments, 0, ({ at }) => at >= time)
  if (next === moments.count) return next === 0 ? 0 : moments.at(next - 1).distance
  const after = moments.at(next)
  const before = next > 0 ? moments.at(next - 1) : after
  if (after.at === before.at) return after.distance
  const share = (time - before.at) / (after.at - before.at)
  return before.distance + share * (after.distance - before.distance)
}

/**
 * When a boat had gone each step of a stretch, in seconds from its begin; a last, shorter step has no
 * split of its own.
 * @param step metres
 */
export function splitsOf(moments: Moments, stretch: Stretch, step: number): number[] {
  const splits: number[] = []
  let index = firstFrom(moments, 0, ({ at }) => at >= stretch.started_at)
  for (;;) {
    const mark = stretch.from + step * (splits.length + 1)
    if (stretch.to !== null && mark > stretch.to + HALF_M) return splits
    if (stretch.finished_at !== null && stretch.to !== null && mark > stretch.to - HALF_M)
      return [...splits, (stretch.finished_at - stretch.started_at) / SECOND_MS]
    index = firstFrom(moments, index, ({ distance }) => distance >= mark)
    if (index === moments.count) return splits
    const moment = moments.at(index)
    if (stretch.finished_at !== null && moment.at > stretch.finished_at + SECOND_MS) return splits
    const before = index > 0 ? moments.at(index - 1) : undefined
    splits.push((timeAt(before, moment, mark) - stretch.started_at) / SECOND_MS)
  }
}

/** When a recording was so far after the start of a stretch; null where it never was. */
export function metresReached(
  moments: Moments,
  { started_at }: Stretch,
  metres: number,
): number | null {
  const first = firstFrom(moments, 0, ({ at }) => at >= started_at)
  const index = firstFrom(moments, first, ({ distance }) => distance >= metres)
  if (index === moments.count) return null
  return timeAt(index > 0 ? moments.at(index - 1) : undefined, moments.at(index), metres)
}

/** By which a stretch may be shorter than its steps. */
const HALF_M = 0.5

function timeAt(before: Moment | undefined, after: Moment, metres: number): number {
  if (!before || after.distance === before.distance) return after.at
  const share = (metres - before.distance) / (after.distance - before.distance)
  return before.at + Math.max(0, share) * (after.at - before.at)
}

/** Metres between two splits of a sport: those that the longest of some stretches is worth. */
export function stepFor(metres: number, sportId: number): number {
  if (metres >= 1000) return usualSplit(sportId)
  return metres >= 400 ? 100 : 50
}
