import { isOver } from '../constants/decimals.ts'
import { leastSquares, svd } from '../training/svd.ts'
import { heartRateAt, type Threshold } from './lactate.ts'
import type { LactateStep } from './step.ts'

/** Lactate = c3·W³ + c2·W² + c1·W + c0, the coefficients from the highest power down. */
export type Cubic = readonly [c3: number, c2: number, c1: number, c0: number]

export const cubicAt = ([c3, c2, c1, c0]: Cubic, watts: number): number =>
  ((c3 * watts + c2) * watts + c1) * watts + c0

const slopeAt = ([c3, c2, c1]: Cubic, watts: number): number =>
  (3 * c3 * watts + 2 * c2) * watts + c1

/**
 * The cubic curve through steps by least squares. It is fitted over the power shifted and scaled,
 * since cubes of hundreds of watts drown everything else, and then written out.
 */
export function cubicFit(steps: readonly LactateStep[]): Cubic | null {
  if (steps.length < 4) return null
  const middle = steps.reduce((sum, { watts }) => sum + watts, 0) / steps.length
  const wide = Math.max(...steps.map(({ watts }) => Math.abs(watts - middle)))
  if (wide === 0) return null
  const rows = steps.flatMap(({ watts }) => {
    const x = (watts - middle) / wide
    return [x ** 3, x ** 2, x, 1]
  })
  const lactates = Float64Array.from(steps.map(({ lactate }) => lactate))
  const fitted = leastSquares(svd(Float64Array.from(rows), steps.length, 4), lactates)
  const [k3 = 0, k2 = 0, k1 = 0, k0 = 0] = fitted
  const [a, b, c] = [k3 / wide ** 3, k2 / wide ** 2, k1 / wide]
  return [
    a,
    b - 3 * a * middle,
    c - 2 * b * middle + 3 * a * middle ** 2,
    k0 - c * middle + b * middle ** 2 - a * middle ** 3,
  ]
}

/** How a D-max was found: the line, and the point of the curve farthest from it. */
export type DmaxConstruction = {
  cubic: Cubic
  line: {
    from: { watts: number; lactate: number }
    to: { watts: number; lactate: number }
    slope: number
  }
  point: Threshold & { lactate: number }
}

/** A rise of more than so many mmol/L is the first that counts for the modified method. */
const FIRST_RISE = 0.4

/**
 * D-max after Cheng (1992): the power between the first and the last step at which the cubic curve
 * is farthest from the line between them, where it is as steep as the line.
 */
export const dmax = (steps: readonly LactateStep[]): DmaxConstruction | null =>
  farthestFrom(steps, 0)

/** Modified D-max after Bishop (1998): the line starts at the step before the first real rise. */
export function modifiedDmax(steps: readonly LactateStep[]): DmaxConstruction | null {
  const rise = steps.findIndex(
    ({ lactate }, index) =>
      index > 0 && isOver(lactate - (steps[index - 1]?.lactate ?? 0), FIRST_RISE),
  )
  return rise < 1 ? null : farthestFrom(steps, rise - 1)
}

function farthestFrom(steps: readonly LactateStep[], start: number): DmaxConstruction | null {
  const [from, to, cubic] = [steps[start], steps.at(-1), cubicFit(steps)]
  if (!from || !to || !cubic || to.watts <= from.watts) return null
  const slope = (to.lactate - from.lactate) / (to.watts - from.watts)
  const below = (watts: number) =>
    from.lactate + slope * (watts - from.watts) - cubicAt(cubic, watts)
  const [watts] = rootsOfSlope(cubic, slope)
    .filter((root) => root > from.watts && root < to.watts && below(root) > 0)
    .toSorted((one, other) => below(other) - below(one))
  if (watts === undefined) return null
  return {
    cubic,
    line: {
      from: { watts: from.watts, lactate: from.lactate },
      to: { watts: to.watts, lactate: to.lactate },
      slope,
    },
    point: { watts, lactate: cubicAt(cubic, watts), heart_rate: heartRateAt(steps, watts) },
  }
}

/** The powers at which the curve is as steep as that. */
function rootsOfSlope(cubic: Cubic, slope: number): number[] {
  const [a, b, c] = [3 * cubic[0], 2 * cubic[1], cubic[2] - slope]
  if (Math.abs(a) < Number.EPSILON) return b === 0 ? [] : [-c / b]
  const inner = b ** 2 - 4 * a * c
  if (inner < 0) return []
  const root = Math.sqrt(inner)
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
}

/** The tangent of the curve at a power, as lactate at the two ends of a stretch. */
export function tangentAt(
  cubic: Cubic,
  watts: number,
  { from, to }: { from: number; to: number },
): { from: number; to: number } {
  const slope = slopeAt(cubic, watts)
  const level = cubicAt(cubic, watts)
  return { from: level + slope * (from - watts), to: level + slope * (to - watts) }
}
