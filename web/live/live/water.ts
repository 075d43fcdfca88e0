import type { KnownSamples, LiveFrame } from '#contract/sockets.ts'
import type { LiveBoat } from '#contract/live/live.ts'
import { paceNow } from '#domain/live/fresh.ts'
import { participantsOf } from '#domain/live/participants.ts'

/** One moment of a boat: milliseconds since 1970, metres, metres a second, strokes, degrees. */
export type Point = readonly (number | null)[]
/**
 * The samples of a recording that are known without a gap, from the first on. They grow in place,
 * as 60 boats of two hours are more than one copies with each of them: only the first `count`
 * are meant.
 */
export type Track = { recording_id: number; points: readonly Point[]; count: number }
/** The boats of a session as they are followed, with where they were. */
export type Water = {
  boats: readonly LiveBoat[]
  tracks: ReadonlyMap<number, Track>
}
export const CALM: Water = { boats: [], tracks: new Map() }

const AT = 0
const DISTANCE = 1
const LAT = 4
const LON = 5

/** What the server says of all boats, where it is not older than what was heard since. */
export function withBoats(water: Water, boats: readonly LiveBoat[]): Water {
  const before = new Map(water.boats.map((boat) => [boat.recording_id, boat]))
  return {
    ...water,
    boats: boats.map((boat) => {
      const heard = before.get(boat.recording_id)
      return heard && heard.samples > boat.samples
        ? {
            ...heard,
            status: boat.status,
            wanted: boat.wanted,
            marks: boat.marks,
            ...paceNow(boat.status, heard),
          }
        : boat
    }),
  }
}

/** Each boat by one of its recordings, and what else was recorded of them. */
export function onceEach({ boats, tracks }: Water): { water: Water; others: readonly LiveBoat[] } {
  const participants = participantsOf(boats)
  return {
    water: { boats: participants.map(({ shown }) => shown), tracks },
    others: participants.flatMap(({ others }) => others),
  }
}

/** How many samples of a recording are known. */
export const knownOf = (water: Water, recording_id: number): number =>
  water.tracks.get(recording_id)?.count ?? 0

type Lacking = {
  /** Of which boats nothing more is there, by how many samples they had then. */
  gone: ReadonlyMap<number, number>
  /** Which boats are asked about again after a while. */
  waiting: ReadonlySet<number>
}

const isLacking = (water: Water, { recording_id, samples }: LiveBoat) =>
  knownOf(water, recording_id) < samples

/** The first boat of which samples are to be fetched. */
export const nextLacking = (water: Water, { gone, waiting }: Lacking): LiveBoat | undefined =>
  water.boats.find(
    (boat) =>
      isLacking(water, boat) &&
      gone.get(boat.recording_id) !== boat.samples &&
      !waiting.has(boat.recording_id),
  )

/** The boats that lack samples which are no longer there. */
export const boatsWithGone = (water: Water, gone: Lacking['gone']): readonly LiveBoat[] =>
  water.boats.filter(
    (boat) => isLacking(water, boat) && gone.get(boat.recording_id) === boat.samples,
  )

/** The same of all recordings, to ask for what is lacking. */
export const samplesKnown = ({ tracks }: Water): KnownSamples[] =>
  [...tracks.values()].map(({ recording_id, count }) => [recording_id, count])

/**
 * With samples of a recording, the first of which has this number; the same where there is a gap
 * before it.
 */
export function withSamples(
  water: Water,
  recording_id: number,
  { first, samples }: { first: number; samples: readonly Point[] },
): Water {
  const known = knownOf(water, recording_id)
  if (first > known + 1) return water
  const fresh = samples.slice(known + 1 - first)
  if (fresh.length === 0) return water
  const points = (water.tracks.get(recording_id)?.points ?? []) as Point[]
  for (const [at, point] of fresh.entries()) points[known + at] = point
  const track = { recording_id, points, count: known + fresh.length }
  return { ...water, tracks: new Map([...water.tracks, [recording_id, track]]) }
}

export type Heard = { frame: LiveFrame; heard_at: number }

/** With what was just heard of boats. */
export const withFrames = (water: Water, heard: readonly Heard[]): Water =>
  heard.reduce((before, { frame, heard_at }) => withFrame(before, frame, heard_at), water)

/** With what was just heard of a boat. */
export function withFrame(water: Water, frame: LiveFrame, heard_at: number): Water {
  const { recording_id, first, samples, speed, stroke_rate, battery } = frame
  const last = samples.at(-1)
  const boats = water.boats.map((boat) =>
    boat.recording_id === recording_id && last
      ? {
          ...boat,
          samples: Math.max(boat.samples, first + samples.length - 1),
          heard_at,
          at: last[AT] ?? boat.at,
          distance: last[DISTANCE] ?? boat.distance,
          ...paceNow(boat.status, { speed, stroke_rate }),
          battery,
          ...placeOf(samples, boat),
        }
      : boat,
  )
  return withSamples({ ...water, boats }, recording_id, frame)
}

function placeOf(samples: readonly Point[], { lat, lon }: Pick<LiveBoat, 'lat' | 'lon'>) {
  const placed = samples.findLast((point) => point[LAT] !== null && point[LAT] !== undefined)
  return { lat: placed?.[LAT] ?? lat, lon: placed?.[LON] ?? lon }
}

/** With the heartbeat of one person. */
export const withPulse = (
  water: Water,
  recording_id: number,
  pulse: { heart_rate: number; heart_at: number },
): Water => ({
  ...water,
  boats: water.boats.map((boat) =>
    boat.recording_id === recording_id ? { ...boat, ...pulse } : boat,
  ),
})
