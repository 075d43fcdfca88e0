import type { LiveBoat } from '#contract/live/live.ts'
import { paceNow } from '#domain/live/fresh.ts'
import { RECORDING, statusAfter, type RecordingStatus } from '#domain/live/recording.ts'
import type { Point, Track, Water } from './water.ts'
import { lastPlaceOf } from './ways.ts'

const AT = 0
const DISTANCE = 1
const SPEED = 2
const RATE = 3

/** From when to when anything is known of boats; null where nothing is. */
export function spanOf({ tracks }: Water): { from: number; to: number } | null {
  const known = [...tracks.values()]
  const starts = known.flatMap(({ points }) => points[0]?.[AT] ?? [])
  const ends = known.flatMap(({ points, count }) => points[count - 1]?.[AT] ?? [])
  return starts.length === 0 ? null : { from: Math.min(...starts), to: Math.max(...ends) }
}

/** The boats as they were at a time: nothing of what came later, and no heartbeats. */
export function waterAt({ boats, tracks }: Water, time: number): Water {
  const cut = new Map<number, Track>()
  const before = boats.map((boat) => {
    const { recording_id } = boat
    const { points = [], count = 0 } = tracks.get(recording_id) ?? {}
    const track = { recording_id, points, count: countUntil(points, count, time) }
    cut.set(recording_id, track)
    return boatAt(boat, track, time)
  })
  return { boats: before, tracks: cut }
}

/** How many of the first points, which are in order, were made until a time. */
function countUntil(points: readonly Point[], count: number, time: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.[AT] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low
}

function boatAt(boat: LiveBoat, track: Track, time: number): LiveBoat {
  const last = track.points[track.count - 1]
  const marks = boat.marks.filter(({ at }) => at <= time)
  const [lat = null, lon = null] = lastPlaceOf(track) ?? []
  const status = marks.reduce<RecordingStatus>(
    (before, { mark }) => statusAfter(before, mark) ?? before,
    RECORDING.idle,
  )
  return {
    ...boat,
    status,
    marks,
    wanted: null,
    heart_rate: null,
    heart_at: null,
    battery: null,
    samples: track.count,
    started_at: boat.started_at !== null && boat.started_at <= time ? boat.started_at : null,
    heard_at: last?.[AT] ?? null,
    at: last?.[AT] ?? null,
    distance: last?.[DISTANCE] ?? 0,
    ...paceNow(status, { speed: last?.[SPEED] ?? null, stroke_rate: last?.[RATE] ?? null }),
    lat,
    lon,
  }
}
