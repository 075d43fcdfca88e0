type Series = readonly (number | null)[]
export type Channels = Readonly<Record<string, Series>>

/** A stretch of a recording, in seconds from its start. */
export type Sampled = { t: readonly number[]; channels: Channels; start: number; finish: number }
export type AlignedBy = 'time' | 'distance'

/** Between samples further apart than this nothing is known. */
const LONGEST_GAP_S = 10

/** How far along the stretch each sample is. */
export type Way = { far: Series; length: number }
export type Laid = { stretch: Sampled; way: Way }

/** How far along each sample is; null where the recording does not say. */
export function wayOf({ t, channels, start, finish }: Sampled, by: AlignedBy): Way | null {
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

/** The channels of a stretch at places along it; null beyond its end and where nothing is known. */
export function sampledAt(
  { stretch: { t, channels, start, finish }, way: { far, length } }: Laid,
  at: readonly number[],
): Record<string, (number | null)[]> {
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
