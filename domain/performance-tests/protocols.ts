import { ergoWattsOfPace } from '../time/pace.ts'
import type { WeightClass } from './kinds.ts'

/** How a step test is rowed. Watts of the steps; null stands for as hard as possible. */
export type StepProtocol = {
  seconds: number
  rest_s: number
  steps: readonly (number | null)[]
}

export const STEP_PROTOCOLS = ['drv-step', '7x4'] as const
export type Tested = { gender: 'm' | 'w' | null; weight_class: WeightClass | null; is_u19: boolean }

const FIRST_AND_STEP = {
  m: { open: [200, 50], easier: [160, 40] },
  w: { open: [120, 40], easier: [100, 30] },
} as const
/** More steps than anybody has rowed: the test ends before, by lactate or by will. */
const STEPS_OFFERED = 8
/** mmol/L above which a step test is over. */
export const STOP_LACTATE = 6

/**
 * The federation's step test: four minutes a step with half a minute to take blood. Lightweights and
 * those under 19 start lower and climb less.
 */
export function drvStep({ gender, weight_class, is_u19 }: Tested): StepProtocol {
  const { open, easier } = FIRST_AND_STEP[gender ?? 'm']
  const [first, step] = weight_class === 'light' || is_u19 ? easier : open
  const steps = Array.from({ length: STEPS_OFFERED }, (_, index) => first + index * step)
  return { seconds: 240, rest_s: 30, steps }
}

const SLOWER_THAN_2K = 5
const FIRST_SHARE = 0.45
const toFive = (watts: number) => 5 * Math.round(watts / 5)

/**
 * Seven steps of four minutes from the best 2 km: the sixth is five seconds for 500 m slower than
 * that, the first 45 % of it, the last as hard as possible; null without a plausible time.
 * @param time2k seconds
 */
export function sevenByFour(time2k: number): StepProtocol | null {
  const sixth = ergoWattsOfPace(time2k / 4 + SLOWER_THAN_2K)
  if (sixth === null) return null
  const first = toFive(FIRST_SHARE * sixth)
  const step = toFive((sixth - first) / 5)
  if (first <= 0 || step <= 0) return null
  const steps = Array.from({ length: 6 }, (_, index) => first + index * step)
  return { seconds: 240, rest_s: 60, steps: [...steps, null] }
}
