type Numbers = ArrayLike<number>

/** Points of an averaged curve: 0, 1 … 100 % of the drive. */
export const DRIVE_POINTS = 101
const FEWEST_POINTS = 5

/**
 * One stroke's curve on 101 points over the drive, by straight lines between its own. `x` gives the
 * positions of its values, as time, share or angle; without it they are evenly spaced. Null for
 * fewer than five values, or an `x` that does not rise.
 */
export function resampled(y: Numbers, x?: Numbers): Float64Array | null {
  const count = y.length
  if (count < FEWEST_POINTS || (x && x.length !== count)) return null
  if (x && !rises(x)) return null
  const placeOf = (index: number): number => (x ? (x[index] ?? Number.NaN) : index)
  const first = placeOf(0)
  const span = placeOf(count - 1) - first
  const curve = new Float64Array(DRIVE_POINTS)
  let low = 0
  for (let point = 0; point < DRIVE_POINTS; point++) {
    const place = first + (span * point) / (DRIVE_POINTS - 1)
    while (low < count - 2 && placeOf(low + 1) <= place) low++
    const from = placeOf(low)
    const share = (place - from) / (placeOf(low + 1) - from)
    curve[point] = (y[low] ?? Number.NaN) * (1 - share) + (y[low + 1] ?? Number.NaN) * share
  }
  return curve.some((value) => Number.isNaN(value)) ? null : curve
}

const rises = (values: Numbers): boolean =>
  Array.from(values).every((value, index, all) => index === 0 || value > (all[index - 1] ?? value))

/**
 * Mean of some strokes point by point, and how many it is of; those without a curve of their own
 * are left out. Null when none is left.
 */
export function averageCurve(
  strokes: Iterable<Numbers>,
): { mean: Float64Array; strokes: number } | null {
  const sum = new Float64Array(DRIVE_POINTS)
  let count = 0
  for (const stroke of strokes) {
    const curve = resampled(stroke)
    if (!curve) continue
    count++
    for (let point = 0; point < DRIVE_POINTS; point++)
      sum[point] = (sum[point] ?? 0) + (curve[point] ?? 0)
  }
  return count === 0 ? null : { mean: sum.map((total) => total / count), strokes: count }
}

const greatest = (values: Numbers): number =>
  Array.from(values).reduce((most, value) => Math.max(most, value), -Infinity)

/**
 * The curve in shares of its peak, so that the strong and the light compare by shape; null without
 * a force.
 */
export function peakNormalised(curve: Numbers): number[] | null {
  const peak = greatest(curve)
  return peak > 0 ? Array.from(curve, (value) => value / peak) : null
}

/** Where the peak of an evenly spaced curve lies, in percent of the drive; null without a force. */
export function peakPosition(curve: Numbers): number | null {
  const peak = greatest(curve)
  return peak > 0 && curve.length > 1
    ? (100 * Array.from(curve).indexOf(peak)) / (curve.length - 1)
    : null
}

/**
 * Joules of a drive from forces in newtons at oar angles in degrees, with the lever in metres the
 * force acts on: inboard for the handle.
 * Without a known lever there is no work to show.
 */
export function workOfCurve(force: Numbers, angle: Numbers, lever_m: number | null): number | null {
  if (lever_m === null || !(lever_m > 0) || force.length !== angle.length || force.length < 2)
    return null
  let work = 0
  for (let i = 1; i < force.length; i++) {
    const mean = 0.5 * ((force[i - 1] ?? 0) + (force[i] ?? 0))
    work += mean * ((angle[i] ?? 0) - (angle[i - 1] ?? 0)) * (Math.PI / 180) * lever_m
  }
  return work
}
