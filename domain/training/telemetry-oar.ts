import type { BoatStyle } from '../constants/boats.ts'

type Numbers = ArrayLike<number>

/** Newtons from which the blade counts as loaded, at the catch and at the finish alike. */
const SLIP_THRESHOLDS = { sweep: 200, scull: 100 } as const

/** The threshold for a boat; of one that is not known, the lower, which finds the shorter slip. */
export const slipThreshold = (style: BoatStyle | null): number =>
  style === 'sweep' ? SLIP_THRESHOLDS.sweep : SLIP_THRESHOLDS.scull

/**
 * Degrees lost at catch and finish, from forces in newtons at angles in degrees: from the catch
 * until the force first exceeds the threshold, and
 * from where it last does to the finish. Null when it never does. Only for recordings that say
 * nothing themselves.
 */
export function slipsOfCurve(
  force: Numbers,
  angle: Numbers,
  threshold_n: number,
): { slip: number; wash: number } | null {
  const last = force.length - 1
  let from = 0
  while (from <= last && !((force[from] ?? 0) > threshold_n)) from++
  if (from > last || angle.length !== force.length) return null
  let to = last
  while (!((force[to] ?? 0) > threshold_n)) to--
  const start = from === 0 ? angle[0] : crossing(force, angle, from - 1, threshold_n)
  const end = to === last ? angle[last] : crossing(force, angle, to, threshold_n)
  const slip = (start ?? Number.NaN) - (angle[0] ?? Number.NaN)
  const wash = (angle[last] ?? Number.NaN) - (end ?? Number.NaN)
  return Number.isNaN(slip + wash) ? null : { slip: Math.max(0, slip), wash: Math.max(0, wash) }
}

/** The angle between two samples at which the force passes the threshold. */
function crossing(force: Numbers, angle: Numbers, at: number, threshold: number): number {
  const before = force[at] ?? 0
  const after = force[at + 1] ?? 0
  const from = angle[at] ?? Number.NaN
  return from + ((threshold - before) / (after - before)) * ((angle[at + 1] ?? Number.NaN) - from)
}
