import { roundUp } from '../constants/decimals.ts'
import { HR_ZONE_COUNT } from '../constants/intensities.ts'
import { heartRateAt, linearThreshold } from './lactate.ts'
import type { LactateStep } from './step.ts'

/** Why a test proposes no zones. */
export type ProposalFault =
  | 'lactate_not_reached'
  | 'ends_too_early'
  | 'no_heart_rate'
  | 'zones_overlap'

/** The upper ends of the zones that a test speaks of, in watts and beats. */
export type ProposedZones = {
  watts: { ut2: number; ut1: number; at: number }
  heart_rate: { ut2: number; ut1: number; at: number }
  /** Lower ends of all zones in beats, as they are kept for an athlete. */
  bounds: number[]
}

const [AEROBIC, ANAEROBIC] = [2, 4]
/** The zone of the threshold reaches a little beyond it. */
const BEYOND_THRESHOLD = 1.03

/**
 * Zones after a step test: basic endurance ends at 2 mmol/L, intensive endurance halfway to 4, the
 * threshold zone a little beyond 4. The zones the test says nothing of keep their bounds.
 * @param present lower ends of the zones the athlete has, in beats
 */
export function proposedZones(
  steps: readonly LactateStep[],
  present: readonly number[],
): ProposedZones | ProposalFault {
  const aerobic = linearThreshold(steps, AEROBIC)
  const anaerobic = linearThreshold(steps, ANAEROBIC)
  if (!aerobic || !anaerobic) return 'lactate_not_reached'
  const watts = {
    ut2: aerobic.watts,
    ut1: (aerobic.watts + anaerobic.watts) / 2,
    at: anaerobic.watts * BEYOND_THRESHOLD,
  }
  if (steps.every((step) => step.watts < watts.at)) return 'ends_too_early'
  const beats = [watts.ut2, watts.ut1, watts.at].map((power) => heartRateAt(steps, power))
  const [ut2, ut1, at] = beats
  if (ut2 == null || ut1 == null || at == null) return 'no_heart_rate'
  const heart_rate = { ut2, ut1, at }
  const [first = 0, second = 0, , , , last = 0] = present
  const bounds = [first, second, ...[ut2, ut1, at].map(roundUp), last]
  const isRising = bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 0))
  if (bounds.length !== HR_ZONE_COUNT || !isRising) return 'zones_overlap'
  return { watts, heart_rate, bounds }
}
