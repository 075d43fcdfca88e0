import { LONGEST_GAP_S, type Cut } from './recorded-columns.ts'

type Numbers = ArrayLike<number>

/**
 * Seconds for which a record counts: until the next one, at most ten. The last record counts until
 * `finish`, which for a whole recording is its own time.
 */
export function secondsCounted(t: Numbers, index: number, finish = lastOf(t)): number {
  const at = t[index] ?? Number.NaN
  const next = index + 1 < t.length ? (t[index + 1] ?? Number.NaN) : Math.max(finish, at)
  const seconds = Math.min(next - at, LONGEST_GAP_S)
  return seconds > 0 ? seconds : 0
}

const lastOf = (t: Numbers): number => t[t.length - 1] ?? Number.NaN

/**
 * The mean of a channel, weighted by the seconds for which each of its values counts, between two
 * times or over all of it. NaN is no value; values that count for no time, such as the only one,
 * make a plain mean. Null when there are none.
 */
export function weightedMean(
  t: Numbers | undefined,
  values: Numbers | undefined,
  within?: Cut,
): number | null {
  if (!values) return null
  if (!t) return plainMean(values, () => true)
  const { start, finish } = within ?? { start: -Infinity, finish: lastOf(t) }
  let [sum, total] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const [at = Number.NaN, value = Number.NaN] = [t[i], values[i]]
    if (at > finish) break
    if (Number.isNaN(value)) continue
    const end = Math.min(at + secondsCounted(t, i, finish), finish)
    const seconds = end - Math.max(at, start)
    if (!(seconds > 0)) continue
    sum += value * seconds
    total += seconds
  }
  if (total > 0) return sum / total
  return plainMean(values, (i) => !((t[i] ?? 0) < start || (within && (t[i] ?? 0) > finish)))
}

function plainMean(values: Numbers, counts: (index: number) => boolean): number | null {
  let [sum, count] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (Number.isNaN(value) || !counts(i)) continue
    sum += value
    count += 1
  }
  return count === 0 ? null : sum / count
}

/**
 * Weighted means from one record up to, and without, another, each found at once; NaN of none.
 */
export function runningMeans(t: Numbers, values: Numbers): (first: number, end: number) => number {
  const [sums, seconds] = [new Float64Array(t.length + 1), new Float64Array(t.length + 1)]
  for (let i = 0; i < t.length; i++) {
    const value = values[i] ?? Number.NaN
    const counted = Number.isNaN(value) ? 0 : secondsCounted(t, i)
    sums[i + 1] = (sums[i] ?? 0) + (counted > 0 ? value * counted : 0)
    seconds[i + 1] = (seconds[i] ?? 0) + counted
  }
  const between = (totals: Float64Array, first: number, end: number) =>
    (totals[end] ?? Number.NaN) - (totals[first] ?? Number.NaN)
  return (first, end) => between(sums, first, end) / between(seconds, first, end)
}
