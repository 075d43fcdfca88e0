import type { Channels } from './curve-panels.ts'

type Series = readonly (number | null)[]

/** A stretch of a recording, in seconds from its start. */
export type Sampled = { t: readonly number[]; channels: Channels; start: number; finish: number }
export type AlignedBy = 'time' | 'distance'
/** Both at the same places: seconds or metres from the start of the stretch. */
export type Aligned = { at: number[]; first: Channels; second: Channels }

const POINTS = 400
/** Between samples further apart than this nothing is known. */
const LONGEST_GAP_S = 10

/** Two stretches side by side, as long as the longer one; null where one cannot be laid along that. */
export function aligned(first: Sampled, second: Sampled, by: AlignedBy): Aligned | null {
  const ways = [first, second].map((one) => wayOf(one, by))
  const [one, other] = ways
  if (!one || !other) return null
  const length = Math.max(one.length, other.length)
  if (!(length > 0)) return null
  const at = Array.from({ length: POINTS + 1 }, (_, index) => (length * index) / POINTS)
  return { at, first: sampledAt(first, one, at), second: sampledAt(second, other, at) }
}

/** How far along the stretch each sample is. */
type Way = { far: Series; length: number }

function wayOf({ t, channels, start, finish }: Sampled, by: AlignedBy): Way | null {
  if (by === 'time') return { far: t.map((second) => second - start), length: Math.min(finish, t.at(-1) ?? 0) - start }
  const { distance } = channels
  const from = distance && valueAt(t, distance, start)
  const to = distance && valueAt(t, distance, Math.min(finish, t.at(-1) ?? 0))
  if (!distance || from == null || to == null) return null
  return { far: distance.map((metres) => (metres === null ? null : metres - from)), length: to - from }
}

function sampledAt({ t, channels, start, finish }: Sampled, { far, length }: Way, at: readonly number[]): Channels {
  // Only what lies in the stretch, with a sample on either side: elsewhere the same distance may come again.
  const within = t.flatMap((second, index) => (second >= start - LONGEST_GAP_S && second <= finish + LONGEST_GAP_S ? index : []))
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

const valueAt = (t: readonly number[], values: Series, second: number): number | null => between(t, values, t, second)

/** The value at a place by a straight line between its neighbours; null beyond them, where one says nothing, or where they are far apart in time. */
function between(places: readonly number[], values: Series, times: readonly number[], place: number): number | null {
  let low = 0
  let high = places.length - 1
  if (high < 0 || place < (places[0] ?? 0) || place > (places[high] ?? 0)) return null
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  const [from = 0, to = 0, before = null, after = null] = [places[low], places[high], values[low], values[high]]
  if (before === null || after === null || (times[high] ?? 0) - (times[low] ?? 0) > LONGEST_GAP_S) return null
  return to > from ? before + ((place - from) / (to - from)) * (after - before) : after
}
