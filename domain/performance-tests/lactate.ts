import type { LactateStep } from './step.ts'

/** Where a curve reaches a lactate; the heart rate is null where the steps around it have none. */
export type Threshold = { watts: number; heart_rate: number | null }

/** The steps around the last upward crossing of a lactate; null when it is not reached. */
function crossing(
  steps: readonly LactateStep[],
  lactate: number,
): { below: LactateStep; above: LactateStep } | null {
  for (let index = steps.length - 1; index > 0; index--) {
    const [below, above] = [steps[index - 1], steps[index]]
    if (below && above && below.lactate < lactate && lactate <= above.lactate)
      return { below, above }
  }
  return null
}

const between = (from: number, to: number, share: number) => from + share * (to - from)

function thresholdAt(below: LactateStep, above: LactateStep, share: number): Threshold {
  const known = below.heart_rate !== null && above.heart_rate !== null
  return {
    watts: between(below.watts, above.watts, share),
    heart_rate: known ? between(below.heart_rate ?? 0, above.heart_rate ?? 0, share) : null,
  }
}

/**
 * The power at a lactate on straight lines from step to step. Lactate often falls at the second
 * step, so the last upward crossing counts; beyond the steps nothing is said.
 */
export function linearThreshold(steps: readonly LactateStep[], lactate: number): Threshold | null {
  const found = crossing(steps, lactate)
  if (!found) return null
  const { below, above } = found
  return thresholdAt(below, above, (lactate - below.lactate) / (above.lactate - below.lactate))
}

/** The same with lactate on a logarithmic scale within the segment. */
export function logLinearThreshold(
  steps: readonly LactateStep[],
  lactate: number,
): Threshold | null {
  const found = crossing(steps, lactate)
  if (!found) return null
  const { below, above } = found
  const share =
    (Math.log(lactate) - Math.log(below.lactate)) /
    (Math.log(above.lactate) - Math.log(below.lactate))
  return thresholdAt(below, above, share)
}

/** The heart rate at a power, on straight lines from step to step; null outside of them. */
export function heartRateAt(steps: readonly LactateStep[], watts: number): number | null {
  const above = steps.findIndex((step) => step.watts >= watts)
  const [from, to] = [steps[above - 1], steps[above]]
  if (to?.watts === watts) return to.heart_rate
  if (!from || !to) return null
  return thresholdAt(from, to, (watts - from.watts) / (to.watts - from.watts)).heart_rate
}

/** ln(lactate) = a + b · watts. */
export type ExponentialFit = { a: number; b: number }

/** The exponential curve through all steps by least squares of the logarithm. */
export function exponentialFit(steps: readonly LactateStep[]): ExponentialFit | null {
  const count = steps.length
  if (count < 2) return null
  const meanX = steps.reduce((sum, { watts }) => sum + watts, 0) / count
  const meanY = steps.reduce((sum, { lactate }) => sum + Math.log(lactate), 0) / count
  let [xx, xy] = [0, 0]
  for (const { watts, lactate } of steps) {
    xx += (watts - meanX) ** 2
    xy += (watts - meanX) * (Math.log(lactate) - meanY)
  }
  if (xx === 0) return null
  const b = xy / xx
  return { a: meanY - b * meanX, b }
}

/**
 * Where the exponential curve reaches a lactate; null where it does not rise, or only beyond the
 * steps that were rowed.
 */
export function exponentialThreshold(
  steps: readonly LactateStep[],
  lactate: number,
): Threshold | null {
  const fit = exponentialFit(steps)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!fit || !first || !last || fit.b <= 0) return null
  const watts = (Math.log(lactate) - fit.a) / fit.b
  if (watts < first.watts || watts > last.watts) return null
  return { watts, heart_rate: heartRateAt(steps, watts) }
}

export const lactateOnExponential = ({ a, b }: ExponentialFit, watts: number): number =>
  Math.exp(a + b * watts)
