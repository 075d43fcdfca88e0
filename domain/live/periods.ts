/** One value an axis, at even times. */
export type Series = readonly (readonly [number, number, number])[]

/** A lag in steps at which a series is like itself again, and how much: 1 is exactly. */
type Peak = { lag: number; likeness: number }

/** How alike the series is to itself some steps later, from -1 to 1; 0 where nothing moves. */
function likenessAt(series: Series, lag: number): number {
  let [both, early, late] = [0, 0, 0]
  for (let index = 0; index + lag < series.length; index += 1) {
    const [one, other] = [series[index], series[index + lag]]
    if (!one || !other) continue
    for (const axis of [0, 1, 2] as const) {
      both += one[axis] * other[axis]
      early += one[axis] ** 2
      late += other[axis] ** 2
    }
  }
  return early === 0 || late === 0 ? 0 : both / Math.sqrt(early * late)
}

type Bounds = { shortest: number; longest: number }

function peaksOf(series: Series, { shortest, longest }: Bounds): Peak[] {
  const likeness = (lag: number) => likenessAt(series, lag)
  const values = Array.from({ length: longest + 2 }, (_, lag) => (lag === 0 ? 1 : likeness(lag)))
  const peaks: Peak[] = []
  for (let lag = shortest; lag <= longest; lag += 1) {
    const [before = 0, here = 0, after = 0] = values.slice(lag - 1, lag + 2)
    if (here <= 0 || here < before || here <= after) continue
    const bend = before - 2 * here + after
    const shift = bend === 0 ? 0 : (0.5 * (before - after)) / bend
    peaks.push({ lag: lag + shift, likeness: here })
  }
  return peaks
}

/**
 * The length in steps after which a series repeats itself; null where it does not. Twice the
 * period is as much alike, so it is the shortest length that is nearly as good as the best.
 * @param nearly the share of the best likeness that is good enough
 */
export function periodOf(
  series: Series,
  bounds: Bounds,
  { alike, nearly }: { alike: number; nearly: number },
): number | null {
  const peaks = peaksOf(series, bounds)
  const best = Math.max(0, ...peaks.map(({ likeness }) => likeness))
  const period = peaks.find(({ likeness }) => likeness >= alike && likeness >= nearly * best)
  return period ? refined(period.lag, peaks, nearly * best) : null
}

/** Several periods are measured better than one. */
function refined(lag: number, peaks: readonly Peak[], least: number): number {
  let period = lag
  for (let count = 2; ; count += 1) {
    const near = peaks.find((peak) => Math.abs(peak.lag - count * period) < period / 5)
    if (!near || near.likeness < least) return period
    period = near.lag / count
  }
}

/** The directions in which a series moves most, each at right angles to the others. */
export function principalAxes(series: Series): { axis: Vector; share: number }[] {
  const whole = energyOf(series)
  if (whole === 0) return []
  let rest = series
  return [0, 1, 2].map(() => {
    const axis = mainAxisOf(rest)
    const parts = rest.map((value) => dot(value, axis))
    const energy = parts.reduce((sum, value) => sum + value ** 2, 0)
    rest = rest.map(([x, y, z], index): Vector => {
      const by = parts[index] ?? 0
      return [x - by * axis[0], y - by * axis[1], z - by * axis[2]]
    })
    return { axis, share: energy / whole }
  })
}

/** A series along one direction. */
export const along = (series: Series, axis: Vector): Series =>
  series.map((value): Vector => [dot(value, axis), 0, 0])

type Vector = [number, number, number]
type ReadonlyVector = readonly [number, number, number]
const dot = (one: ReadonlyVector, other: ReadonlyVector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const energyOf = (series: Series) => series.reduce((sum, value) => sum + dot(value, value), 0)

const ROUNDS = 30

/** By power iteration, from the longest of the values. */
function mainAxisOf(series: Series): Vector {
  const longest = series.reduce<ReadonlyVector>(
    (most, value) => (dot(value, value) > dot(most, most) ? value : most),
    [1e-9, 0, 0],
  )
  let axis = unit(longest)
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum: Vector = [0, 0, 0]
    for (const value of series) {
      const by = dot(value, axis)
      for (const place of [0, 1, 2] as const) sum[place] += by * value[place]
    }
    axis = unit(sum)
  }
  return axis
}

function unit(value: ReadonlyVector): Vector {
  const length = Math.sqrt(dot(value, value)) || 1
  return [value[0] / length, value[1] / length, value[2] / length]
}
