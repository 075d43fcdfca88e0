type Values = ArrayLike<number | null>

/** Strokes a minute beyond which no crew rows: paddling about, or a stroke counted twice. */
const SLOWEST_RATE = 10
const FASTEST_RATE = 60
/** Share of the median power under which a stroke is none. */
const WEAKEST = 0.1

const isKnown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value)

/**
 * The middle one, or the mean of the two in the middle; takes the values over and puts them into
 * another order. Null without any.
 */
function median(values: Float64Array): number | null {
  const middle = values.length >> 1
  const upper = nth(values, middle)
  if (upper === undefined || values.length % 2 === 1) return upper ?? null
  let lower = -Infinity
  for (let i = 0; i < middle; i++) lower = Math.max(lower, values[i] ?? lower)
  return (lower + upper) / 2
}

/**
 * The value that would be at a place if all were sorted; those before it are then no greater. It
 * uses Hoare's selection.
 */
function nth(values: Float64Array, place: number): number | undefined {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0
    let i = low
    let j = high
    while (i <= j) {
      while ((values[i] ?? pivot) < pivot) i++
      while ((values[j] ?? pivot) > pivot) j--
      if (i > j) break
      const one = values[i] ?? 0
      values[i++] = values[j] ?? 0
      values[j--] = one
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return values[place]
}

/**
 * Which strokes of a selection, its first and last counted in, are rowing: those with a rate from
 * 10 to 60 and at least a tenth of the selection's
 * median power. What is not known rejects nothing. Returns their places in order.
 */
export function rowedStrokes(
  span: { first: number; last: number },
  rate: Values | undefined,
  power: Values | undefined,
): Uint32Array {
  const { first, last } = span
  const kept = new Uint32Array(Math.max(0, last - first + 1))
  let count = 0
  let [weakest, strongest] = [Infinity, 0]
  for (let i = first; i <= last; i++) {
    const strokes = rate?.[i]
    if (isKnown(strokes) && (strokes < SLOWEST_RATE || strokes > FASTEST_RATE)) continue
    kept[count++] = i
    const watts = power?.[i]
    if (!isKnown(watts)) continue
    if (watts < weakest) weakest = watts
    if (watts > strongest) strongest = watts
  }
  const rowed = kept.subarray(0, count)
  // No median is above the strongest: where none is that weak, it need not be found.
  return !power || weakest >= WEAKEST * strongest ? rowed : strongEnough(rowed, power)
}

/** Those with at least a tenth of their median power; the places are taken over. */
function strongEnough(places: Uint32Array, power: Values): Uint32Array {
  const least = (median(knownAt(power, places)) ?? 0) * WEAKEST
  let count = 0
  for (let at = 0; at < places.length; at++) {
    const stroke = places[at] ?? 0
    const watts = power[stroke]
    if (!isKnown(watts) || !(watts < least)) places[count++] = stroke
  }
  return places.subarray(0, count)
}

function knownAt(values: Values, places: Uint32Array): Float64Array {
  const known = new Float64Array(places.length)
  let count = 0
  for (let at = 0; at < places.length; at++) {
    const value = values[places[at] ?? 0]
    if (isKnown(value)) known[count++] = value
  }
  return known.subarray(0, count)
}

/** Mean of a channel over some strokes; null where none of them has a value. */
export function meanAt(values: Values | undefined, places: Uint32Array): number | null {
  if (!values) return null
  let sum = 0
  let count = 0
  // Counted by hand: an iterator costs ten times as much, and this runs over every stroke.
  for (let at = 0; at < places.length; at++) {
    const value = values[places[at] ?? 0]
    if (!isKnown(value)) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}
