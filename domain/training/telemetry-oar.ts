import type { BoatStyle } from '../constants/boats.ts'

type Maybe = number | null
type Numbers = ArrayLike<number>

/** Newtons from which the blade counts as loaded, at the catch and at the finish alike. */
export const SLIP_THRESHOLDS = { sweep: 200, scull: 100 } as const

/** The threshold for a boat; of one that is not known, the lower, which finds the shorter slip. */
export const slipThreshold = (style: BoatStyle | null): number => (style === 'sweep' ? SLIP_THRESHOLDS.sweep : SLIP_THRESHOLDS.scull)

/** Degrees from catch to finish. Angles are 0 square off the boat, negative towards the catch. */
export const oarLength = (catch_angle: number, finish_angle: number): number => finish_angle - catch_angle

/** Degrees of the length in which the blade is loaded; null when a slip is not known. */
export function effectiveLength(length: Maybe, slip: Maybe, wash: Maybe): Maybe {
  return length === null || slip === null || wash === null ? null : length - slip - wash
}

/**
 * Degrees lost at catch and finish, from forces in newtons at angles in degrees: from the catch until the force first exceeds the threshold, and
 * from where it last does to the finish. Null when it never does. Only for recordings that tell nothing themselves.
 */
export function slipsOfCurve(force: Numbers, angle: Numbers, threshold_n: number): { slip: number; wash: number } | null {
  const loaded = Array.from(force, (value) => value > threshold_n)
  const from = loaded.indexOf(true)
  const to = loaded.lastIndexOf(true)
  const last = force.length - 1
  if (from < 0 || angle.length !== force.length) return null
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

/** Place of the peak in percent of a drive, from its way and the drive's length in the same unit. */
export const forcePosition = (peak_at: number, drive_length: number): Maybe => (drive_length > 0 ? (100 * peak_at) / drive_length : null)
