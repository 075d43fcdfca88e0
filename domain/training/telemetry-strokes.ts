type Values = ArrayLike<number | null>

/** Strokes a minute beyond which no crew rows: paddling about, or a stroke counted twice. */
const SLOWEST_RATE = 10
const FASTEST_RATE = 60
/** Share of the median power under which a stroke is none. */
const WEAKEST = 0.1

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number' && !Number.isNaN(value)

function median(values: Float64Array): number | null {
  const sorted = values.toSorted()
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Which strokes of a selection, its first and last counted in, are rowing: those with a rate from 10 to 60 and at least a tenth of the selection's
 * median power. What is not known rejects nothing. Returns their places in order.
 */
export function rowedStrokes(span: { first: number; last: number }, rate: Values | undefined, power: Values | undefined): Uint32Array {
  const { first, last } = span
  const kept = new Uint32Array(Math.max(0, last - first + 1))
  let count = 0
  for (let i = first; i <= last; i++) {
    const strokes = rate?.[i]
    if (!isKnown(strokes) || (strokes >= SLOWEST_RATE && strokes <= FASTEST_RATE)) kept[count++] = i
  }
  const atRate = kept.subarray(0, count)
  const least = power ? (median(knownAt(power, atRate)) ?? 0) * WEAKEST : 0
  if (!power || !(least > 0)) return atRate.slice()
  return atRate.filter((i) => !isKnown(power[i]) || power[i] >= least)
}

function knownAt(values: Values, places: Uint32Array): Float64Array {
  const known = new Float64Array(places.length)
  let count = 0
  for (const place of places) {
    const value = values[place]
    if (isKnown(value)) known[count++] = value
  }
  return known.subarray(0, count)
}

/** Mean of a channel over some strokes; null where none of them tells it. */
export function meanAt(values: Values | undefined, places: Uint32Array): number | null {
  if (!values) return null
  let sum = 0
  let count = 0
  for (const place of places) {
    const value = values[place]
    if (!isKnown(value)) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}
