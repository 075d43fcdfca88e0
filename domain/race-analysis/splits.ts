import { isPaddling, SPORT } from '../constants/sports.ts'
import { REFERENCE_M } from '../constants/limits.ts'
import { paceOfSpeed } from '../time/pace.ts'
import { gmtPercent, type Gmt } from '../training/gmt.ts'
import { distancePerStroke, effectiveWorkPerStroke } from '../training/stroke.ts'
import type { Extent, Mark } from './marks.ts'

type Maybe = number | null

/** What follows from metres in seconds: m/s, seconds for the reference, percent, J and m a stroke. */
export type RaceFigures = {
  time: number
  distance: number
  speed: number
  pace: Maybe
  prognostic: Maybe
  stroke_rate: Maybe
  ewps: Maybe
  dps: Maybe
}
/** A part of a piece up to a place on the way; `time` and `distance` are its own. */
export type Split = RaceFigures & { at: number; accumulated: number }
/** The same with how far it is behind who leads there; both null where nobody else was timed. */
export type SplitWithGap = Split & { gap_s: Maybe; gap_m: Maybe }

/** What a piece is measured by. */
export type Measure = { sport_id: number; gmt: Gmt | null }

export const paceReference = (sportId: number): number =>
  isPaddling(sportId) ? REFERENCE_M.paddling_pace : REFERENCE_M.rowing_pace

/** @returns figures of some metres in some seconds, both above zero */
export function raceFigures(
  { time, distance, stroke_rate }: { time: number; distance: number; stroke_rate: Maybe },
  { sport_id, gmt }: Measure,
): RaceFigures {
  const speed = distance / time
  const hasWork = sport_id === SPORT.rowing || sport_id === SPORT.ergo
  return {
    time,
    distance,
    speed,
    pace: paceOfSpeed(speed, paceReference(sport_id)),
    prognostic: gmtPercent(distance, time, gmt),
    stroke_rate,
    ewps: hasWork ? effectiveWorkPerStroke(speed, stroke_rate) : null,
    dps: distancePerStroke(speed, stroke_rate),
  }
}

/** The parts between marks; a part that is shorter than others has a pace of its own length. */
export function splitsOf(
  marks: readonly Mark[],
  { distance, course }: Extent,
  measure: Measure,
): Split[] {
  const own = distance / course
  return marks.map((mark, index) => {
    const before = marks[index - 1] ?? { distance: 0, time: 0 }
    const part = {
      time: mark.time - before.time,
      distance: (mark.distance - before.distance) * own,
      stroke_rate: mark.stroke_rate,
    }
    return { at: mark.distance, accumulated: mark.time, ...raceFigures(part, measure) }
  })
}

const isAt = (at: number) => (split: Split) => Math.abs(split.at - at) < 0.5

/** How far each crew is behind the leader wherever it was timed, in seconds and metres. */
export function withGaps(lines: readonly (readonly Split[])[]): SplitWithGap[][] {
  return lines.map((splits) =>
    splits.map((split) => {
      const there = lines.flatMap((line) => line.find(isAt(split.at)) ?? [])
      const leader = there.toSorted((one, other) => one.accumulated - other.accumulated)[0]
      if (!leader || there.length < 2) return { ...split, gap_s: null, gap_m: null }
      const gap_s = split.accumulated - leader.accumulated
      return { ...split, gap_s, gap_m: gap_s * leader.speed }
    }),
  )
}
