import { columnSlice, pickRows, type Columns } from './columns.ts'
import { maximum } from './totals.ts'

/** First record of a segment, and the number of its track. */
export interface Segment {
  readonly from: number
  readonly track: number
}

/** The points of all tracks of a file, one behind the other. */
export interface Tracks {
  readonly points: Columns
  readonly segments: Segment[]
}

/** Tracks further apart than this, in seconds, are workouts of their own. */
const LONGEST_REST = 4 * 3600
/**
 * Tracks that share more than this, in seconds, were recorded by two devices side by side; less is
 * a clock that was put right.
 */
const LONGEST_SHARED = 10

/**
 * Segments that belong together, and the seconds their points lie between; NaN where no point has a
 * time.
 */
interface Stretch {
  readonly segments: Segment[]
  first: number
  last: number
}

/**
 * The tracks of each workout by when they begin, for programs write them in any order; one without
 * times keeps its place. Tracks that follow each other closely are one workout: devices begin a new
 * one after a pause. One that runs beside another is another device's recording.
 */
export function workoutsOf(tracks: Tracks): Tracks[] {
  const workouts: Stretch[] = []
  for (const track of inOrderOfTime(stretchesOf(tracks))) {
    const own = workouts.findLast((workout) => !isApart(workout, track))
    if (own) join(own, track)
    else workouts.push(track)
  }
  const ends = new Map(
    tracks.segments.map((segment, index) => [
      segment,
      tracks.segments[index + 1]?.from ?? tracks.points.rows,
    ]),
  )
  return workouts.map(({ segments }) => gathered(tracks.points, segments, ends))
}

function inOrderOfTime(tracks: readonly Stretch[]): Stretch[] {
  const timed = tracks
    .filter(({ first }) => isKnown(first))
    .toSorted((one, other) => one.first - other.first)
  let next = 0
  return tracks.map((track) => (isKnown(track.first) ? (timed[next++] ?? track) : track))
}

/** The points of these segments alone. */
function gathered(
  points: Columns,
  segments: readonly Segment[],
  ends: ReadonlyMap<Segment, number>,
): Tracks {
  const rows: number[] = []
  const moved = segments.map((segment) => {
    const from = rows.length
    for (let row = segment.from; row < (ends.get(segment) ?? 0); row++) rows.push(row)
    return { ...segment, from }
  })
  return { points: pickRows(points, rows), segments: moved }
}

function stretchesOf({ points, segments }: Tracks): Stretch[] {
  const t = columnSlice(points, 't') ?? new Float64Array(0)
  const tracks = [...Map.groupBy(segments, ({ track }) => track).values()]
  return tracks.map((own, index) => {
    const times = t
      .subarray(own[0]?.from, tracks[index + 1]?.[0]?.from ?? points.rows)
      .filter(isKnown)
    const [first, last] = [
      times.reduce((least, time) => Math.min(least, time), Infinity),
      maximum(times),
    ]
    return { segments: own, first: last === null ? Number.NaN : first, last: last ?? Number.NaN }
  })
}

function isApart(one: Stretch, other: Stretch): boolean {
  const shared = Math.min(one.last, other.last) - Math.max(one.first, other.first)
  const shorter = Math.min(one.last - one.first, other.last - other.first)
  return shared < -LONGEST_REST || shared > Math.min(LONGEST_SHARED, shorter / 2)
}

function join(one: Stretch, other: Stretch): void {
  one.segments.push(...other.segments)
  if (!isKnown(other.first)) return
  one.first = isKnown(one.first) ? Math.min(one.first, other.first) : other.first
  one.last = isKnown(one.last) ? Math.max(one.last, other.last) : other.last
}

const isKnown = (time: number): boolean => !Number.isNaN(time)
