import { BOUNDS } from '../constants/bounds.ts'
import { HR_ZONE_COUNT } from '../constants/intensities.ts'

export type ZoneFault = { index: number; fault: 'range' | 'order' | 'max' }

/**
 * What is wrong with lower bounds a person entered: each must be a whole heart rate of 30 to 250,
 * above the one before it and below the
 * maximal heart rate where that is known. At most one fault a bound; too few bounds count as out of
 * range.
 */
export function zoneFaults(bounds: readonly (number | null)[], max_hr: number | null): ZoneFault[] {
  const { min, max } = BOUNDS.heart_rate
  return Array.from({ length: HR_ZONE_COUNT }, (_, index) => index).flatMap<ZoneFault>((index) => {
    const [bound, before] = [bounds[index] ?? null, bounds[index - 1] ?? null]
    if (bound === null || !Number.isInteger(bound) || bound < min || bound > max)
      return [{ index, fault: 'range' }]
    if (before !== null && bound <= before) return [{ index, fault: 'order' }]
    return max_hr !== null && bound >= max_hr ? [{ index, fault: 'max' }] : []
  })
}
