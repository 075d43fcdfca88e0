export type Split = {
  /** This is measured from the start of the piece to the end of the split. */
  distance_m: number
  accumulated_s: number
  /** The length of this split alone; the last may be shorter than the others. */
  length_m: number
  increment_s: number
  /** m/s; null for a split that took no time. */
  speed: number | null
}

type Point = { time_s: number; distance_m: number }

const ZERO: Point = { time_s: 0, distance_m: 0 }
/** A device may write its first point late by so many seconds. */
const LATE_S = 10
/** Slower than this, in m/s, nobody was under way. */
const DRIFT = 0.5

/** What each split took, from the clock at the end of each. */
export function incrementsOf(accumulated: readonly number[]): number[] {
  return accumulated.map((time, index) => time - (accumulated[index - 1] ?? 0))
}

/** The clock at the end of each split, from what each took. */
export function accumulatedOf(increments: readonly number[]): number[] {
  let clock = 0
  return increments.map((time) => (clock += time))
}

/** Splits of equal length from the clock at the end of each. */
export function splitsOfTimes(accumulated: readonly number[], length_m: number): Split[] {
  return toSplits(
    accumulated.map((time_s, index) => ({ time_s, distance_m: (index + 1) * length_m })),
  )
}

/**
 * Whether the distance a counter shows at the first record was covered since its clock was at zero:
 * a stroke is written when it is over, and from a standing start the first one takes its time. A
 * longer wait before so short a distance was a real wait.
 */
export const ranBefore = ({ time_s, distance_m }: Point): boolean =>
  distance_m > 0 && (time_s <= LATE_S || distance_m > DRIFT * time_s)

/**
 * Where a recording began whose clock counts from its start. The counter began with it, at no
 * metres, unless it is far on at the first
 * point; the clock runs from zero when the counter had moved by then, as where a stroke is written
 * when it is over, else from that point.
 */
export function originOf(time_s: ArrayLike<number>, distance_m: ArrayLike<number>): Point {
  const pointAt = (index: number): Point => ({
    time_s: time_s[index] ?? Number.NaN,
    distance_m: distance_m[index] ?? Number.NaN,
  })
  let [from, to] = [0, distance_m.length - 1]
  while (from < to && !isKnown(pointAt(from))) from++
  while (to > from && !isKnown(pointAt(to))) to--
  const [first, last] = [pointAt(from), pointAt(to)]
  const speed = (last.distance_m - first.distance_m) / (last.time_s - first.time_s)
  if (!(first.distance_m <= speed * (first.time_s + LATE_S))) return first
  return { time_s: ranBefore(first) ? 0 : first.time_s, distance_m: 0 }
}

const isKnown = ({ time_s, distance_m }: Point): boolean =>
  Number.isFinite(time_s) && Number.isFinite(distance_m)

/**
 * Splits a track every `every_m` metres from its origin, which is its first point unless another is
 * given. Time at a mark is interpolated
 * linearly between the points around it; points that step back in distance or time, or have none,
 * are dropped. What is left at the end is a
 * shorter last split.
 */
export function splitTrack(
  time_s: ArrayLike<number>,
  distance_m: ArrayLike<number>,
  every_m: number,
  origin?: Point,
): Split[] {
  const track = forwardPoints(time_s, distance_m, origin)
  const total = track.at(-1)?.distance_m ?? 0
  if (!(every_m > 0) || total <= 0) return []
  const marks: Point[] = []
  let after = 1
  for (let mark = every_m; mark < total; mark = (marks.length + 1) * every_m) {
    while ((track[after]?.distance_m ?? Infinity) < mark) after += 1
    marks.push({ time_s: timeAt(mark, track[after - 1], track[after]), distance_m: mark })
  }
  const end = track.find((point) => point.distance_m === total)
  return toSplits(end ? [...marks, end] : marks)
}

/** The track from zero time and zero distance, never going back. */
function forwardPoints(
  time_s: ArrayLike<number>,
  distance_m: ArrayLike<number>,
  given: Point | undefined,
): Point[] {
  const points: Point[] = given ? [ZERO] : []
  let origin = given
  let last = ZERO
  for (let index = 0; index < Math.min(time_s.length, distance_m.length); index++) {
    const at: Point = {
      time_s: time_s[index] ?? Number.NaN,
      distance_m: distance_m[index] ?? Number.NaN,
    }
    if (!isKnown(at)) continue
    origin ??= at
    const point: Point = {
      time_s: at.time_s - origin.time_s,
      distance_m: at.distance_m - origin.distance_m,
    }
    if (point.time_s < last.time_s || point.distance_m < last.distance_m) continue
    points.push(point)
    last = point
  }
  return points
}

function timeAt(mark: number, before: Point | undefined, after: Point | undefined): number {
  if (!before || !after) return Number.NaN
  const share = (mark - before.distance_m) / (after.distance_m - before.distance_m)
  return before.time_s + share * (after.time_s - before.time_s)
}

function toSplits(ends: readonly Point[]): Split[] {
  return ends.map(({ time_s, distance_m }, index) => {
    const length_m = distance_m - (ends[index - 1]?.distance_m ?? 0)
    const increment_s = time_s - (ends[index - 1]?.time_s ?? 0)
    return {
      distance_m,
      accumulated_s: time_s,
      length_m,
      increment_s,
      speed: increment_s > 0 ? length_m / increment_s : null,
    }
  })
}
