import type { JudgedSample } from '../live/judge.ts'
import { FIRST_STANDING, standingAfter, type Standing } from '../live/standing.ts'
import { RECORDING, type RecordingStatus } from '../live/recording.ts'

/** A moment of a boat as it is shown: milliseconds since 1970, metres, metres a second. */
export type Moment = Pick<JudgedSample, 'at' | 'distance' | 'speed' | 'stroke_rate' | 'lat' | 'lon'>

/** What is known of a recording, and how much of it is shown yet. */
export type Course = {
  /** Samples that have come. */
  known: number
  /** Those that are not shown before their delay is over. */
  waiting: readonly JudgedSample[]
  /** Those that are, one a second. */
  shown: readonly Moment[]
  status: RecordingStatus
  standing: Standing
}

export const FIRST_COURSE: Course = {
  known: 0,
  waiting: [],
  shown: [],
  status: RECORDING.idle,
  standing: FIRST_STANDING,
}

const SECOND_MS = 1000
/** A device that sends every second does so now and then a little early. */
const SLACK_MS = 100

/** A course with what has come since, shown up to a moment. What hearts do stays out of it. */
export function courseAfter(
  course: Course,
  fresh: readonly JudgedSample[],
  { until, inFives }: { until: number; inFives: boolean },
): Course {
  const coming = [...course.waiting, ...fresh]
  const first = coming.findIndex(({ at }) => at > until)
  const passed = first === -1 ? coming : coming.slice(0, first)
  const waiting = first === -1 ? [] : coming.slice(first)
  const known = course.known + fresh.length
  const last = passed.at(-1)
  if (!last) return { ...course, known, waiting }
  const kept = passed.map((sample) => ({ ...sample, heart_rate: null, battery: null }))
  const place = kept.findLast(({ lat, lon }) => lat !== null && lon !== null)
  const before = {
    ...course.standing.before,
    at: last.at,
    distance: last.distance,
    ...(place &&
      place.lat !== null &&
      place.lon !== null && { place: { lat: place.lat, lon: place.lon, at: place.at } }),
  }
  return {
    known,
    waiting,
    shown: withSeconds(course.shown, kept),
    ...standingAfter(course, { kept, after: before }, { inFives }),
  }
}

/** One moment a second is enough to look at. */
function withSeconds(shown: readonly Moment[], kept: readonly JudgedSample[]): Moment[] {
  const more: Moment[] = []
  for (const { at, distance, speed, stroke_rate, lat, lon } of kept) {
    const last = more.at(-1) ?? shown.at(-1)
    if (last && at - last.at < SECOND_MS - SLACK_MS) continue
    more.push({ at, distance, speed, stroke_rate, lat, lon })
  }
  return [...shown, ...more]
}
