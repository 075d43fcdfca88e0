import type { Channels } from '../../recordings/activities/open.ts'

type Series = readonly (number | null)[]

/** A stretch of a recording, in seconds from its start. */
export type Sampled = { t: readonly number[]; channels: Channels; start: number; finish: number }
export type AlignedBy = 'time' | 'distance'
/** Both at the same places: seconds or metres from the start of the stretch. */
export type Aligned = { at: number[]; first: Channels; second: Channels }

const POINTS = 400
/** Between samples further apart than this nothing is known. */
const LONGEST_GAP_S = 10

/**
 * Two side by side, each of one stretch or the mean of several, as long as the longer; null where
 * one of the two cannot be laid along that.
 */
export function aligned(
  first: readonly Sampled[],
  second: readonly Sampled[],
  by: AlignedBy,
): Aligned | null {
  const [one, other] = [waysOf(first, by), waysOf(second, by)]
  if (one.length === 0 || other.length === 0) return null
  const length = Math.max(...[...one, ...other].map(({ way }) => way.length))
  if (!(length > 0)) return null
  const at = Array.from({ length: POINTS + 1 }, (_, index) => (length * index) / POINTS)
  const sampled = (stretches: typeof one) =>
    meanOf(stretches.map((stretch) => sampledAt(stretch, at)))
  return { at, first: sampled(one), second: sampled(other) }
}

type Split = { distance: number; time: number }

/**
 * What each `length` metres of a stretch took, as far as it is known without a break; what is left
 * over at the end is no split.
 */
export function splitsAlong(stretch: Sampled, length: number): Split[] {
  const way = wayOf(stretch, 'distance')
  if (!way) return []
  const ends = Array.from(
    { length: Math.floor(way.length / length) + 1 },
    (_, index) => index * length,
  )
  const { time = [] } = sampledAt(
    { stretch: { ...stretch, channels: { time: [...stretch.t] } }, way },
    ends,
  )
  const known = time.indexOf(null)
  return time
    .slice(1, known < 0 ? undefined : known)
    .map((end, index) => ({ distance: length, time: (end ?? 0) - (time[index] ?? 0) }))
}

/** Metres from the start of a stretch after so many seconds; null where that was not recorded. */
export function distanceAfter(
  { t, channels: { distance = [] }, start }: Sampled,
  seconds: number,
): number | null {
  const [from, to] = [valueAt(t, distance, start), valueAt(t, distance, start + seconds)]
  return from === null || to === null ? null : to - from
}

/** How far along the stretch each sample is. */
type Way = { far: Series; length: number }
type Laid = { stretch: Sampled; way: Way }

/**
 * Several recordings are compared only as far as all of them reach: beyond that, a mean would be
 * that of the fastest.
 */
function waysOf(stretches: readonly Sampled[], by: AlignedBy): Laid[] {
  const laid = stretches.flatMap((stretch) => {
    const way = wayOf(stretch, by)
    return way ? [{ stretch, way }] : []
  })
  const length = Math.min(...laid.map(({ way }) => way.length))
  return laid.map(({ stretch, way }) => ({ stretch, way: { ...way, length } }))
}

/** Returns the mean of every channel over those who have recorded it there. */
function meanOf(all: readonly Channels[]): Channels {
  const [only] = all
  if (only && all.length === 1) return only
  const names = [...new Set(all.flatMap((channels) => Object.keys(channels)))]
  const mean = (values: readonly number[]) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  return Object.fromEntries(
    names.map((name) => {
      const series = all.flatMap((channels) => (channels[name] ? [channels[name]] : []))
      return [
        name,
        (series[0] ?? []).map((_, index) => mean(series.flatMap((values) => values[index] ?? []))),
      ]
    }),
  )
}

function wayOf({ t, channels, start, finish }: Sampled, by: AlignedBy): Way | null {
  if (by === 'time')
    return {
      far: t.map((second) => second - start),
      length: Math.min(finish, t.at(-1) ?? 0) - start,
    }
  const { distance } = channels
  const from = distance && valueAt(t, distance, start)
  const to = distance && valueAt(t, distance, Math.min(finish, t.at(-1) ?? 0))
  if (!distance || from == null || to == null) return null
  return {
    far: distance.map((metres) => (metres === null ? null : metres - from)),
    length: to - from,
  }
}

function sampledAt(
  { stretch: { t, channels, start, finish }, way: { far, length } }: Laid,
  at: readonly number[],
): Channels {
  // Only what lies in the stretch, with a sample on either side: elsewhere the same distance may
  // come again.
  const within = t.flatMap((second, index) =>
    second >= start - LONGEST_GAP_S && second <= finish + LONGEST_GAP_S ? index : [],
  )
  const known = within.filter((index) => far[index] !== null && far[index] !== undefined)
  const places = known.map((index) => far[index] ?? 0)
  const times = known.map((index) => t[index] ?? 0)
  return Object.fromEntries(
    Object.entries(channels).map(([name, values]) => {
      const own = known.map((index) => values[index] ?? null)
      return [name, at.map((place) => (place > length ? null : between(places, own, times, place)))]
    }),
  )
}

const valueAt = (t: readonly number[], values: Series, second: number): number | null =>
  between(t, values, t, second)

/**
 * The value at a place by a straight line between its neighbours; null beyond them, where one says
 * nothing, or where they are far apart in time.
 */
function between(
  places: readonly number[],
  values: Series,
  times: readonly number[],
  place: number,
): number | null {
  let low = 0
  let high = places.length - 1
  if (high < 0 || place < (places[0] ?? 0) || place > (places[high] ?? 0)) return null
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  const [from = 0, to = 0, before = null, after = null] = [
    places[low],
    places[high],
    values[low],
    values[high],
  ]
  if (before === null || after === null || (times[high] ?? 0) - (times[low] ?? 0) > LONGEST_GAP_S)
    return null
  return to > from ? before + ((place - from) / (to - from)) * (after - before) : after
}
